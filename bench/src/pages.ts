/** Pages whose first visit is measured; the paths are of the sample catalogue. */
export const PAGES = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/tech-gadgets' },
  { name: 'product', path: '/product/groovy-pink-lava-lamp-with-purple-base' },
] as const;

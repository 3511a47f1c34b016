import { runShop } from './run-shop.ts';

/**
 * `npm start`: builds what changed, starts the whole system, fills a new shop, and runs until it is stopped.
 * @param args the command's options (`StartOptions`)
 */
export function run(args: string[]): void {
  runShop(args, async ({ isNew, cache = 'stale-while-revalidate', defer, ...options }) => {
    // Loaded this late so that a taken port is told at once.
    const { startStack } = await import('../stack.ts');
    const stack = await startStack({ ...options, cache, seed: isNew });
    defer(stack.stop);
    return stack.url;
  });
}

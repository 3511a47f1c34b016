import { describe, expect, test } from 'vitest';
import { isImageName, uploadedName, uploadPath } from './image-name.ts';

describe('the name of a picture', () => {
  test.each(['lava-lamp.webp', '1746-IMG_2031 (1).JPG', 'café.jpeg', '0123456789abcdef.avif'])(
    '%s is one',
    (name) => {
      expect(isImageName(name)).toBe(true);
    },
  );

  test.each([
    '',
    'lamp',
    'lamp.svg',
    'lamp.png.html',
    '.lamp.png',
    '../lamp.png',
    'folder/lamp.png',
    'folder\\lamp.png',
    'lamp\0.png',
    'lamp\n.png',
    'lamp%2f.png',
    'lamp?.png',
    'lamp#.png',
    '<lamp>.png',
    `${'x'.repeat(300)}.png`,
  ])('%j is none', (name) => expect(isImageName(name)).toBe(false));

  test('stands in the path, encoded', () => {
    expect(uploadPath('a b.png')).toBe('/uploads/a%20b.png');
    expect(uploadedName('/uploads/a%20b.png?t=1#x')).toBe('a b.png');
    expect(uploadedName('/uploads/100%.png')).toBe('100%.png');
    expect(uploadedName('https://shop.example/uploads/a.png')).toBeNull();
    expect(uploadedName('/images/a.png')).toBeNull();
  });
});

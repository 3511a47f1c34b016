import { describe, expect, test } from 'vitest';
import { readEmailAddress } from './email-address.ts';

const label = (length: number) => 'd'.repeat(length);

describe('an e-mail address', () => {
  test.each([
    ['rad@mail.example', 'rad@mail.example'],
    ['Rad.Fan+90s@Mail.EXAMPLE', 'Rad.Fan+90s@mail.example'],
    ["o'brien_-@a-b.co", "o'brien_-@a-b.co"],
    ['rad@почта.рф', 'rad@xn--80a1acny.xn--p1ai'],
    ['rad@xn--80a1acny.xn--p1ai', 'rad@xn--80a1acny.xn--p1ai'],
    ['rad@XN--80A1ACNY.XN--P1AI', 'rad@xn--80a1acny.xn--p1ai'],
    ['rad@bücher.example', 'rad@xn--bcher-kva.example'],
    ['rad@bu\u0308cher.example', 'rad@xn--bcher-kva.example'],
    ['rad@例え.テスト', 'rad@xn--r8jz45g.xn--zckzah'],
    ['rad@उदाहरण.भारत', 'rad@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['rad@ｍａｉｌ.example', 'rad@mail.example'],
    [`${label(64)}@mail.example`, `${label(64)}@mail.example`],
    [`rad@${label(63)}.example`, `rad@${label(63)}.example`],
  ])('%s is stored as %s', (text, stored) => {
    expect(readEmailAddress(text)).toBe(stored);
    expect(readEmailAddress(stored)).toBe(stored);
  });

  test.each([
    '',
    '@',
    'rad',
    'rad@',
    '@mail.example',
    'rad@mail',
    'rad@mail.e',
    'rad@mail..example',
    'rad@.example',
    'rad@mail.example.',
    'rad@-mail.example',
    'rad@mail-.example',
    'rad@mail.123',
    'rad@127.0.0.1',
    'rad@127.1',
    'rad@0x7f.1',
    'rad@[127.0.0.1]',
    'rad@[::1]',
    'rad@mail.example:25',
    'rad@mail.example/x',
    'rad@mail.example?x',
    'rad@mail.example#x',
    'rad@mail_.example',
    'rad@ma%69l.example',
    'rad@ma il.example',
    'rad@mail。example',
    'rad@xn--a.example',
    'rad@☃.example',
    'a@b@mail.example',
    '.rad@mail.example',
    'rad.@mail.example',
    'r..ad@mail.example',
    'r ad@mail.example',
    '"rad"@mail.example',
    'rad(x)@mail.example',
    'räd@mail.example',
    'rad\r\nBcc:x@mail.example',
    'rad\u0000@mail.example',
    'rad@mail.example\n',
    `${label(65)}@mail.example`,
    `rad@${label(64)}.example`,
    `rad@${'ü'.repeat(60)}.example`,
    `rad@${Array(5).fill(label(60)).join('.')}.example`,
  ])('%j is none', (text) => {
    expect(readEmailAddress(text)).toBeNull();
  });

  test('is known for none quickly, however long it is', () => {
    const startedAt = performance.now();
    for (const part of ['a', 'a.', 'ü', '@', "'"]) {
      expect(readEmailAddress(`${part.repeat(200_000)}@${part.repeat(200_000)}`)).toBeNull();
    }
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});

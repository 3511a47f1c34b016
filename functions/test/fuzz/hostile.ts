import fc from 'fast-check';

const nested = (depth: number, value: unknown): unknown => (depth === 0 ? value : [nested(depth - 1, value)]);

/** Texts that have broken other programs. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e\u200b',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-1',
    '1e309',
    '../../etc/passwd',
    '..%2f..%2f',
    '/uploads/../x',
    'javascript:alert(1)',
    'data:text/html,<script>',
    '//evil.example',
    'http://',
    'http://[::1',
    'http://127.0.0.1/',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"\'`;--',
    '#{7*7}{{7*7}}',
    '=cmd|x!A1',
    'a'.repeat(5_000),
    '🛹'.repeat(600),
    '<b>'.repeat(2_000),
    'é'.normalize('NFD').repeat(100),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

/** Values of every type that JSON has, and no schema expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 0.1, 1e308, -1e308, 2 ** 53, [], {}, [[]], [null]),
  fc.constantFrom(nested(50, 'deep'), nested(3, {}), { a: { a: { a: {} } } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** An object whose own keys are those of prototypes: `JSON.parse` alone makes such a thing. */
export const PROTOTYPE_KEYS = '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}';

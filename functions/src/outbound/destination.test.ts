import { describe, expect, test } from 'vitest';
import { toDestination } from './destination.ts';
import { parseStandIns } from './stand-ins.ts';

const FORBIDDEN = [
  // loopback, in every notation
  'http://127.0.0.1/',
  'http://127.0.0.1./',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://00000177.0.0.1/',
  'http://%31%32%37.0.0.1/',
  'http://１２７.０.０.１/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'https:\\\\127.0.0.1/',
  'http:127.0.0.1',
  'http:///127.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b:1::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  // metadata and link-local
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0xa9.0xfe.0xa9.0xfe/',
  'http://0251.0376.0251.0376/',
  'http://169.254.43518/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:a9fe:a9fe::]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://100.100.100.200/',
  'http://168.63.129.16/',
  'http://192.0.0.192/',
  // private networks
  'http://10.0.0.1/',
  'http://167772161/',
  'http://012.0.0.1/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://192.168.257/',
  'http://0xc0a80001/',
  'http://100.64.0.1/',
  'http://[fc00::1]/',
  'http://[fdff:ffff::1]/',
  'http://[fec0::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:c0a8:1]/',
  // reserved, multicast, documentation
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.7/',
  'http://203.0.113.7/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[100::1]/',
  'http://[3fff::1]/',
  // other schemes, ports and things
  'file:///etc/passwd',
  'ftp://shop.example/a.png',
  'gopher://shop.example/',
  'data:image/png;base64,AAAA',
  'blob:https://shop.example/1',
  'javascript:alert(1)',
  'http://shop.example:22/',
  'https://shop.example:8443/',
  'https://user@shop.example/',
  'https://user:password@shop.example/',
  'https://shop.example@127.0.0.1/',
  '//shop.example/a.png',
  '/uploads/a.png',
  'shop.example/a.png',
  'http://[fe80::1%25eth0]/',
  'http://999.1.1.1/',
  'http://',
  '',
];

const anything = () => true;
const none = new Map();

describe('a destination', () => {
  test.each(FORBIDDEN)('%s is refused', (address) => {
    expect(() => toDestination(address, anything, none)).toThrow(
      expect.objectContaining({ name: 'OutboundError', failure: 'refused' }),
    );
  });

  test.each([
    'https://shop.example/uploads/a.png',
    'http://shop.example:80/',
    'https://shop.example:443/a?b=c#d',
    'https://93.184.215.14/',
    'https://[2606:4700::1111]/',
  ])('%s is allowed', (address) => {
    expect(toDestination(address, anything, none)).toMatchObject({ standIn: false });
  });

  test('the caller has its own say', () => {
    expect(() =>
      toDestination('https://shop.example/', (url) => url.host === 'other.example', none),
    ).toThrow();
  });

  test('a stand-in answers for its origin and for no other', () => {
    const standIns = parseStandIns('https://shop.example=http://127.0.0.1:4001') ?? none;
    const { target, standIn } = toDestination('https://shop.example/a?b=c', anything, standIns);
    expect([target.href, standIn]).toEqual(['http://127.0.0.1:4001/a?b=c', true]);
    expect(toDestination('http://shop.example/a', anything, standIns).standIn).toBe(false);
    expect(() => toDestination('http://127.0.0.1:4001/a', anything, standIns)).toThrow();
    expect(toDestination('https://shop.example//evil.example/a', anything, standIns).target.host).toBe(
      '127.0.0.1:4001',
    );
  });
});

describe('stand-ins', () => {
  test('are read from pairs', () => {
    expect(parseStandIns('')).toEqual(new Map());
    expect(
      parseStandIns(' https://a.example/ = http://127.0.0.1:1 ,https://b.example=http://127.0.0.1:2,'),
    ).toEqual(
      new Map([
        ['https://a.example', 'http://127.0.0.1:1'],
        ['https://b.example', 'http://127.0.0.1:2'],
      ]),
    );
  });

  test.each(['https://a.example', 'a=b', '*=http://127.0.0.1', 'https://a.example=http://b=c'])(
    '%s is no such list',
    (text) => expect(parseStandIns(text)).toBeNull(),
  );
});

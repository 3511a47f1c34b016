import { BlockList, isIP } from 'node:net';

/**
 * The addresses of Hosting's edge, which is Fastly's (https://api.fastly.com/public-ip-list, unchanged for years).
 * Each of its servers adds the address that called it to `X-Forwarded-For`; one it lacks here is taken for a
 * visitor, which counts too many people as one and trusts nobody too much.
 */
const HOSTING_EDGE = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

function add(proxies: BlockList, range: string): boolean {
  const [address = '', bits = ''] = range.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  if (version === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > longest) return false;
  proxies.addSubnet(address, Number(bits), version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/**
 * The proxies whose word about their caller is taken: Hosting's own, and those that a deployment adds.
 * @param text further ranges in CIDR notation, separated by commas; may be empty
 * @returns null where one cannot be read
 */
export function parseTrustedProxies(text: string): BlockList | null {
  const proxies = new BlockList();
  const ranges = [...HOSTING_EDGE, ...text.split(',').map((range) => range.trim())].filter(Boolean);
  return ranges.every((range) => add(proxies, range)) ? proxies : null;
}

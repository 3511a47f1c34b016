import type { AmazonCredentials } from './credentials.ts';

const CATALOGUE = 'https://creatorsapi.amazon/catalog/v1/';

/** Where each version of credentials gets its tokens (Creators API documentation, "Authentication"). */
const TOKEN_ADDRESSES: Readonly<Record<AmazonCredentials['version'], string>> = {
  '2.1': 'https://creatorsapi.auth.us-east-1.amazoncognito.com/oauth2/token',
  '2.2': 'https://creatorsapi.auth.eu-south-2.amazoncognito.com/oauth2/token',
  '2.3': 'https://creatorsapi.auth.us-west-2.amazoncognito.com/oauth2/token',
  '3.1': 'https://api.amazon.com/auth/o2/token',
  '3.2': 'https://api.amazon.co.uk/auth/o2/token',
  '3.3': 'https://api.amazon.co.jp/auth/o2/token',
};

function at(address: string, origin: string | undefined): string {
  return origin === undefined ? address : new URL(new URL(address).pathname, origin).href;
}

/** @param origin stands in for Amazon's own, such as a simulator's; undefined: Amazon's */
export function tokenAddress(version: AmazonCredentials['version'], origin: string | undefined): string {
  return at(TOKEN_ADDRESSES[version], origin);
}

/** @param origin as for `tokenAddress` */
export function callAddress(operation: 'searchItems' | 'getItems', origin: string | undefined): string {
  return at(CATALOGUE + operation, origin);
}

import type { IncomingMessage } from 'node:http';
import { environment } from '../environment.ts';

/** The longest name of a host (RFC 1035, 2.3.4), and a port. */
const HOST_LENGTH_MAX = 253 + ':65535'.length;
/** A host name or address with an optional port, and nothing that could leave its place in a page. */
const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i;

export interface ForwardedHeaders {
  /** `X-Forwarded-Host`: the host that the visitor asked Hosting for. */
  forwardedHost: string | undefined;
  /** `X-Forwarded-Proto` */
  forwardedProto: string | undefined;
  /** `Host`: the function's own. */
  host: string | undefined;
}

/**
 * Scheme and host under which a visitor knows the shop, for canonical addresses.
 * @param siteUrl the shop's address where the deployment names it; it wins over everything a request says
 */
export function requestOrigin(headers: ForwardedHeaders, siteUrl?: string): string {
  if (siteUrl) return new URL(siteUrl).origin;
  const host = headers.forwardedHost?.split(',')[0]?.trim() || headers.host || '';
  const proto = headers.forwardedProto?.split(',')[0]?.trim() === 'http' ? 'http' : 'https';
  return host.length <= HOST_LENGTH_MAX && HOST.test(host) ? `${proto}://${host}` : 'https://localhost';
}

const first = (header: string | string[] | undefined): string | undefined => [header].flat()[0];

/**
 * What a request says about the address that a visitor asked for. The emulator suite's Hosting leaves the scheme out
 * and speaks http; elsewhere whoever says nothing came by https.
 */
export function forwardedHeaders({ headers }: IncomingMessage): ForwardedHeaders {
  return {
    forwardedHost: first(headers['x-forwarded-host']),
    forwardedProto:
      first(headers['x-forwarded-proto']) ?? (environment().FUNCTIONS_EMULATOR ? 'http' : 'https'),
    host: headers.host,
  };
}

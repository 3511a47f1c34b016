import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutboundError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';

type Resolve = (
  hostname: string,
  options: { all: true; family?: number },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

function familyNumber(family: number | string | undefined): number {
  if (family === 'IPv4') return 4;
  return family === 'IPv6' ? 6 : Number(family ?? 0);
}

/**
 * Makes the name look-up of a connection. The very addresses that were checked are the ones connected to, so a
 * name cannot show a public address to the check and a private one to the connection. One private address among
 * several refuses the name.
 * @param resolve how names become addresses; the system's way unless a test has its own
 */
export function checkedLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { all: true, family: familyNumber(options.family) }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new OutboundError('refused', `${hostname} is no public address`), []);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

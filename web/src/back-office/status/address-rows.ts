import type { AddressKind, CountedAddress } from '@rad-rewind/contract/status';
import type { StatusRow } from './status-row.ts';

const NAME = 'Visitor-address check';

/** What an address on the way is, in brackets behind it. */
const KINDS: Readonly<Record<AddressKind, string>> = {
  proxy: 'a proxy that TRUSTED_PROXIES names',
  cdn: "the CDN's",
  google: "Google's",
  private: 'of a private network',
  unknown: 'no address',
  visitor: "a visitor's",
};

/** What is wrong, and what to do, where the counted address is many people's. */
export interface AddressWarning {
  title: string;
  text: string;
  steps: readonly string[];
}

const COMPARE = 'Look up the address of your own connection, for instance in your router.';
const REDEPLOY = 'Deploy, and press REFRESH here.';
const YOURS = 'The address here must now be that of your own connection.';

/** An address as TRUSTED_PROXIES takes it; of IPv6 the network is counted, which is a range already. */
const rangeOf = (address: string): string => (address.includes('/') ? address : `${address}/32`);

/** How a program that stands in front of the functions is made to tell of its caller. */
function proxySteps({ address, verdict }: CountedAddress): string[] {
  if (verdict === 'unknown')
    return [
      'Find what stands in front of the functions: it says of its caller what is no address.',
      'Have it write the address of its caller, and nothing else, at the end of X-Forwarded-For.',
      'Press REFRESH here.',
      YOURS,
    ];
  return [
    `Add the proxy's range, such as ${rangeOf(address)}, to TRUSTED_PROXIES in functions/.env.<project id>.`,
    REDEPLOY,
    YOURS,
  ];
}

/** What warns of an address that stands for many visitors; null where none does. */
export function addressWarning(counted: CountedAddress): AddressWarning | null {
  const { address, verdict, header } = counted;
  const trail = header ? ` X-Forwarded-For was: ${header}` : ' There was no X-Forwarded-For.';
  if (verdict === 'cdn' || verdict === 'google') {
    return {
      title: 'All visitors look like one',
      text: `You are counted as ${address}, which is ${KINDS[verdict]}. Many visitors may share it, so limits by address are off: nobody is stopped for what another did, and floods are not held up.${trail}`,
      steps: [
        COMPARE,
        'If it stands in X-Forwarded-For before the counted one, report it: the shop should have found it.',
        'If it stands nowhere, Hosting does not pass it on: leave everything as it is. Guesses at one user name are still stopped.',
      ],
    };
  }
  if (verdict === 'private' || verdict === 'unknown') {
    return {
      title: 'All visitors look like one',
      text: `You are counted as ${address}, which is ${KINDS[verdict]}: a proxy stands in front of the functions that the shop does not know.${trail}`,
      steps: proxySteps(counted),
    };
  }
  return null;
}

/** How the address was found: each of the trail, and what was made of it. */
function trailText({ entries }: CountedAddress): string {
  const counted = entries.findLastIndex(({ isSkipped }) => !isSkipped);
  const verdictOf = (index: number, isSkipped: boolean) => {
    if (index === counted) return 'counted';
    return isSkipped ? 'skipped' : 'not looked at';
  };
  return entries
    .map(
      ({ address, kind, isSkipped }, index) =>
        `${address || 'none'} (${KINDS[kind]}; ${verdictOf(index, isSkipped)})`,
    )
    .join(', ');
}

/** What to make of an address that stands behind servers whose word is not taken. */
function claimAdvice({ entries }: CountedAddress): string {
  const untrusted = entries.flatMap(({ isSkipped, kind }) => (isSkipped && kind !== 'proxy' ? [kind] : []));
  const named = [
    untrusted.includes('cdn') ? '"hosting"' : [],
    untrusted.includes('google') ? "the range of Google's server" : [],
  ].flat();
  return `If it is that of your own connection, put ${named.join(' and ')} into TRUSTED_PROXIES and deploy; until then, who fails to sign in too often from it is slowed down and never refused`;
}

function checkRow(counted: CountedAddress): StatusRow {
  const { address, verdict, isCertain, entries } = counted;
  const skipped = entries.filter(({ isSkipped }) => isSkipped).length;
  const through = skipped === 0 ? 'straight' : `through ${skipped} ${skipped === 1 ? 'server' : 'servers'}`;
  const detail = `you are counted as ${address}, ${through}`;
  if (addressWarning(counted)) {
    return {
      name: NAME,
      text: 'Visitors cannot be told apart',
      detail,
      badge: { tone: 'bad', word: 'SHARED' },
    };
  }
  if (verdict === 'proxy') {
    const text = 'You come from this machine, or from a proxy that is trusted';
    return { name: NAME, text, detail, badge: { tone: 'ok', word: 'OK' } };
  }
  if (isCertain) {
    return {
      name: NAME,
      text: 'Addresses reach the limiter as they are',
      detail,
      badge: { tone: 'ok', word: 'OK' },
    };
  }
  return {
    name: NAME,
    text: 'An address reaches the limiter, which a caller could have made up',
    detail: `${detail}. ${claimAdvice(counted)}`,
    badge: { tone: 'note', word: 'COMPARE' },
  };
}

/** Which address the owner is counted by, and why. */
export function addressRows(counted: CountedAddress): StatusRow[] {
  const source = counted.header === null ? 'From the connection' : 'From X-Forwarded-For, read from its end';
  return [checkRow(counted), { name: 'How it was found', text: source, detail: trailText(counted) }];
}

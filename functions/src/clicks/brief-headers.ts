import type { Click } from '@rad-rewind/contract/click';

/** What a click keeps of a request's headers (docs/product.md, "Click counts"). */
type BriefHeaders = Pick<Click, 'referrer' | 'userAgent'>;

/** Browsers have shorter ones; programs may send what they like. */
const LONGEST_USER_AGENT = 500;
/** RFC 1035, "Size limits". */
const LONGEST_HOST = 253;
const UNKNOWN = 'other';
/** What people hold or sit at. Bowser also knows bots, which are no people's. */
const DEVICES = ['desktop', 'mobile', 'tablet', 'tv'];

/** The host of the page that a Referer header names; null where it names none. */
function refererHost(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { hostname } = new URL(referer);
  return hostname === '' || hostname.length > LONGEST_HOST ? null : hostname.toLowerCase();
}

/**
 * Family of the browser and class of the device, such as `Firefox, desktop`; `other` for one that nobody knows, null
 * where none is said. Only names that Bowser knows get out: of other browsers it gives what they say of themselves.
 */
async function browserClass(userAgent: string | undefined): Promise<string | null> {
  if (!userAgent) return null;
  // Loaded with the first click: nothing else needs it.
  const { default: Bowser } = await import('bowser');
  const { browser, platform } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  const known = (name: string | undefined, names: readonly string[]) =>
    name !== undefined && names.includes(name) ? name : UNKNOWN;
  return `${known(browser.name, Object.values(Bowser.BROWSER_MAP))}, ${known(platform.type, DEVICES)}`;
}

/**
 * @param referer the Referer header, or what an older version kept of it
 * @param userAgent the User-Agent header, or what an older version kept of it
 */
export async function briefHeaders(
  referer: string | undefined,
  userAgent: string | undefined,
): Promise<BriefHeaders> {
  return { referrer: refererHost(referer), userAgent: await browserClass(userAgent) };
}

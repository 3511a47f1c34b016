import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';
import styles from './legal-screen.module.css';

const COOKIES: readonly { name: string; owner: string; purpose: string; lasts: string }[] = [
  {
    name: '_ga',
    owner: 'Analytics',
    purpose:
      'Tells visitors apart, and keeps a visit together in a second cookie whose name goes on with an id (_ga_…), only after you agreed to it',
    lasts: '2 years',
  },
  {
    name: '_gid',
    owner: 'Analytics',
    purpose: 'Tells visits of one day apart, only after you agreed to it',
    lasts: '24 hours',
  },
  {
    name: '_gat',
    owner: 'Analytics',
    purpose: 'Limits how often data is sent, only after you agreed to it',
    lasts: '1 minute',
  },
  {
    name: '__session',
    owner: 'Rad Rewind',
    purpose: 'Keeps the people who run this shop signed in',
    lasts: '5 days',
  },
  {
    name: 'rr_session',
    owner: 'Rad Rewind',
    purpose: 'Tells the pages that somebody who runs this shop is signed in, and no more than that',
    lasts: '5 days',
  },
  {
    name: 'Amazon tracking',
    owner: 'Amazon',
    purpose: 'Lets the retailer know that you came from us',
    lasts: '30 days',
  },
  {
    name: 'eBay tracking',
    owner: 'eBay',
    purpose: 'Lets the marketplace know that you came from us',
    lasts: '30 days',
  },
];

function CookieTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard.
    <section className={styles.tableScroll} aria-label="Cookies" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Cookie</th>
            <th scope="col">Set by</th>
            <th scope="col">Purpose</th>
            <th scope="col">Duration</th>
          </tr>
        </thead>
        <tbody>
          {COOKIES.map(({ name, owner, purpose, lasts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{owner}</td>
              <td>{purpose}</td>
              <td>{lasts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the shop keeps in the browser apart from cookies; none of it is sent to anybody but with a sign-in. */
function StorageList() {
  return (
    <ul>
      <li>
        <code>rr_analytics</code>: your answer about analytics, until you delete it.
      </li>
      <li>
        <code>scroll-positions</code> and <code>late-view-transitions</code>: how far down you were on a page,
        and whether pages come quickly enough to fade, until you close the tab.
      </li>
      <li>
        <code>rr_device</code> with a user name: lets the people who run this shop sign in from a browser that
        did so before, even while others guess passwords, until they delete it. It is sent with a sign-in
        alone.
      </li>
      <li>
        <code>rad-rewind-product-draft</code>: a product on its way to its preview, for the people who run
        this shop, until they delete it.
      </li>
    </ul>
  );
}

/** The cookie policy. */
export function CookiesText() {
  return (
    <>
      <h2>What cookies are</h2>
      <p>
        Cookies are small notes that a site asks your browser to keep and to show again on the next visit.
        Some are needed for a site to work; others help to measure it or to settle commissions.
      </p>
      <h2>The cookies you may meet</h2>
      <CookieTable />
      <h2>Only if you agree</h2>
      <p>
        Analytics cookies are set only after you agreed to them, and refusing is as easy as agreeing. Where
        this shop measures visits at all, a bar asks you, and "Cookie settings" at the foot of every page
        changes your answer; your browser keeps the answer itself, not in a cookie. The two session cookies
        are set only when somebody signs in to run the shop; visitors never get them. The cookies of the
        retailer and of the marketplace are set by them, on their own sites, after you followed one of our
        links there.
      </p>
      <h2>What your browser keeps besides</h2>
      <p>Browsers have a storage of their own for each site. This one keeps there:</p>
      <StorageList />
      <h2>Getting rid of them</h2>
      <p>
        Your browser can delete cookies and what it stores at any time, and can refuse them from the start.
        This site works without any. What we do with data apart from cookies is in our{' '}
        <Link to={pagePath.legal('privacy')}>privacy policy</Link>.
      </p>
    </>
  );
}

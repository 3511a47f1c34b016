import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';

/** The affiliate disclosure. */
export function AffiliateText() {
  return (
    <>
      <h2>How this site earns money</h2>
      <p>
        <strong>The product links on Rad Rewind are affiliate links.</strong> When you press a buy button and
        buy something on the partner site it leads to, that partner may pay us a commission. You pay the same
        price as anybody else. This is how we keep the site running without banners.
      </p>
      <h2>Amazon</h2>
      <p>
        Rad Rewind takes part in the Amazon Associates Program, an affiliate advertising program that lets
        sites earn fees by linking to Amazon.com and affiliated sites.
      </p>
      <p>
        <strong>As an Amazon Associate I earn from qualifying purchases.</strong>
      </p>
      <p>
        Product prices and availability are accurate as of the date/time indicated and are subject to change.
        Any price and availability information displayed on Amazon at the time of purchase will apply to the
        purchase of this product.
      </p>
      <h2>eBay</h2>
      <p>
        Rad Rewind takes part in the eBay Partner Network. Links to auctions and listings on eBay are
        affiliate links, and we may earn a commission when you buy or bid through them.
      </p>
      <h2>How to recognise the links</h2>
      <ul>
        <li>
          Every buy button has a note beside it that says it is a paid link and leads to a partner site.
        </li>
        <li>The links are marked as sponsored for search engines.</li>
        <li>Links in our menus and texts that stay on this site are never paid for.</li>
      </ul>
      <h2>What it does not buy</h2>
      <p>
        Partners do not choose what we show, and they do not see our texts before you do. We pick things
        because we like them and would have wanted them in 1995. We do not publish reviews for money and we do
        not show ratings that we did not get from the partner itself.
      </p>
      <h2>Your data on the way</h2>
      <p>
        The partner site sets its own cookies to know that you came from us. They are listed in our{' '}
        <Link to={pagePath.legal('cookies')}>cookie policy</Link>.
      </p>
    </>
  );
}

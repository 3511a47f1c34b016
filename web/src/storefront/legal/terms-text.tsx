import { MINIMUM_VISITOR_AGE } from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';

/** The terms of use. */
export function TermsText() {
  return (
    <>
      <h2>What Rad Rewind is</h2>
      <p>
        Rad Rewind is a catalogue of hand-picked things from the 1990s. We look for them, describe them and
        link to shops where you can buy them. We do not sell anything ourselves: there is no cart here, and no
        checkout. By using this site you agree to these terms. If you do not agree with them, please do not
        use it.
      </p>
      <h2>Who may use it</h2>
      <p>
        You must be at least {MINIMUM_VISITOR_AGE} years old to use this site. If you are under the age of
        majority where you live, please ask a parent or guardian before you buy anything from a partner site.
      </p>
      <h2>Buying from partner sites</h2>
      <p>
        The buttons on our product pages lead to partner sites, such as a large online retailer or an auction
        marketplace. What you buy there, you buy from them or from sellers on their site. Their terms apply to
        your order, its payment, its delivery and its return, and they are the ones to turn to when something
        is wrong with it. We earn a commission on some of these purchases; our{' '}
        <Link to={pagePath.legal('affiliate')}>affiliate disclosure</Link> says how.
      </p>
      <h2>Prices and availability</h2>
      <p>
        Prices, pictures and descriptions are shown as a guide. Old things come and go, and prices move. The
        price and availability shown on the partner site at the time of purchase are the ones that count.
        Where we do not know a current price, we show none.
      </p>
      <h2>Our content</h2>
      <p>
        The texts, drawings, name and design of this site belong to us or are used with permission. You may
        link to any page and quote short passages with a link. Please do not copy the catalogue as a whole, or
        use automated tools that put a strain on the site. Names of products and companies belong to their
        owners.
      </p>
      <h2>Fair use</h2>
      <ul>
        <li>Do not try to break into the site, its back office or other people&rsquo;s data.</li>
        <li>Do not press buy buttons by machine or without any interest in the product.</li>
        <li>Do not sign up e-mail addresses that are not yours.</li>
      </ul>
      <h2>No warranty, limited liability</h2>
      <p>
        We take care that what we write is right, but we cannot promise that the site is always available or
        free of mistakes. As far as the law allows, we are not liable for damage that comes from using this
        site or from what happens on partner sites. Rights that the law gives you as a consumer stay
        untouched.
      </p>
      <h2>Changes</h2>
      <p>
        We may change these terms when the site changes. The date at the top says when that last happened. If
        you go on using the site after a change, the new terms apply.
      </p>
    </>
  );
}

import { MINIMUM_VISITOR_AGE } from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';

/** The privacy policy. */
export function PrivacyText() {
  return (
    <>
      <h2>The short version</h2>
      <p>
        You can look at everything here without telling us who you are. We keep your e-mail address if you
        give it to us for the newsletter, we count presses of buy buttons without knowing who pressed, and we
        measure visits only if you agree to it. We do not sell personal data.
      </p>
      <h2>The newsletter</h2>
      <p>
        If you sign up, we store your e-mail address, the wording you agreed to and the time you did so. We
        use the address for the newsletter and nothing else. Every mail has a link that ends your
        subscription, and you can ask us at any time to delete the address altogether.
      </p>
      <h2>Buy buttons</h2>
      <p>
        When you press a buy button we note for 90 days the product, the time, the name of the site you came
        from and the kind of browser and device you use. We store no name, no network address and no
        identifier with it; to count a press once, we compare it for a day at most with a code that cannot be
        turned back. This tells us which finds people like. The partner site you reach learns that you came
        from us, and its own privacy policy applies there.
      </p>
      <h2>Analytics</h2>
      <p>
        If, and only if, you agree, we use an analytics service that sets cookies to tell visits apart: which
        pages are read, from which country, on what kind of device. If you refuse, nothing of it is loaded.
        You can change your mind at any time with "Cookie settings" at the foot of every page. The cookies are
        listed in our <Link to={pagePath.legal('cookies')}>cookie policy</Link>.
      </p>
      <h2>Technical records</h2>
      <p>
        Our hosting provider processes network addresses for as long as it takes to deliver pages and to fend
        off attacks, and keeps technical logs for a limited time. We do not combine them with anything else.
      </p>
      <h2>Who else sees data</h2>
      <ul>
        <li>Our hosting and database provider, which processes data on our behalf.</li>
        <li>The analytics service, if you agreed to it.</li>
        <li>The partner site, once you follow a link to it. That is your own visit there.</li>
      </ul>
      <h2>Children</h2>
      <p>
        This site is not meant for children under {MINIMUM_VISITOR_AGE}, and we do not knowingly collect their
        data. If you believe that a child signed up for the newsletter, tell us and we will delete the
        address.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we store about you, have it corrected or deleted, receive a copy, and object to its
        use. Depending on where you live, you may also complain to your data protection authority. Reply to
        any of our newsletters or write to us on one of our profiles, which are linked at the bottom of every
        page.
      </p>
      <h2>Changes</h2>
      <p>
        When what we do with data changes, this page changes first. The date at the top says when it last did.
      </p>
    </>
  );
}

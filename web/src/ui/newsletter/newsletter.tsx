import { NEWSLETTER_CONSENT } from '@rad-rewind/contract/messages';
import { apiPath, pagePath, SUBSCRIBED_PARAMETER } from '@rad-rewind/contract/paths';
import { SUBSCRIBE_TRAP } from '@rad-rewind/contract/subscribe-trap';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../button.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { LoadingDots } from '../loading.tsx';
import pattern from '../pattern.module.css';
import styles from './newsletter.module.css';
import { type NewsletterState, useNewsletter } from './use-newsletter.ts';

const MESSAGE_ID = 'newsletter-message';

function Message({ state }: { state: NewsletterState }) {
  return (
    <div id={MESSAGE_ID} aria-live="polite">
      {state.name === 'success' && (
        <p className={classNames(styles.message, styles.success)}>
          <Icon name="check" />
          Thanks for subscribing!
        </p>
      )}
      {state.name === 'error' && (
        <p className={classNames(styles.message, styles.error)}>
          <Icon name="alert" />
          {state.message}
        </p>
      )}
    </div>
  );
}

/** A field that nobody sees or reaches, by keyboard or screen reader either; bots fill in all that a form has. */
function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="newsletter-homepage">Leave this empty</label>
      <input id="newsletter-homepage" type="text" name={SUBSCRIBE_TRAP} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function NewsletterForm() {
  const input = useRef<HTMLInputElement>(null);
  const [searchParams] = useSearchParams();
  const { state, send } = useNewsletter(searchParams.has(SUBSCRIBED_PARAMETER));
  // Until the script is there to check the address, the browser does.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const isBusy = state.name === 'loading';

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !input.current) return;
    const trap = new FormData(event.currentTarget).get(SUBSCRIBE_TRAP);
    const { name } = await send(input.current.value, String(trap ?? ''));
    if (name === 'success') input.current.value = '';
    if (name === 'error') input.current.focus();
  };

  return (
    <form action={apiPath.subscribe} method="post" noValidate={isLive} onSubmit={onSubmit}>
      <label className={styles.label} htmlFor="newsletter-email">
        Email address
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id="newsletter-email"
          className={styles.field}
          type="email"
          name="email"
          placeholder="you@example.com"
          autoComplete="email"
          required
          readOnly={isBusy}
          aria-invalid={state.name === 'error' || undefined}
          aria-describedby={MESSAGE_ID}
        />
        <button
          type="submit"
          className={classNames(buttonClass({ tone: 'yellow' }), styles.submit)}
          aria-busy={isBusy || undefined}
        >
          SUBSCRIBE
          {isBusy && <LoadingDots />}
        </button>
      </div>
      <Trap />
      <Message state={state} />
      <p className={styles.consent}>
        {NEWSLETTER_CONSENT} <Link to={pagePath.legal('privacy')}>Privacy policy</Link>
      </p>
    </form>
  );
}

/** The mailing list's form on its band. */
export function Newsletter() {
  return (
    <section
      id="newsletter"
      className={classNames(pattern.pattern, styles.band, 'on-accent')}
      aria-labelledby="newsletter-heading"
    >
      <div className={classNames('wrap', styles.columns)}>
        <div>
          <h2 id="newsletter-heading" className={styles.title}>
            Get the good stuff first
          </h2>
          <p className={styles.lead}>New finds in your inbox. Zero spam, no dial-up tones.</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}

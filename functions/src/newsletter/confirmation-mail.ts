/** A document of `mail/`, as the Firebase extension "Trigger Email from Firestore" sends it (docs/deploy.md). */
export interface Mail {
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly message: { readonly subject: string; readonly text: string };
}

/**
 * The mail that asks whether an address is to be subscribed. It says what it is for and nothing else: before the
 * answer, nobody has agreed to advertising.
 * @param links absolute addresses; `unsubscribe` takes the one-click POST of RFC 8058
 */
export function confirmationMail(email: string, links: { confirm: string; unsubscribe: string }): Mail {
  const text = [
    'Hello,',
    'somebody, most likely you, entered this address for the newsletter of Rad Rewind. To confirm it, open this page and press the button:',
    links.confirm,
    'If it was not you, do nothing: without your confirmation we send you no newsletter. To take the address off right away, open:',
    links.unsubscribe,
  ].join('\n\n');
  return {
    to: [email],
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    message: { subject: 'Please confirm your newsletter subscription', text },
  };
}

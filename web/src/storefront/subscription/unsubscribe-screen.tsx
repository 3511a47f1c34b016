import { apiPath } from '@rad-rewind/contract/paths';
import { QuestionScreen } from './question-screen.tsx';

/** Where the unsubscribe link of a mail leads (docs/product.md, "Leaving the newsletter"). */
export default function UnsubscribeScreen() {
  return (
    <QuestionScreen
      question={{
        title: 'LEAVE THE NEWSLETTER?',
        text: 'One press, and we send no more mail to your address.',
      }}
      doIt="UNSUBSCRIBE"
      action={apiPath.unsubscribe}
      done={{
        title: 'YOU ARE UNSUBSCRIBED',
        text: 'We send no more mail to your address. If you change your mind, the form below takes you back.',
      }}
      failed={{
        title: 'THIS LINK DOES NOT WORK',
        text: 'Please use the unsubscribe link of a newer mail, exactly as it stands there.',
      }}
    />
  );
}

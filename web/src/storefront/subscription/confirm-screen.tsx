import { apiPath } from '@rad-rewind/contract/paths';
import { QuestionScreen } from './question-screen.tsx';

/** Where the link of a confirmation mail leads (docs/product.md, "Double opt-in"). */
export default function ConfirmScreen() {
  return (
    <QuestionScreen
      question={{
        title: 'JOIN THE NEWSLETTER?',
        text: 'One press, and your subscription is confirmed.',
      }}
      doIt="CONFIRM"
      action={apiPath.confirmSubscription}
      done={{
        title: 'YOU ARE SUBSCRIBED',
        text: 'Thanks for subscribing! Every mail has a link to leave.',
      }}
      failed={{
        title: 'THIS LINK DOES NOT WORK',
        text: 'It may belong to a subscription that has ended. The form below starts a new one.',
      }}
    />
  );
}

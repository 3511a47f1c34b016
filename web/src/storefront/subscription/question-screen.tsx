import { useParams } from 'react-router-dom';
import { buttonClass } from '../../ui/button.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';

interface Words {
  title: string;
  text: string;
}

export interface QuestionScreenProps {
  question: Words;
  /** On the button that does it. */
  doIt: string;
  /** The call behind the button. */
  action: (token: string) => string;
  done: Words;
  failed: Words;
}

/**
 * What a link in a mail leads to: a question, since programs open links too, and only the button does something.
 * The button is a form's, so it works without JavaScript; afterwards the address says how it went.
 */
export function QuestionScreen({ question, doIt, action, done, failed }: QuestionScreenProps) {
  const { token = '' } = useParams();
  const outcome = new Map([
    ['done', done],
    ['failed', failed],
  ]).get(token);
  const words = outcome ?? question;
  const button = (
    <form action={`${action(token)}?page=1`} method="post">
      <button type="submit" className={buttonClass({ tone: 'pink', size: 'big' })}>
        {doIt}
      </button>
    </form>
  );
  return (
    <>
      <PageHead title={words.title} description={words.text} />
      <StatePanel
        art={outcome === failed ? '404' : 'empty'}
        headingLevel="h1"
        title={words.title}
        text={words.text}
        action={outcome ? <HomeLink /> : button}
      />
    </>
  );
}

import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button.ts';

/** The way out that every error screen offers. */
export function HomeLink({ tone = 'pink' }: Pick<ButtonLook, 'tone'>) {
  return (
    <Link className={buttonClass({ tone })} to={pagePath.home}>
      RETURN TO HOME
    </Link>
  );
}

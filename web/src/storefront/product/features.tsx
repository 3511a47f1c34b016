import type { Accent } from '@rad-rewind/contract/limits';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './features.module.css';

const FEATURES: readonly { text: string; icon: IconName; accent: Accent }[] = [
  { text: 'Hand-picked by 90s kids', icon: 'heart', accent: 'yellow' },
  { text: 'Opens at our partner site', icon: 'external', accent: 'blue' },
  { text: 'Shipped by the seller', icon: 'truck', accent: 'green' },
  { text: 'Current price at checkout', icon: 'tag', accent: 'pink' },
];

/** What holds for every product of the shop. */
export function Features() {
  return (
    <ul className={styles.features}>
      {FEATURES.map(({ text, icon, accent }) => (
        <li key={text} data-accent={accent}>
          <i>
            <Icon name={icon} />
          </i>
          {text}
        </li>
      ))}
    </ul>
  );
}

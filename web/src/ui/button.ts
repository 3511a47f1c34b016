import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  tone?: 'white' | 'pink' | 'yellow' | 'green' | 'blue' | 'purple';
  size?: 'small' | 'medium' | 'big';
  /** Whether it fills the width it is given. */
  wide?: boolean;
}

/** The classes that make a button, a link or a part of a card look like a button. */
export function buttonClass({ tone = 'white', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[tone], styles[size], wide && styles.wide);
}

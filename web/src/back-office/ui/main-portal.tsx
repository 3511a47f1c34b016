import { Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Id of the screen's main landmark. */
export const MAIN_ID = 'main';

const main = {
  get current() {
    return document.getElementById(MAIN_ID);
  },
};

/** Lifts menus out of tables and cards, but not out of the main landmark, where screen readers look for them. */
export function MainPortal({ children }: { children: ReactNode }) {
  return <Portal container={main}>{children}</Portal>;
}

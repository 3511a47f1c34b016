import { EDITOR_UNDO_GROUP_MS, EDITOR_UNDO_STACK } from '@rad-rewind/contract/limits';
import type { DeltaStatic } from 'react-quill';

/** What the toolbar offers is all that a description can hold; pasting brings nothing else in. */
export const EDITOR_FORMATS = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'list',
  'blockquote',
  'code-block',
  'color',
  'background',
  'link',
];

/** Tab leaves the editor instead of indenting, or the keyboard would be caught in it. */
const NO_TAB_BINDINGS = {
  tab: null,
  indent: null,
  outdent: null,
  'indent code-block': null,
  'outdent code-block': null,
  'remove tab': null,
};

/** Leaves an element out of what is pasted; Quill would keep the text of a script. */
const dropPasted = (_element: Node, pasted: DeltaStatic): DeltaStatic => pasted.slice(0, 0);

/**
 * Quill's modules: docs/product.md, "Rich-text editor".
 * @param toolbar selects the element that holds the buttons
 */
export function editorModules(toolbar: string) {
  return {
    toolbar: { container: toolbar },
    history: { delay: EDITOR_UNDO_GROUP_MS, maxStack: EDITOR_UNDO_STACK, userOnly: true },
    keyboard: { bindings: NO_TAB_BINDINGS },
    clipboard: { matchers: [['script', dropPasted]] },
  };
}

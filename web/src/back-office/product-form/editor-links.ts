import { EDITOR_LINK_PROTOCOLS } from '@rad-rewind/contract/limits';
import { Quill } from 'react-quill';

/** Links lead to the web, to mail or to a telephone. */
export function allowEditorLinks(): void {
  const Link = Quill.import('formats/link') as { PROTOCOL_WHITELIST: string[] };
  Link.PROTOCOL_WHITELIST = [...EDITOR_LINK_PROTOCOLS];
}

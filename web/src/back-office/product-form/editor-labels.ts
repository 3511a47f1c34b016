import type { Quill } from 'react-quill';

const PICKERS = { color: 'Colour', background: 'Background' } as const;

function nameColours(toolbar: Element): void {
  for (const [format, label] of Object.entries(PICKERS)) {
    const picker = toolbar.querySelector(`.ql-${format}.ql-picker`);
    picker?.querySelector('.ql-picker-label')?.setAttribute('aria-label', label);
    for (const item of picker?.querySelectorAll('.ql-picker-item') ?? []) {
      const colour = item.getAttribute('data-value');
      item.setAttribute('aria-label', colour ? `${label} ${colour}` : `${label}: default`);
    }
  }
}

/** Gives the editor's parts the names and roles that Quill leaves out. */
export function labelEditor(editor: Quill, labelId: string, toolbar: Element): void {
  editor.root.setAttribute('role', 'textbox');
  editor.root.setAttribute('aria-multiline', 'true');
  editor.root.setAttribute('aria-labelledby', labelId);
  const address = editor.container.querySelector('.ql-tooltip input');
  address?.setAttribute('aria-label', 'Link address');
  address?.setAttribute('data-link', 'https://');
  nameColours(toolbar);
}

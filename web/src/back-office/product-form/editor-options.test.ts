import { describe, expect, it } from 'vitest';
import { EDITOR_FORMATS, editorModules } from './editor-options.ts';

describe('the editor', () => {
  it('keeps 100 steps, of a second of typing each, and of nothing but what people do', () => {
    expect(editorModules('#toolbar').history).toEqual({ delay: 1_000, maxStack: 100, userOnly: true });
  });

  it('holds what its toolbar offers and nothing else', () => {
    expect(EDITOR_FORMATS).toEqual(
      ['header', 'bold', 'italic', 'underline', 'strike', 'list', 'blockquote', 'code-block'].concat(
        'color',
        'background',
        'link',
      ),
    );
  });
});

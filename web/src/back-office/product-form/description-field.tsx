import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import ReactQuill from 'react-quill';
import 'react-quill/dist/quill.snow.css';
import { useFieldError } from '../form/form-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { DescriptionLabel } from './description-label.tsx';
import { editorCss } from './editor-css.ts';
import { storedHtml } from './editor-html.ts';
import { labelEditor } from './editor-labels.ts';
import { allowEditorLinks } from './editor-links.ts';
import { EDITOR_FORMATS, editorModules } from './editor-options.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { ProductFormValues } from './product-form-values.ts';

allowEditorLinks();

interface EditorProps {
  value: string;
  labelId: string;
  invalid: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
  registerFocus: (target: { focus: () => void }) => void;
}

/** Quill keeps its own document: it is told of a value only where that came from elsewhere. */
function Editor({ value, labelId, invalid, onChange, onBlur, registerFocus }: EditorProps) {
  const toolbarId = `toolbar-${useId().replace(/\W/g, '')}`;
  const modules = useMemo(() => editorModules(`#${toolbarId}`), [toolbarId]);
  const quill = useRef<ReactQuill>(null);
  const known = useRef(value);
  useEffect(() => {
    const editor = quill.current?.getEditor();
    const toolbar = document.getElementById(toolbarId);
    if (!editor || !toolbar) return;
    labelEditor(editor, labelId, toolbar);
    registerFocus({ focus: () => editor.focus() });
  }, [labelId, toolbarId, registerFocus]);
  useEffect(() => {
    const editor = quill.current?.getEditor();
    if (!editor || value === known.current) return;
    known.current = value;
    editor.setContents(editor.clipboard.convert({ html: value }), 'api');
  }, [value]);
  return (
    <Box css={editorCss} data-invalid={invalid || undefined} position="relative">
      <EditorToolbar id={toolbarId} />
      <ReactQuill
        ref={quill}
        theme="snow"
        defaultValue={known.current}
        formats={EDITOR_FORMATS}
        modules={modules}
        onChange={(html, _delta, source) => {
          if (source !== 'user') return;
          known.current = storedHtml(html);
          onChange(known.current);
        }}
        onBlur={onBlur}
      />
    </Box>
  );
}

/** The product's description in the rich-text editor (docs/product.md, "Rich-text editor"). */
export default function DescriptionField() {
  const { control } = useFormContext<ProductFormValues>();
  const error = useFieldError('description');
  const labelId = useId();
  return (
    <Box>
      <DescriptionLabel id={labelId} />
      <Controller
        control={control}
        name="description"
        render={({ field }) => (
          <Editor
            value={field.value}
            labelId={labelId}
            invalid={error !== undefined}
            onChange={field.onChange}
            onBlur={field.onBlur}
            registerFocus={field.ref}
          />
        )}
      />
      {error && (
        <Flex role="alert" gap="1.5" mt="1.5" color="fg.error" textStyle="sm" fontWeight="600">
          <Icon name="alert" boxSize="16px" mt="0.5" />
          {error}
        </Flex>
      )}
    </Box>
  );
}

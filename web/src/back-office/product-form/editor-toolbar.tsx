import { Box, Flex } from '@chakra-ui/react';

interface ToolbarButton {
  format: string;
  value?: string;
  label: string;
}

const GROUPS: readonly (readonly ToolbarButton[])[] = [
  [
    { format: 'header', value: '1', label: 'Header 1' },
    { format: 'header', value: '2', label: 'Header 2' },
    { format: 'header', value: '3', label: 'Header 3' },
  ],
  [
    { format: 'bold', label: 'Bold' },
    { format: 'italic', label: 'Italic' },
    { format: 'underline', label: 'Underline' },
    { format: 'strike', label: 'Strike' },
  ],
  [
    { format: 'list', value: 'ordered', label: 'Ordered list' },
    { format: 'list', value: 'bullet', label: 'Bullet list' },
    { format: 'blockquote', label: 'Blockquote' },
    { format: 'code-block', label: 'Code block' },
  ],
];

const LAST_GROUP: readonly ToolbarButton[] = [
  { format: 'link', label: 'Link' },
  { format: 'clean', label: 'Clean' },
];

function FormatButton({ format, value, label }: ToolbarButton) {
  return <button type="button" className={`ql-${format}`} value={value} title={label} aria-label={label} />;
}

/** The editor's buttons. Quill draws them and makes them work. */
export function EditorToolbar({ id }: { id: string }) {
  return (
    <Flex id={id} role="toolbar" aria-label="Formatting" wrap="wrap">
      {GROUPS.map((buttons) => (
        <Box as="span" className="ql-formats" key={buttons[0]?.label}>
          {buttons.map((button) => (
            <FormatButton key={button.label} {...button} />
          ))}
        </Box>
      ))}
      <span className="ql-formats">
        <select className="ql-color" title="Colour" aria-label="Colour" />
        <select className="ql-background" title="Background" aria-label="Background" />
        {LAST_GROUP.map((button) => (
          <FormatButton key={button.label} {...button} />
        ))}
      </span>
    </Flex>
  );
}

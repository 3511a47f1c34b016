import type { SystemStyleObject } from '@chakra-ui/react';

/** The height of the empty editor: its toolbar has three, two and one rows of buttons. Its place is kept before it loads. */
export const EDITOR_HEIGHT = { base: '371px', sm: '325px', md: '269px' };

/** Quill's snow theme in the back office's clothes. */
export const editorCss: SystemStyleObject = {
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'l2',
  bg: 'bg.panel',
  '&:has(.ql-editor:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'brand.500',
    outlineOffset: '-1px',
  },
  '&[data-invalid]': { borderColor: 'border.error' },
  '& .ql-toolbar.ql-snow': {
    border: 'none',
    borderBottom: '1px solid {colors.gray.300}',
    bg: 'bg.subtle',
    borderTopRadius: '5px',
    p: '1.5',
    fontFamily: 'body',
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: { base: 'repeat(6, 1fr)', sm: 'repeat(8, 1fr)' },
    rowGap: '0.5',
    _before: { display: 'none' },
    _after: { display: 'none' },
  },
  '& .ql-toolbar .ql-formats::after': { display: 'none' },
  '& .ql-toolbar.ql-snow .ql-formats': { display: { base: 'contents', md: 'flex' }, gap: '0.5', me: '2' },
  '& .ql-snow.ql-toolbar button, & .ql-snow .ql-picker.ql-color-picker, & .ql-snow .ql-picker.ql-color-picker .ql-picker-label':
    {
      float: 'none',
      w: { base: '44px', md: '34px' },
      h: { base: '44px', md: '34px' },
    },
  '& .ql-snow.ql-toolbar button, & .ql-snow .ql-picker-label': {
    display: 'grid',
    placeItems: 'center',
    p: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l1',
    _hover: { bg: 'bg.panel', borderColor: 'gray.400' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.500', outlineOffset: '-1px' },
  },
  '& .ql-snow.ql-toolbar button svg, & .ql-snow .ql-picker-label svg': {
    float: 'none',
    w: '18px',
    h: '18px',
  },
  '& .ql-snow.ql-toolbar button.ql-active': { bg: 'brand.100', borderColor: 'brand.500' },
  '& .ql-snow .ql-stroke': { stroke: 'fg' },
  '& .ql-snow .ql-fill, & .ql-snow .ql-stroke.ql-fill': { fill: 'fg' },
  '& .ql-snow button:hover .ql-stroke, & .ql-snow .ql-picker-label:hover .ql-stroke, & .ql-snow .ql-active .ql-stroke':
    { stroke: 'brand.700' },
  '& .ql-snow button:hover .ql-fill, & .ql-snow .ql-active .ql-fill': { fill: 'brand.700' },
  '& .ql-snow .ql-picker-options': {
    borderWidth: '2px',
    borderColor: 'ink',
    borderRadius: 'l2',
    boxShadow: 'float',
  },
  '& .ql-container.ql-snow': { border: 'none', fontFamily: 'body', fontSize: '1rem' },
  '& .ql-editor': { minH: '220px', p: { base: '3.5', md: '4' }, lineHeight: '1.6', outline: 'none' },
  '& .ql-editor > * + *': { mt: '0.75em' },
  '& .ql-editor h1, & .ql-editor h2, & .ql-editor h3': { fontWeight: '800', lineHeight: '1.2' },
  '& .ql-editor blockquote': { borderInlineStart: '4px solid {colors.brand.500}', ps: '3.5' },
  '& .ql-snow .ql-editor a': { color: 'brand.700' },
  '& .ql-snow .ql-tooltip': {
    zIndex: 'docked',
    borderWidth: '2px',
    borderColor: 'ink',
    borderRadius: 'l2',
    boxShadow: 'float',
    color: 'fg',
    whiteSpace: 'normal',
  },
};

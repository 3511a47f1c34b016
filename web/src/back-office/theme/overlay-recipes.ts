import { defineSlotRecipe } from '@chakra-ui/react';

/** Dialogs, menus, drawers and the bar of bulk actions: what floats. Floating layers carry the hard shadow. */
export const dialogRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: { bg: 'rgba(27, 16, 53, 0.5)' },
    positioner: { px: '3' },
    content: {
      borderWidth: '2px',
      borderColor: 'ink',
      borderRadius: 'l3',
      boxShadow: 'float',
      textStyle: 'md',
    },
    header: { flex: 'none', px: { base: '4', sm: '6' }, pt: '4.5', pb: '2', pe: '14' },
    title: { fontSize: 'xl', fontWeight: '800', letterSpacing: '0.01em', lineHeight: '1.25' },
    body: { px: { base: '4', sm: '6' }, pt: '2', pb: '5' },
    footer: {
      flexWrap: 'wrap',
      px: { base: '4', sm: '6' },
      pt: '4',
      pb: '5',
      gap: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    closeTrigger: { top: '3', insetEnd: '3' },
  },
  variants: {
    size: {
      sm: { content: { maxW: '480px' } },
      lg: { content: { maxW: '920px' } },
    },
    placement: { center: {} },
    motionPreset: { none: {} },
  },
  defaultVariants: { size: 'sm', placement: 'center', motionPreset: 'none' },
});

export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'separator', 'itemGroupLabel', 'trigger', 'itemText'],
  base: {
    content: {
      borderWidth: '2px',
      borderColor: 'ink',
      borderRadius: 'l2',
      boxShadow: 'float',
      minW: '168px',
      p: '1.5',
    },
    item: { borderRadius: 'l1', fontWeight: '500' },
    separator: { bg: 'border', mx: '0', my: '1.5' },
  },
  variants: {
    size: {
      md: { item: { minH: 'var(--ctl)', px: '2.5', gap: '2.5', textStyle: 'none', fontSize: '0.9375rem' } },
    },
    variant: {
      subtle: {
        item: {
          _highlighted: { bg: 'brand.100', boxShadow: 'inset 4px 0 0 {colors.brand.500}' },
          '&[data-danger]': {
            color: 'red.500',
            fontWeight: '700',
            _highlighted: { bg: 'bg.error', boxShadow: 'inset 4px 0 0 {colors.red.500}' },
          },
        },
      },
    },
  },
});

export const drawerRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: { bg: 'rgba(27, 16, 53, 0.5)' },
    content: { borderInlineStartWidth: '2px', borderColor: 'ink', boxShadow: 'none', bg: 'bg.panel' },
    header: { borderBottomWidth: '2px', borderColor: 'ink', minH: '60px', py: '2', px: '4' },
    title: { fontWeight: '700', textStyle: 'md' },
    body: { px: '3', py: '4' },
    closeTrigger: { top: '2', insetEnd: '2' },
  },
});

export const actionBarRecipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'separator', 'selectionTrigger', 'closeTrigger'],
  base: {
    content: {
      bg: 'ink',
      color: 'white',
      borderRadius: 'l3',
      boxShadow: 'none',
      flexWrap: 'wrap',
      justifyContent: 'center',
      maxW: 'calc(100vw - 16px)',
    },
  },
});

import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** Cards, tables, tabs, badges and alerts: what lies flat on the page. */
export const cardRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: { borderWidth: '2px', borderColor: 'ink', borderRadius: 'l3', bg: 'bg.panel', boxShadow: 'none' },
    header: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    title: { fontSize: 'lg', lineHeight: '1.2', fontWeight: '800', letterSpacing: '0.01em' },
    footer: {
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
  variants: {
    size: {
      md: {
        header: { px: { base: '4', md: '5' }, py: '4' },
        body: { p: { base: '4', md: '5' } },
        footer: { px: { base: '4', md: '5' }, py: '3' },
        title: { textStyle: 'none' },
      },
    },
    variant: { outline: { root: { bg: 'bg.panel', borderWidth: '2px', borderColor: 'ink' } } },
  },
});

export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    trigger: {
      fontWeight: '700',
      whiteSpace: 'nowrap',
      borderTopRadius: 'l2',
      _focusVisible: {
        outline: '3px solid',
        outlineColor: 'brand.500',
        outlineOffset: '-5px',
      },
    },
    content: {
      _focusVisible: { outline: '3px solid', outlineColor: 'brand.500', outlineOffset: '-5px' },
    },
  },
  variants: {
    size: {
      md: {
        root: { '--tabs-height': '52px', '--tabs-content-padding': '0px' },
        trigger: {
          px: { base: '1.5', md: '3' },
          minW: '44px',
          textStyle: 'none',
          fontSize: { base: '0.75rem', md: '0.8125rem' },
          letterSpacing: { base: '0', md: '0.05em' },
        },
      },
    },
    variant: {
      line: {
        list: { px: { base: '1', md: '3' }, gap: { base: '0', md: '1' } },
        trigger: {
          _hover: { color: 'fg', bg: 'bg.subtle' },
          _selected: {
            color: 'brand.700',
            _horizontal: { '--indicator-thickness': '4px', '--indicator-offset-y': '0px' },
          },
        },
      },
    },
  },
});

export const badgeRecipe = defineRecipe({
  base: {
    borderWidth: '1.5px',
    borderColor: 'ink',
    borderRadius: 'l1',
    color: 'ink',
    bg: 'bg.muted',
    minH: '22px',
    px: '2',
    fontSize: '0.6875rem',
    fontWeight: '800',
    letterSpacing: '0.06em',
    lineHeight: '1',
    boxShadow: 'none',
  },
  variants: { variant: { subtle: { color: 'ink' } } },
});

/** An alert's background, its line, and the broad edge at its start. */
const alertColours = (background: string, line: string, edge: string) => ({
  '--alert-bg': `colors.${background}`,
  '--alert-line': `colors.${line}`,
  '--alert-edge': `colors.${edge}`,
});

export const alertRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'content'],
  base: {
    root: {
      borderRadius: 'l2',
      borderWidth: '1.5px',
      borderInlineStartWidth: '8px',
      px: '4',
      py: '3.5',
      gap: '3',
      color: 'fg',
      boxShadow: 'none',
    },
    title: { fontWeight: '800', fontSize: '0.9375rem' },
    description: { textStyle: 'sm', display: 'block' },
    indicator: { mt: '0.5' },
  },
  variants: {
    status: {
      error: {
        root: alertColours('bg.error', 'red.500', 'red.500'),
        title: { color: 'red.500' },
        indicator: { color: 'red.500' },
      },
      warning: {
        root: alertColours('accent.yellowTint', 'ink', 'accent.yellow'),
        indicator: { color: 'ink' },
      },
      success: { root: alertColours('accent.greenTint', 'ink', 'accent.green'), indicator: { color: 'ink' } },
      info: { root: alertColours('brand.50', 'brand.500', 'brand.500') },
    },
    variant: {
      subtle: {
        root: {
          bg: 'var(--alert-bg)',
          color: 'fg',
          borderColor: 'var(--alert-line)',
          borderInlineStartColor: 'var(--alert-edge)',
        },
      },
    },
  },
});

export const skeletonRecipe = defineRecipe({ base: { bg: 'brand.100' } });

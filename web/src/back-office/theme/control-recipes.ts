import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { ring, ringInside } from './rings.ts';

/** Buttons, inputs and what else is pressed or typed in. Heights follow `--ctl`, which grows on touch. */
export const buttonRecipe = defineRecipe({
  base: {
    fontWeight: '700',
    lineHeight: '1.2',
    borderRadius: 'l2',
    transitionDuration: '120ms',
    textDecoration: 'none',
    ...ring,
    _disabled: {
      opacity: '1',
      cursor: 'not-allowed',
      bg: 'gray.200',
      color: 'disabledInk',
      borderColor: 'gray.300',
      boxShadow: 'none',
      _hover: { bg: 'gray.200', borderColor: 'gray.300' },
    },
  },
  variants: {
    size: {
      md: { h: 'var(--ctl)', minW: 'var(--ctl)', textStyle: 'sm', px: '4', _icon: { w: '4', h: '4' } },
      sm: {
        h: 'var(--ctl-s)',
        minW: 'var(--ctl-s)',
        fontSize: '0.8125rem',
        px: '3',
        _icon: { w: '4', h: '4' },
      },
    },
    variant: {
      solid: {
        borderWidth: '2px',
        borderColor: 'ink',
        letterSpacing: '0.03em',
        boxShadow: 'lift',
        _hover: { bg: 'colorPalette.hover' },
        _active: { transform: 'translate(3px, 3px)', boxShadow: 'none' },
        _focusVisible: { outlineOffset: '5px' },
        _disabled: { borderWidth: '1px' },
      },
      outline: {
        '--outline-color': 'colors.border.control',
        bg: 'bg.panel',
        color: 'fg',
        _hover: { bg: 'bg.muted', borderColor: 'ink' },
        _expanded: { bg: 'bg.muted', borderColor: 'ink' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _disabled: {
          bg: 'transparent',
          borderColor: 'transparent',
          color: 'gray.400',
          _hover: { bg: 'transparent', borderColor: 'transparent' },
        },
      },
    },
  },
});

const fieldBox = {
  bg: 'bg.panel',
  color: 'fg',
  borderColor: 'border.control',
  borderRadius: 'l2',
  fontSize: { base: 'md', md: '0.9375rem' },
  _placeholder: { color: 'fg.muted', opacity: 1 },
  _hover: { borderColor: 'ink' },
  ...ringInside,
  _invalid: {
    borderColor: 'border.error',
    boxShadow: 'inset 0 0 0 1px {colors.red.500}',
    _focusVisible: { outlineOffset: '1px' },
  },
} as const;

export const inputRecipe = defineRecipe({
  variants: { variant: { outline: fieldBox }, size: { md: { '--input-height': 'var(--ctl)' } } },
});

export const textareaRecipe = defineRecipe({
  base: { minH: '96px', resize: 'vertical', lineHeight: '1.5' },
  variants: { variant: { outline: fieldBox } },
});

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  variants: {
    size: { md: { field: { h: 'var(--ctl)', '--select-field-height': 'var(--ctl)' } } },
    variant: { outline: { field: fieldBox } },
  },
});

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'errorText', 'helperText', 'requiredIndicator'],
  base: {
    label: { fontWeight: '700', textStyle: 'sm' },
    helperText: { textStyle: 'sm', color: 'fg.muted' },
    errorText: { textStyle: 'sm', fontWeight: '600', gap: '1.5', alignItems: 'flex-start' },
  },
});

export const switchRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'thumb', 'label', 'indicator'],
  variants: {
    size: { md: { root: { '--switch-width': '48px', '--switch-height': '24px', minH: '44px' } } },
    variant: {
      solid: {
        control: {
          boxSizing: 'content-box',
          borderWidth: '2px',
          borderColor: 'ink',
          bg: 'bg.emphasized',
          _focusVisible: { outline: '3px solid', outlineColor: 'brand.500', outlineOffset: '2px' },
          _checked: { bg: 'brand.solid' },
        },
        thumb: {
          bg: 'white',
          borderWidth: '2px',
          borderColor: 'ink',
          scale: '0.85',
          _checked: { bg: 'white' },
        },
      },
    },
  },
});

export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'label', 'group', 'indicator'],
  variants: {
    variant: {
      solid: {
        control: {
          borderWidth: '2px',
          borderColor: 'border.control',
          bg: 'bg.panel',
          borderRadius: 'l1',
          _checked: { bg: 'brand.solid', borderColor: 'brand.solid', color: 'white' },
          _indeterminate: { bg: 'brand.solid', borderColor: 'brand.solid', color: 'white' },
        },
      },
    },
  },
});

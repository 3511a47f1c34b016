import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

/*
 * Colours of the back office: the storefront's ink, purple and accents, calmed down. Screens use the semantic
 * names (`fg.muted`, `brand.solid`, `accent.pink`), never a raw value.
 */

export const colors = defineTokens.colors({
  brand: {
    50: { value: '#f5f0ff' },
    100: { value: '#e7dcff' },
    200: { value: '#d3bfff' },
    300: { value: '#b898ff' },
    500: { value: '#6f2cf5' },
    600: { value: '#5d1fd9' },
    700: { value: '#4c17b8' },
  },
  gray: {
    50: { value: '#faf8fd' },
    100: { value: '#f3eff9' },
    200: { value: '#e6e0ef' },
    300: { value: '#d3c9e3' },
    400: { value: '#a99dc6' },
    500: { value: '#7b6c9e' },
    600: { value: '#5f5285' },
    700: { value: '#4a3d6b' },
    800: { value: '#35275c' },
    900: { value: '#1b1035' },
  },
  red: {
    50: { value: '#fdeaf1' },
    100: { value: '#fdeaf1' },
    300: { value: '#ff8fbd' },
    500: { value: '#b0124f' },
    600: { value: '#8d0c3e' },
    700: { value: '#8d0c3e' },
  },
  accent: {
    blue: { value: '#27b4ff' },
    blueLight: { value: '#a6dfff' },
    pink: { value: '#ff4fa0' },
    yellow: { value: '#ffd83a' },
    yellowTint: { value: '#fff2bf' },
    green: { value: '#38d98a' },
    greenLight: { value: '#a3f0ca' },
    greenTint: { value: '#d3f8e6' },
    greenInk: { value: '#0b6b40' },
  },
  disabledInk: { value: '#5d5278' },
  searchLink: { value: '#1a0dab' },
});

const palette = (name: 'brand' | 'red') => ({
  contrast: { value: '{colors.white}' },
  fg: { value: `{colors.${name}.${name === 'red' ? '500' : '700'}}` },
  subtle: { value: `{colors.${name}.50}` },
  muted: { value: `{colors.${name}.100}` },
  emphasized: { value: `{colors.${name}.${name === 'red' ? '300' : '200'}}` },
  solid: { value: `{colors.${name}.500}` },
  hover: { value: `{colors.${name}.600}` },
  focusRing: { value: '{colors.brand.500}' },
  border: { value: `{colors.${name}.500}` },
});

export const semanticColors = defineSemanticTokens.colors({
  brand: palette('brand'),
  red: palette('red'),
  ink: { value: '{colors.gray.900}' },
  bg: {
    DEFAULT: { value: '#fdf9ef' },
    panel: { value: '{colors.white}' },
    subtle: { value: '{colors.gray.50}' },
    muted: { value: '{colors.gray.100}' },
    emphasized: { value: '{colors.gray.200}' },
    error: { value: '{colors.red.50}' },
  },
  fg: {
    DEFAULT: { value: '{colors.gray.900}' },
    muted: { value: '{colors.gray.600}' },
    subtle: { value: '{colors.gray.600}' },
    error: { value: '{colors.red.500}' },
    success: { value: '{colors.accent.greenInk}' },
  },
  border: {
    DEFAULT: { value: '{colors.gray.200}' },
    control: { value: '{colors.gray.500}' },
    emphasized: { value: '{colors.gray.300}' },
    error: { value: '{colors.red.500}' },
  },
});

import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';
import { colors, semanticColors } from './colors.ts';
import {
  buttonRecipe,
  checkboxRecipe,
  fieldRecipe,
  inputRecipe,
  nativeSelectRecipe,
  switchRecipe,
  textareaRecipe,
} from './control-recipes.ts';
import { actionBarRecipe, dialogRecipe, drawerRecipe, menuRecipe } from './overlay-recipes.ts';
import { alertRecipe, badgeRecipe, cardRecipe, skeletonRecipe, tabsRecipe } from './surface-recipes.ts';

const font = '"DM Sans Variable", "DM Sans fallback", system-ui, sans-serif';

const config = defineConfig({
  // The storefront's own sheet is not layered and would win over every layer while both are in one document.
  disableLayers: true,
  globalCss: {
    ':root': {
      '--toast-lift': '72px',
      '--ctl': { base: '44px', md: '40px' },
      '--ctl-s': { base: '44px', md: '32px' },
      '@media (pointer: coarse)': { '--ctl': '44px', '--ctl-s': '44px' },
    },
    html: { colorPalette: 'brand', scrollPaddingBottom: '104px' },
    body: {
      // All of the background: the storefront's page pattern has no place behind tables.
      background: 'bg',
      color: 'fg',
      fontFamily: 'body',
      fontSize: { base: 'md', md: '0.9375rem' },
      fontWeight: '400',
      lineHeight: '1.5',
    },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        transition: 'none !important',
      },
    },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1160px', '2xl': '1536px' },
    tokens: { colors, fonts: { heading: { value: font }, body: { value: font } } },
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: '4px' }, l2: { value: '6px' }, l3: { value: '10px' } },
      shadows: {
        lift: { value: '3px 3px 0 {colors.gray.900}' },
        float: { value: '5px 5px 0 {colors.gray.900}' },
      },
    },
    recipes: {
      button: buttonRecipe,
      input: inputRecipe,
      textarea: textareaRecipe,
      badge: badgeRecipe,
      skeleton: skeletonRecipe,
    },
    slotRecipes: {
      actionBar: actionBarRecipe,
      alert: alertRecipe,
      card: cardRecipe,
      checkbox: checkboxRecipe,
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      field: fieldRecipe,
      menu: menuRecipe,
      nativeSelect: nativeSelectRecipe,
      switch: switchRecipe,
      tabs: tabsRecipe,
    },
  },
});

/** The back office's Chakra system: docs/product.md, "Look of the back office". */
export const system = createSystem(defaultConfig, config);

/** Focus rings: 3 px of brand purple, outside controls or on the edge of fields. */
export const ring = {
  focusVisibleRing: 'none',
  _focusVisible: { outline: '3px solid', outlineColor: 'brand.500', outlineOffset: '2px' },
} as const;

export const ringInside = {
  focusVisibleRing: 'none',
  _focusVisible: {
    outline: '3px solid',
    outlineColor: 'brand.500',
    outlineOffset: '-1px',
    borderColor: 'brand.500',
  },
} as const;

/** Head of a page on a phone. */
export const phonePageText = {
  more: 'Mehr zu dieser Seite',
} as const;

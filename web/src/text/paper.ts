/** Texts around sheets for paper. */
export const paperText = {
  print: 'Drucken',
  sheet: 'Vorschau des Blatts',
} as const;

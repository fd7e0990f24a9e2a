/** Texts of the picture of a result. */
export const sharePictureText = {
  share: 'Bild teilen',
  save: 'Bild speichern',
  failed: 'Das Bild konnte nicht erstellt werden.',
  winner: 'Sieger',
  highestFinish: 'Höchstes Checkout',
  oneEighties: '180er',
  by: (figure: string, name: string) => `${figure} · ${name}`,
} as const;

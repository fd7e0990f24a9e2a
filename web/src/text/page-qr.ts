/** Texts of the QR code with the address of a page. */
export const pageQrText = {
  open: 'Diese Seite auf dem Handy öffnen',
  title: 'Mitschauen',
  text: 'Scanne den Code mit der Kamera deines Handys.',
  short: 'Mitschauen',
  address: 'Adresse',
  copy: 'Adresse kopieren',
  share: 'Link teilen',
} as const;

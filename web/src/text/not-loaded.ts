/** Ways on from a page that cannot be shown. */
export const notLoadedText = {
  signIn: 'Anmelden',
  toLounge: 'Zur Team-Lounge',
  toHome: 'Zur Startseite',
} as const;

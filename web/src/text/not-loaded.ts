/** Pages that cannot be shown, and ways on from them. */
export const notLoadedText = {
  noPermission:
    'Dafür hast du keine Berechtigung. Wenn du glaubst, das ist ein Fehler, wende dich bitte an einen Team-Admin.',
  signIn: 'Einloggen',
  toLounge: 'Zur Team-Lounge',
  toHome: 'Zur Startseite',
} as const;

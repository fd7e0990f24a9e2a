/** Texts of the form for a tournament. */
export const tournamentFormText = {
  newTitle: 'Neues Turnier',
  nameMissing: 'Bitte gib deinem Turnier einen Namen!',
  dateMissing: 'Bitte lege ein Datum fest!',
  timeMissing: 'Bitte lege eine Uhrzeit fest!',
  time: 'Uhrzeit',
  isPublicHint:
    'Sobald es veröffentlicht ist, können alle es sehen und sich anmelden. Sonst spielen nur Leute aus dem Team mit.',
  create: 'Turnier anlegen',
  created: 'Das Turnier ist angelegt.',
  saved: 'Das Turnier ist gespeichert.',
  failed: (reason: string) =>
    `Das Turnier konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

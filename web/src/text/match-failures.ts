/** What is said of a match beside its turns when something has failed, in the words of the specification. */
export const matchNotLoadedText = {
  notLoaded: (id: string) => `Das Match mit der Id ${id} konnte nicht geladen werden.`,
  noMatchData: 'Keine gültigen Matchdaten!',
} as const;

export const matchFailure = {
  create: (reason: string) =>
    `Das Match konnte nicht angelegt werden. (${reason}). Bitte versuche es noch einmal!`,
  'bull-out': (reason: string) =>
    `Das Ausbullen konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
  correct: (reason: string) =>
    `Die Aufnahme konnte nicht korrigiert werden. (${reason}). Bitte versuche es noch einmal!`,
  start: (reason: string) =>
    `Das Match konnte nicht gestartet werden. (${reason}). Bitte versuche es noch einmal!`,
  forfeit: (reason: string) =>
    `Das Match konnte nicht gewertet werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

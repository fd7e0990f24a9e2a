/** Texts about the caller of a match. */
export const matchCallerText = {
  label: 'Schreiber',
  line: (name: string) => `Schreiber: ${name}`,
  nobody: 'Noch kein Schreiber',
  choose: 'Schreiber wählen',
  change: 'Schreiber ändern',
  remove: 'Caller entfernen',
  noPlayers: 'In deinem Team gibt es noch niemanden, der callen kann.',
  loadFailed: (reason: string) => `Die Spieler konnten nicht geladen werden. (${reason})`,
  failed: (reason: string) =>
    `Der Schreiber konnte nicht geändert werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

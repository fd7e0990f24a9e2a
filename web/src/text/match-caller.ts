/** Texts about the caller of a match. */
export const matchCallerText = {
  label: 'Caller',
  line: (name: string) => `Caller: ${name}`,
  nobody: 'Noch kein Caller',
  choose: 'Caller wählen',
  change: 'Caller ändern',
  remove: 'Caller entfernen',
  noPlayers: 'In deinem Team gibt es noch niemanden, der callen kann.',
  loadFailed: (reason: string) => `Die Spieler konnten nicht geladen werden. (${reason})`,
  failed: (reason: string) =>
    `Der Caller konnte nicht geändert werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

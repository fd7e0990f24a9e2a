/** Texts of a match before its start. */
export const preStartText = {
  notStarted: 'Das Spiel hat noch nicht begonnen.',
  whoThrowsFirst: 'Wer wirft zuerst?',
  start: 'Spiel starten',
  forfeit: 'Kampflos werten',
  forfeitTitle: 'Match kampflos werten?',
  forfeitWho: 'Wer soll gewinnen? Das Match ist damit beendet. Das kann nicht rückgängig gemacht werden.',
  forfeitFor: (name: string) => `Sieg für ${name}`,
  forfeitDo: 'Kampflos werten',
  watch: 'Match beobachten',
} as const;

/** Texts of a match before its start. */
export const preStartText = {
  resetTitle: 'Das zweite Finale entscheidet',
  reset:
    'Wer von der Verliererseite kam, hat das erste Finale gewonnen. Beide haben einmal verloren, deshalb spielen sie noch einmal: Wer jetzt gewinnt, gewinnt das Turnier.',
  notStarted: 'Das Spiel hat noch nicht begonnen.',
  whoThrowsFirst: 'Wer wirft zuerst?',
  start: 'Match starten',
  forfeit: 'Kampflos werten',
  forfeitTitle: 'Match kampflos werten?',
  forfeitWho: 'Wer soll gewinnen? Das Match ist damit beendet. Das kann nicht rückgängig gemacht werden.',
  forfeitFor: (name: string) => `Sieg für ${name}`,
  forfeitDo: 'Kampflos werten',
  watch: 'Match beobachten',
} as const;

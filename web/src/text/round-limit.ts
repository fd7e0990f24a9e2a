/** Texts of the round limit and the handicap in set-ups. */
export const roundLimitText = {
  label: 'Rundenlimit',
  none: 'Ohne',
  other: 'Andere',
  ownRounds: 'Runden höchstens',
  hint: 'Nach so vielen Aufnahmen jeder Seite wird das Leg entschieden. Bei gleichem Rest entscheidet immer das Bull.',
  decision: 'Danach entscheidet',
  deciders: { bull: 'Bull', 'lowest-rest': 'Kleinerer Rest' },
  handicap: 'Vorgabe',
  handicapHint: 'Jede Seite startet mit eigenen Punkten.',
  startOf: (name: string) => `Startpunkte ${name}`,
  wrongHandicap: 'Gib zwei verschiedene Zahlen ein, von denen beide Seiten auschecken können!',
} as const;

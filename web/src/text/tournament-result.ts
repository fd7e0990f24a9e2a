/** Texts of the result. */
export const resultText = {
  winner: 'Sieger',
  finalTable: 'Abschlusstabelle',
  podium: 'Siegerehrung',
  places: 'Platzierungen',
  place: 'Platz',
  name: 'Name',
  open: 'Das Ergebnis steht noch nicht fest.',
  decision: 'Entscheidung nötig',
} as const;

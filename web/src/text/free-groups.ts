/** Groups of any number. */
export const freeGroupsText = {
  label: 'Jede Zahl von Gruppen',
  hint: 'Für 7, 10 oder 15 Gruppen, mit beliebig vielen Qualifizierten.',
  numberWrong: (least: number, most: number) => `Gib eine Zahl von ${least} bis ${most} ein!`,
  goOn: ({
    complete,
    next,
    rank,
  }: {
    readonly complete: number;
    readonly next: number;
    readonly rank: number;
  }) => {
    const best = next === 1 ? `der beste ${rank}.` : `die ${next} besten ${rank}.`;
    if (complete === 0) return `Weiter kommt nur, wer zu den Besten gehört: ${best}`;
    const all = complete === 1 ? 'der 1. jeder Gruppe' : `die Plätze 1 bis ${complete} jeder Gruppe`;
    return next === 0 ? `Weiter: ${all}.` : `Weiter: ${all} und ${best}`;
  },
  unequal:
    'Bei ungleichen Gruppen zählen im Vergleich die Matches gegen den Letzten der größeren Gruppen nicht; dann entscheiden Punkte pro Match und der Anteil gewonnener Legs.',
  seating: 'Plätze im K.O.',
  seatings: { 'by-number': 'Nach Nummer', 'by-result': 'Nach Ergebnis', 'by-lot': 'Los' },
  seatingHints: {
    'by-number': 'Gruppe A steht oben und hat zuerst ein Freilos.',
    'by-result': 'Wer besser war, steht oben.',
    'by-lot': 'Das Los der Auslosung verteilt die Gruppen.',
  },
  ofSize: 'Andere Matches in Gruppen einer Größe',
  ofSizeHint: 'Zum Beispiel First to 4 in Dreiergruppen.',
  size: 'Spieler in diesen Gruppen',
  pairs: 'Paare in diesen Gruppen',
  matches: (size: number) => `Matches in Gruppen mit ${size}`,
} as const;

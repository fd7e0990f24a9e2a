/** What is said of a leg that its round limit has decided, without a checkout. */
export const legDecisionText = {
  question: 'Wer gewinnt das Ausbullen?',
  /** To the one of two players, each at a board of their own, who has lost it. */
  onlineNote: 'Online tippt, wer das Ausbullen verloren hat.',
  won: { leg: 'Leg gewonnen!', set: 'Satz gewonnen!', match: 'Match gewonnen!' },
  by: { bull: 'Ausgebullt', 'lowest-rest': 'Kleinerer Rest' },
  winner: (name: string) => `${name} gewinnt das Ausbullen`,
  undoDecision: 'Entscheidung zurücknehmen',
  undo: 'Letzte Aufnahme zurücknehmen',
} as const;

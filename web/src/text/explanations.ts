/** What figures mean that their names do not tell. */
export const explanationText = {
  open: (word: string) => `Was heißt „${word}“?`,
  toFinish: 'Der Average der Aufnahmen, vor denen noch mehr als 170 Punkte Rest waren.',
  dartsToCheckout:
    'So viele Darts fielen in den gewonnenen Legs, nachdem höchstens 170 Punkte Rest waren. Weniger ist besser.',
} as const;

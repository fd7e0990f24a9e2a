/** What a figure means whose name does not tell. */
export type Explained = {
  /** Names the button. */
  readonly question: string;
  readonly text: string;
};

export const explanations = {
  toFinish: {
    question: 'Was heißt „Bis zum Finish“?',
    text: 'Der Average der Aufnahmen, vor denen noch mehr als 170 Punkte Rest waren.',
  },
  dartsToCheckout: {
    question: 'Was heißt „Darts vom Finish bis zum Checkout“?',
    text: 'So viele Darts fielen in den gewonnenen Legs, nachdem höchstens 170 Punkte Rest waren. Weniger ist besser.',
  },
} as const satisfies { readonly [figure: string]: Explained };

/** Texts of the button that unfolds the kinds of a side on a phone. */
export const setupKindsText = {
  others: 'Bot, Doppel …',
  change: 'Ändern',
  forSide: (side: string) => `(Spieler für ${side} wählen)`,
} as const;

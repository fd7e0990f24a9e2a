/** What the scorer says and asks between legs and after a match. */
export const legEndText = {
  gameShot: { leg: 'Game shot!', set: 'Game shot and set!', match: 'Game shot and match!' },
  checkoutOf: (checkout: number, darts: number) => `Checkout ${checkout} · ${darts} Darts`,
  startsNext: (name: string) => `${name} beginnt das nächste Leg`,
  undoCheckout: 'Checkout zurücknehmen',
  nextGame: (number: number, name: string) => `Nächstes Spiel: ${number} · ${name}`,
  toSummary: 'Zur Zusammenfassung',
  moments: 'Highlights',
  matchOver: 'Match vorbei',
  wins: (name: string) => `${name} gewinnt!`,
  draw: 'Unentschieden',

  switchStarter: 'Anwurf tauschen',
  bullOut: 'Entscheidungsleg: Wer beginnt?',
} as const;

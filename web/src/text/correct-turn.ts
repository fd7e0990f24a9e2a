const turnsText = (names: readonly string[]): string =>
  names.length === 1 ? 'Diese Aufnahme danach fällt weg' : `${names.length} Aufnahmen danach fallen weg`;

/** Maximum number of turns that are named. */
const mostNamed = 3;

const listText = (turns: readonly string[]): string =>
  turns.length <= mostNamed
    ? turns.join(', ')
    : `${turns.slice(0, mostNamed).join(', ')} und ${turns.length - mostNamed} weitere`;

/** Texts of the dialog that corrects a turn. */
export const correctTurnText = {
  title: 'Aufnahme korrigieren',
  turn: (name: string, number: number) => `${name}, Aufnahme ${number}`,
  earlier: 'Vorherige Aufnahme',
  later: 'Nächste Aufnahme',
  score: 'Punkte',
  leaves: (rest: number) => `Rest ${rest}`,
  bust: 'Bust',
  before: (score: number) => `bisher ${score}`,
  erase: 'Ziffer löschen',
  impossible: 'Diese Punkte sind hier nicht möglich.',
  lost: (turns: readonly string[], reason: 'leg-over' | 'impossible') =>
    `${turnsText(turns)}, weil ${
      reason === 'leg-over' ? 'das Leg dann schon zu Ende ist' : 'es sonst nicht mehr aufgeht'
    }: ${listText(turns)}.`,
  lostTurn: (name: string, score: number) => `${name} ${score}`,
  winsLeg: (name: string) => `${name} gewinnt damit das Leg.`,
  winsMatch: (name: string) => `${name} gewinnt damit das Match.`,
  notOnline: 'Im Online-Match dürfen dabei keine Aufnahmen wegfallen. Nehmt sie einzeln mit Undo zurück.',
  confirm: 'Korrigieren',
  confirmLosing: 'Korrigieren und streichen',
  cancel: 'Abbrechen',
  announced: (name: string, score: number, before: number) =>
    `Aufnahme korrigiert: ${name} ${score} statt ${before}.`,
} as const;

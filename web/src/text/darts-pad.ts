/** Texts of the pad on which a turn is entered dart by dart. */
export const dartsPadText = {
  pad: 'Pfeile eingeben',
  ring: 'Feld',
  rings: { S: 'Single', D: 'Doppel', T: 'Triple' },
  bull: 'Bull',
  singleBull: '25',
  singleBullLabel: '25, Single Bull',
  miss: 'Miss',
  missLabel: 'Miss: kein Treffer',
  undoDart: 'Letzten Dart zurücknehmen',
  undoTurn: 'Letzte Aufnahme zurücknehmen',
  rest: (rest: number) => `Rest ${rest}`,
  noDart: '–',
  dartSpoken: (name: string, rest: number) => `${name}, Rest ${rest}`,
} as const;

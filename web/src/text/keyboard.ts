export type KeyHelp = { readonly keys: readonly string[]; readonly action: string };

/** The scorer's keys as the help shows them. */
export const scorerKeys: readonly KeyHelp[] = [
  { keys: ['0', '…', '9'], action: 'Punkte eingeben' },
  { keys: ['Q'], action: '26 Punkte' },
  { keys: ['W'], action: '41 Punkte' },
  { keys: ['A'], action: '45 Punkte' },
  { keys: ['S'], action: '60 Punkte' },
  { keys: ['Y'], action: '85 Punkte' },
  { keys: ['X'], action: '100 Punkte' },
  { keys: ['Enter'], action: 'Bestätigen' },
  { keys: ['Rücktaste', 'Entf'], action: 'Eingabe löschen, ohne Eingabe: Aufnahme zurücknehmen' },
  { keys: ['Strg', 'Z'], action: 'Letzte Aufnahme zurücknehmen' },
  { keys: ['↑', '↓'], action: 'Aufnahme wählen, Enter korrigiert sie' },
  { keys: ['D', 'T'], action: 'Pfeile einzeln: Double, Triple, dann Zahl und Enter' },
  { keys: ['R'], action: 'Rest eingeben' },
  { keys: ['C'], action: 'Checkout' },
  { keys: ['M'], action: 'Caller an oder aus' },
  { keys: ['?'], action: 'Diese Hilfe' },
];

export const keyboardText = {
  title: 'Tastenkürzel',
  intro: 'Im Scorer geht alles auch ohne Maus und Touch:',
} as const;

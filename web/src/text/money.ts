import type { BookingKind, FeeKind, Payment } from '@neundarter/rules/money/booking';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** An amount of cents, as `12,50 €`. */
export const formatEuros = (cents: number): string => euros.format(cents / 100).replace('-', '−');

/** An amount for a field, as `12,50`, or `12` for whole euros. */
export const typedEuros = (cents: number): string =>
  (cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2)).replace('.', ',');

/** The cents of a typed amount such as `12`, `12,5` or `12.50 €`; null for anything else. */
export function parseEuros(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*€?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const paymentText: { readonly [payment in Payment]: string } = {
  cash: 'bar',
  card: 'Karte',
  transfer: 'Überweisung',
  waived: 'erlassen',
};

export const feeText: { readonly [kind in FeeKind]: string } = {
  normal: 'Normal',
  member: 'Mitglied',
  youth: 'Jugend',
};

export const bookingText: { readonly [kind in BookingKind]: string } = {
  fee: 'Startgeld',
  deposit: 'Schreibpfand',
  'deposit-back': 'Pfand zurück',
  prize: 'Preisgeld',
  income: 'Einnahme',
  expense: 'Ausgabe',
};

export const moneyText = {
  title: 'Kasse',
  toManagement: 'Zur Leitung',
  toTournament: 'Zum Turnier',
  loading: 'Die Kasse wird geladen …',
  failed: (why: string) => `Die Kasse konnte nicht geladen werden. ${why}`,
  notChanged: (why: string) => `Das wurde nicht gebucht. ${why}`,
  print: 'Blatt drucken',
  csv: 'Als CSV speichern',
  csvName: (event: string) => `Kasse ${event}.csv`,
  csvHeads: ['Nr.', 'Zeit', 'Art', 'Wer', 'Betrag', 'Wie', 'Gebucht von', 'Notiz'],
  settings: 'Startgeld und Preise',
  setUp: 'Einstellen',
  in: 'Eingenommen',
  out: 'Ausgezahlt',
  kept: 'In der Kasse',
  sums: 'Summen',
  openDeposits: (amount: string) => `davon Schreibpfand, das noch zurückgeht: ${amount}`,
  waived: (amount: string) => `erlassen: ${amount}`,
  keptBy: (payment: string, amount: string) => `${payment}: ${amount}`,
  fees: 'Startgeld',
  noFees: 'Trag zuerst ein, was die Teilnahme kostet.',
  noEntries: 'Noch ist niemand dabei.',
  payment: 'Gezahlt wird',
  paidCount: (paid: number, all: number) => `${paid} von ${all} haben bezahlt`,
  pay: (kind: string, amount: string) => `${kind} ${amount}`,
  payOf: (name: string, kind: string, amount: string) => `${name}: bezahlt, ${kind} ${amount}`,
  paid: 'bezahlt',
  waiting: 'Warteliste',
  deposit: (amount: string) => `Pfand ${amount}`,
  depositOf: (name: string, amount: string) => `${name}: Schreibpfand ${amount} genommen`,
  depositBack: (amount: string) => `Pfand ${amount} zurück`,
  depositBackOf: (name: string, amount: string) => `${name}: Schreibpfand ${amount} zurückgegeben`,
  booked: 'Gebucht',
  prizes: 'Preise',
  noPrizes: 'Noch sind keine Preise eingetragen.',
  pot: (amount: string) => `Vom Startgeld: bisher ${amount}`,
  place: (place: number) => `${place}. Platz`,
  places: (from: number, to: number) => (from === to ? `${from}. Platz` : `Platz ${from} bis ${to}`),
  prizesLater: 'Wer was bekommt, steht hier nach dem letzten Match.',
  payOut: (amount: string) => `${amount} auszahlen`,
  payOutOf: (name: string, amount: string) => `${name}: ${amount} auszahlen`,
  paidOut: 'ausgezahlt',
  paidOutSum: (paid: string, all: string) => `${paid} von ${all} ausgezahlt`,
  book: 'Kassenbuch',
  emptyBook: 'Noch ist nichts gebucht.',
  other: 'Einnahme oder Ausgabe',
  helper: 'Einlass',
  nobody: 'gelöschtes Konto',
  removedEntry: 'nicht mehr dabei',
  reversal: (what: string) => `Storno: ${what}`,
  reversed: 'storniert',
  reverse: 'Stornieren',
  reverseOf: (what: string) => `${what} stornieren`,
} as const;

export const moneySettingsText = {
  title: 'Startgeld und Preise',
  save: 'Speichern',
  saved: 'Gespeichert',
  hint: 'In Euro. Leer heißt: gibt es nicht.',
  fee: (kind: string) => `Startgeld: ${kind}`,
  deposit: 'Schreibpfand',
  prizes: 'Preise',
  none: 'keine',
  percent: 'Prozent vom Startgeld',
  amount: 'feste Beträge in Euro',
  places: 'Erster, Zweiter, Dritter …',
  placesHint:
    'Mit Leerzeichen dazwischen, zum Beispiel 50 30 20. Wer sich Plätze teilt, teilt sich die Preise.',
  notEuros: 'Bitte gib einen Betrag bis 100.000 Euro ein.',
  notPlaces: 'Bitte gib einen bis 32 Preise ein.',
  notPercent: 'Bitte gib ganze Prozente ein, zusammen höchstens 100.',
} as const;

export const otherBookingText = {
  title: 'Einnahme oder Ausgabe',
  kind: 'Was',
  amount: 'Betrag in Euro',
  payment: 'Wie',
  note: 'Wofür',
  noNote: 'Bitte schreib dazu, wofür.',
  save: 'Buchen',
} as const;

export const reversalText = {
  title: 'Buchung stornieren?',
  text: (what: string) =>
    `${what}. Beide Buchungen bleiben im Kassenbuch stehen. Das Storno lässt sich nicht zurücknehmen.`,
  reason: 'Warum?',
  noReason: 'Bitte schreib dazu, warum.',
  confirm: 'Stornieren',
  done: 'Storniert',
} as const;

export const doorLinkText = {
  title: 'Helfer am Einlass',
  about:
    'Mit diesem Link hakt jemand an der Tür ab, wer da ist und wer bezahlt hat. Sonst kann er nichts: keine Kasse, kein Storno, keine Matches.',
  create: 'Link machen',
  again: 'Neuen Link machen',
  againTitle: 'Neuen Link machen?',
  againText: 'Der bisherige Link gilt dann nicht mehr.',
  revoke: 'Link sperren',
  revoked: 'Der Link ist gesperrt',
  runs: (until: string) => `Gilt bis ${until}`,
  used: (at: string) => `Zuletzt benutzt: ${at}`,
  unused: 'Noch nicht benutzt',
  once: 'Der Link steht nur jetzt hier. Brauchst du ihn noch einmal, mach einen neuen.',
  code: 'QR-Code für den Einlass',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  notCopied: 'Kopieren geht hier nicht',
} as const;

export const doorText = {
  title: 'Einlass',
  loading: 'Die Liste wird geladen …',
  ended: 'Dieser Link gilt nicht mehr. Frag den Veranstalter nach einem neuen.',
  noKey: 'Scanne den QR-Code für den Einlass noch einmal. Du bekommst ihn vom Veranstalter.',
  failed: (why: string) => `Die Liste konnte nicht geladen werden. ${why}`,
  notDone: (why: string) => `Das hat nicht geklappt. ${why}`,
  search: 'Name suchen',
  here: (present: number, all: number) => `${present} von ${all} sind da`,
  present: 'Da',
  presentOf: (name: string) => `${name} ist da`,
  noMatch: 'So heißt niemand auf der Liste.',
  wrongTap: 'Falsch getippt? Der Veranstalter kann es in der Kasse stornieren.',
  confirmTitle: (name: string) => `${name}: bezahlt?`,
  confirmText: (kind: string, amount: string, payment: string) => `${kind}, ${amount}, ${payment}.`,
  confirm: 'Bezahlt',
} as const;

/** Texts of the sheet for paper. */
export const moneySheetText = { none: 'Noch ist nichts gebucht.', signature: 'Unterschrift' } as const;

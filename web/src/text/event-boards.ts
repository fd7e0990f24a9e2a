/** Texts of the boards that an event uses. */
export const eventBoardsText = {
  title: 'Boards dieser Veranstaltung',
  ofEvent: (name: string) => `Boards · ${name}`,
  about: 'Welche Boards eurer Halle nutzt ihr? Wählst du keins, sind es alle.',
  loadFailed: (reason: string) => `Die Boards konnten nicht geladen werden. ${reason}`,
  none: 'Euer Team hat noch keine Boards. Lege sie in der Team-Lounge an.',
  toLounge: 'Zur Team-Lounge',
  more: (name: string) => `Zeit und Nutzung von ${name}`,
  from: 'Von',
  until: 'Bis',
  timeHint: 'Leer: die ganze Veranstaltung',
  wrongTime: 'Das Ende liegt nicht nach dem Anfang.',
  unreadable: 'Bitte gib einen Zeitpunkt ein, zum Beispiel 3.5.2026 14:00.',
  side: 'Board von',
  sides: { none: 'beiden', home: 'Heim', away: 'Gast' },
  sideTwice: 'Für diese Mannschaft ist schon ein anderes Board gewählt.',
  reserved: 'Nur für',
  reservedHint: 'Nichts angekreuzt: für alle Matches',
  rounds: {
    group: 'Gruppen',
    knockout: 'K.-o.-Runden',
    'semi-final': 'Halbfinale',
    'third-place': 'Platz 3',
    final: 'Finale',
  },
  save: 'Speichern',
  saved: 'Die Boards sind gespeichert.',
} as const;

/** Texts of the choice of a board. */
export const boardFieldText = {
  label: 'Board',
  none: 'ohne Board',
  free: (name: string) => `${name} · frei`,
  stream: (name: string) => `${name} · frei, Stream`,
  occupied: (name: string, names: string) =>
    names === '' ? `${name} · besetzt` : `${name} · besetzt: ${names}`,
  broken: (name: string) => `${name} · defekt`,
  reserved: (name: string) => `${name} · reserviert`,
  forOthers: (name: string) => `${name} · für andere Matches`,
  insist: ({ own, board, other }: { readonly own: string; readonly board: string; readonly other: string }) =>
    `Auf ${board} läuft ${other === '' ? 'ein anderes Match' : `noch „${other}“`}. Soll „${own}“ trotzdem dort laufen?`,
} as const;

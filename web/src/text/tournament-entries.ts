import { formatCount, formatInteger } from './formats.ts';

const participants = (count: number) => formatCount(count, { one: 'Teilnehmer', many: 'Teilnehmer' });

/** The tab with participants and registrations. */
export const entriesText = {
  title: { participants: 'Teilnehmer', registrations: 'Anmeldungen' },
  none: 'Aktuell sind keine Anmeldungen vorhanden.',
  print: 'Liste drucken',
  money: 'Kasse',
  nothingFound: 'Dazu passt niemand.',
  search: 'Suchen',
  filter: 'Status',
  all: 'Alle',
  statuses: {
    requested: 'offen',
    confirmed: 'bestätigt',
    rejected: 'abgelehnt',
    waiting: 'Warteliste',
    withdrawn: 'abgemeldet',
  },
  table: 'Teilnehmer',
  number: 'Nr.',
  name: 'Name',
  email: 'E-Mail',
  status: 'Status',
  actions: 'Aktionen',
  confirm: (name: string) => `${name} bestätigen`,
  reject: (name: string) => `${name} ablehnen`,
  menu: (name: string) => `Menü für ${name}`,
  edit: 'Bearbeiten',
  undo: 'Auf „offen“ zurücksetzen',
  remove: 'Entfernen',
  removeTitle: 'Teilnehmer entfernen?',
  removeText: (name: string) => `${name} wird entfernt. Das kann nicht rückgängig gemacht werden.`,
  removed: (name: string) => `${name} ist entfernt.`,
  confirmAll: (count: number) => (count === 1 ? 'Offene bestätigen' : `Alle ${count} offenen bestätigen`),
  confirmedAll: 'Alle sind bestätigt.',
  present: 'anwesend',
  paid: 'bezahlt',
  presentOf: (name: string) => `${name}: anwesend`,
  paidOf: (name: string) => `${name}: bezahlt`,
  choose: (name: string) => `${name} auswählen`,
  chosen: (count: number) => `${formatInteger(count)} ausgewählt`,
  confirmChosen: 'Ausgewählte bestätigen',
  rejectChosen: 'Ausgewählte ablehnen',
  chooseNone: 'Auswahl aufheben',
  keys: 'Tasten: j und k bewegen, c bestätigt, r lehnt ab.',
  sameName: (number: number) => `Gleicher Name wie Nr. ${formatInteger(number)}`,
  merge: 'Zusammenführen',
  mergeTitle: 'Anmeldungen zusammenführen?',
  mergeText: ({ name, kept, removed }: { name: string; kept: number; removed: number }) =>
    `${name} bleibt als Nr. ${formatInteger(kept)}. Was dort fehlt, zum Beispiel E-Mail, Verein oder Setzplatz, kommt von Nr. ${formatInteger(removed)}, und Nr. ${formatInteger(removed)} entfällt. Eine E-Mail-Adresse, die jemand bei seiner Anmeldung selbst angegeben hat, geht vor. Das kann nicht rückgängig gemacht werden.`,
  merged: (name: string) => `${name} steht jetzt einmal auf der Liste.`,
  failed: (reason: string) => `Das hat nicht geklappt. (${reason}). Bitte versuche es noch einmal!`,
  editTitle: 'Teilnehmer bearbeiten',
  firstName: 'Vorname',
  lastName: 'Nachname',
  club: 'Verein',
  shortened: 'Name nur gekürzt zeigen',
  shortenedHint: 'Andere sehen dann zum Beispiel „Max M.“',
  save: 'Speichern',
  saved: (name: string) => `${name} ist gespeichert.`,
  editedMeanwhile:
    'Jemand anderes hat diesen Teilnehmer gerade geändert, deine Änderung ist noch nicht gespeichert. Speichere noch einmal, wenn du sie trotzdem übernehmen willst!',
  emailWrong: 'Bitte gib eine gültige E-Mail-Adresse ein!',
} as const;

/** Why a line of a list is left out. */
const lineProblem = {
  name: 'Vor- oder Nachname fehlt oder ist zu lang',
  'one-name': 'es darf nur ein Name sein',
  'two-names': 'es müssen zwei Namen mit / dazwischen sein',
  club: 'der Verein ist zu lang',
  email: 'die E-Mail-Adresse ist ungültig',
} as const;

/** Adding participants. */
export const addText = {
  title: 'Hinzufügen',
  ways: 'Wie möchtest du Teilnehmer hinzufügen?',
  way: { name: 'Name', code: 'Spieler-ID', team: 'Team', list: 'Liste' },
  firstNameMissing: 'Gib den Vornamen des Spielers ein!',
  lastNameMissing: 'Gib den Nachnamen des Spielers ein!',
  add: 'Hinzufügen',
  nameHint: 'Vor- und Nachname, dann Enter: schon kannst du den nächsten eingeben.',
  known: { earlier: 'Aus früheren Turnieren', team: 'Aus dem Team' },
  knownFailed: (reason: string) => `Bekannte Namen können gerade nicht gesucht werden. (${reason})`,
  register: (name: string) => `Melde ${name} für das Turnier an!`,
  added: (name: string) => `${name} ist dabei.`,
  alreadyListed: (name: string, status: string) => `${name} steht schon auf der Liste (${status}).`,
  addedMany: (count: number) => `${participants(count)} hinzugefügt.`,
  addFailed: (name: string, reason: string) => `${name} konnte nicht hinzugefügt werden. (${reason})`,
  addListFailed: (count: number, reason: string) =>
    `${participants(count)} ${count === 1 ? 'konnte' : 'konnten'} nicht hinzugefügt werden. (${reason})`,
  partnerWaits: (name: string) => `${name} braucht noch einen Partner.`,
  dropPartner: 'Doch nicht',
  pairHint: 'Im Doppel gibst du nacheinander beide Spieler ein.',
  privateHint: 'Das Turnier ist nicht öffentlich: Mitspielen können nur Leute aus deinem Team.',
  teamEmpty: 'Aus dem Team sind schon alle dabei.',
  teamSearch: 'Im Team suchen',
  teamFailed: (reason: string) => `Die Spieler des Teams konnten nicht geladen werden. (${reason})`,
  addMate: (name: string) => `${name} hinzufügen`,
  list: 'Namen',
  listHint:
    'Ein Name pro Zeile, dahinter wenn du magst Verein und E-Mail, getrennt durch Semikolon. Im Doppel beide Namen mit / dazwischen.',
  listPlaceholder: 'Anna Adler; Bulls Jena\nBen Berg',
  file: 'CSV-Datei laden',
  fileFailed: 'Die Datei konnte nicht gelesen werden. Speichere die Liste als CSV oder Text!',
  wrongLines: (count: number) =>
    `${formatCount(count, { one: 'Zeile passt', many: 'Zeilen passen' })} nicht und ${count === 1 ? 'wird' : 'werden'} ausgelassen:`,
  wrongLine: ({
    number,
    text,
    problem,
  }: {
    number: number;
    text: string;
    problem: keyof typeof lineProblem;
  }) => `Zeile ${formatInteger(number)}: „${text}“ (${lineProblem[problem]})`,
  addList: (count: number) => `${participants(count)} hinzufügen`,
  tooMany: (free: number) => `Es sind nur noch ${formatInteger(free)} Plätze frei.`,
} as const;

/** The address that hears of new registrations. */
export const notificationText = {
  title: 'Benachrichtigung',
  none: 'Es werden keine Benachrichtigungen versendet, wenn sich neue Teilnehmer für das Turnier anmelden.',
  some: (address: string) => `Neue Anmeldungen werden an ${address} gemeldet.`,
  waits: (address: string) => `${address} wartet auf Bestätigung.`,
  waitsHint: 'Wir haben eine E-Mail mit einem Link geschickt. Bis zur Bestätigung melden wir dorthin nichts.',
  label: 'E-Mail-Adresse für neue Anmeldungen',
  wrong: 'Bitte gib eine gültige E-Mail-Adresse ein!',
} as const;

/** Who was seeded by figures, and who has none. @param figure what they lack */
const filledText = (seeded: number, left: number, figure: string): string =>
  `${participants(seeded)} gesetzt.${left === 0 ? '' : ` ${participants(left)} ohne ${figure} ${left === 1 ? 'folgt' : 'folgen'} nach Los.`}`;

/** The seeding list. */
export const seedingText = {
  title: 'Setzliste',
  hint: 'Wer oben steht, wird am höchsten gesetzt. Wer nicht auf der Liste steht, folgt nach Los.',
  empty: 'Noch ist niemand gesetzt.',
  list: 'Setzliste',
  unseeded: 'Noch nicht gesetzt',
  seed: (name: string) => `${name} setzen`,
  all: 'Alle setzen',
  byAverages: 'Nach Average',
  byAveragesHint: 'Drei-Dart-Average der letzten 12 Monate',
  bySeries: 'Nach Serie',
  loadSeries: 'Serien laden',
  clearQuestion: {
    title: 'Setzliste leeren?',
    text: 'Danach ist niemand mehr gesetzt.',
    confirm: 'Leeren',
  },
  replaceTitle: 'Setzliste ersetzen?',
  replaceText: 'Die Reihenfolge, die jetzt auf der Setzliste steht, geht verloren.',
  replace: 'Ersetzen',
  stays: 'Die Setzliste bleibt, wie sie ist',
  nobodyFilled: { averages: 'Niemand hat einen Average.', series: 'Niemand hat Punkte in dieser Serie.' },
  filledFrom: {
    averages: (seeded: number, left: number) => filledText(seeded, left, 'Average'),
    series: (seeded: number, left: number) => filledText(seeded, left, 'Punkte'),
  },
  clear: 'Liste leeren',
  position: (name: string) => `Position von ${name}`,
  remove: (name: string) => `${name} von der Liste nehmen`,
  failed: (reason: string) => `Die Setzliste konnte nicht gespeichert werden. (${reason})`,
} as const;

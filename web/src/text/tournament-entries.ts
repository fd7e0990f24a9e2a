import { formatCount, formatInteger } from './formats.ts';

const participants = (count: number) => formatCount(count, { one: 'Teilnehmer', many: 'Teilnehmer' });

/** The tab with participants and registrations. */
export const entriesText = {
  title: { participants: 'Teilnehmer', registrations: 'Anmeldungen' },
  none: 'Aktuell sind keine Anmeldungen vorhanden.',
  print: 'Liste drucken',
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
  confirmAll: (count: number) => `Alle ${count} offenen bestätigen`,
  confirmedAll: 'Alle sind bestätigt.',
  present: 'anwesend',
  paid: 'bezahlt',
  presentOf: (name: string) => `${name}: anwesend`,
  paidOf: (name: string) => `${name}: bezahlt`,
  keys: 'Tasten: j und k bewegen, c bestätigt, r lehnt ab.',
  sameName: 'Name doppelt',
  failed: (reason: string) => `Das hat nicht geklappt. (${reason}). Bitte versuche es noch einmal!`,
  editTitle: 'Teilnehmer bearbeiten',
  firstName: 'Vorname',
  lastName: 'Nachname',
  club: 'Verein',
  shortened: 'Name nur gekürzt zeigen',
  shortenedHint: 'Andere sehen dann zum Beispiel „Max M.“',
  save: 'Speichern',
  saved: (name: string) => `${name} ist gespeichert.`,
  emailWrong: 'Bitte gib eine gültige E-Mail-Adresse ein!',
} as const;

/** Adding participants. */
export const addText = {
  title: 'Hinzufügen',
  ways: 'Wie möchtest du Teilnehmer hinzufügen?',
  way: { name: 'Name', code: 'Spieler-Id', team: 'Team', list: 'Liste' },
  firstNameMissing: 'Gib den Vornamen des Spielers ein!',
  lastNameMissing: 'Gib den Nachnamen des Spielers ein!',
  add: 'Hinzufügen',
  nameHint: 'Vor- und Nachname, dann Enter: schon kannst du den nächsten eingeben.',
  register: (name: string) => `Melde ${name} für das Turnier an!`,
  added: (name: string) => `${name} ist dabei.`,
  addedMany: (count: number) => `${participants(count)} hinzugefügt.`,
  addFailed: (name: string, reason: string) => `${name} konnte nicht hinzugefügt werden. (${reason})`,
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
  fileFailed: 'Die Datei konnte nicht gelesen werden.',
  found: (count: number) => `${participants(count)} erkannt.`,
  wrongLines: (count: number) =>
    `${formatCount(count, { one: 'Zeile passt', many: 'Zeilen passen' })} nicht und ${count === 1 ? 'wird' : 'werden'} ausgelassen:`,
  addList: (count: number) => `${participants(count)} hinzufügen`,
  tooMany: (free: number) => `Es sind nur noch ${formatInteger(free)} Plätze frei.`,
} as const;

/** The address that hears of new registrations. */
export const notificationText = {
  title: 'Benachrichtigung',
  none: 'Es werden keine Benachrichtigungen versendet, wenn sich neue Teilnehmer für das Turnier anmelden.',
  some: (address: string) => `Neue Anmeldungen werden an ${address} gemeldet.`,
  label: 'E-Mail-Adresse für neue Anmeldungen',
  wrong: 'Bitte gib eine gültige E-Mail-Adresse ein!',
} as const;

/** The seeding list. */
export const seedingText = {
  title: 'Setzliste',
  hint: 'Wer oben steht, wird am höchsten gesetzt. Wer nicht auf der Liste steht, folgt nach Los.',
  empty: 'Noch ist niemand gesetzt.',
  list: 'Setzliste',
  unseeded: 'Noch nicht gesetzt',
  seed: (name: string) => `${name} setzen`,
  all: 'Alle setzen',
  clear: 'Liste leeren',
  position: (name: string) => `Position von ${name}`,
  remove: (name: string) => `${name} von der Liste nehmen`,
  failed: (reason: string) => `Die Setzliste konnte nicht gespeichert werden. (${reason})`,
} as const;

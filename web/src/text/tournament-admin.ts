import { formatCount, formatInteger } from './formats.ts';

const participants = (count: number) => formatCount(count, { one: 'Teilnehmer', many: 'Teilnehmer' });

/** Frame of the pages for organisers. */
export const adminText = {
  eyebrow: 'Turnier verwalten',
  forbidden:
    'Du hast keine Berechtigung, das Turnier zu verwalten. Wenn du glaubst, das ist ein Fehler, wende dich bitte an den Turnier-Administrator.',
  toLounge: 'Zur Team-Lounge',
  toTournament: 'Zum Turnier',
  progress: 'Fortschritt',
  step: (place: number, count: number, name: string) => `Schritt ${place} von ${count}: ${name}`,
  steps: [
    'Turnier erstellt',
    'Anmeldung geöffnet',
    'Anmeldung geschlossen',
    'Turnier läuft',
    'Turnier beendet',
  ],
  tabs: 'Bereiche',
  tab: {
    general: 'Turnier',
    participants: 'Teilnehmer',
    registrations: 'Anmeldungen',
    mode: 'Modus',
    publish: 'Veröffentlichen',
    close: 'Anmeldung schließen',
    start: 'Starten',
  },
  saved: 'gespeichert',
  saving: 'wird gespeichert...',
  notSaved: 'nicht gespeichert',
  conflictTitle: 'Jemand anderes hat das gerade geändert',
  conflict: 'Deine Änderung ist noch nicht gespeichert. Willst du sie trotzdem übernehmen?',
  keepMine: 'Meine übernehmen',
  dropMine: 'Meine verwerfen',
  cancelledTitle: 'Das Turnier ist abgesagt.',
} as const;

/** Question before a change of the mode that ends the assignment of groups. */
export const groupResetText = {
  title: 'Gruppen neu zuordnen?',
  text: 'Mit dieser Änderung wird die Zuordnung der Gruppen aufgehoben.',
  confirm: 'Ändern',
} as const;

/** The summary beside all tabs. */
export const summaryText = {
  title: 'Überblick',
  participants: 'Teilnehmer',
  fill: (taken: number, most: number) =>
    `${formatInteger(taken)} von ${formatInteger(most)} Plätzen vergeben`,
  ofMost: (confirmed: number, most: number) => `${formatInteger(confirmed)} von ${formatInteger(most)}`,
  requested: 'Offene Anmeldungen',
  waiting: 'Warteliste',
  matches: 'Spiele',
  longestWay: 'Längster Weg zum Titel',
  games: (count: number) => formatCount(count, { one: 'Spiel', many: 'Spiele' }),
  upTo: (count: string) => `bis zu ${count}`,
  unknown: '–',
  boards: 'Boards',
  duration: 'Dauer etwa',
  hours: (minutes: number) =>
    minutes < 60 ? `${minutes} Min.` : `${Math.floor(minutes / 60)} Std. ${minutes % 60} Min.`,
} as const;

/** The tab with the general data. */
export const generalText = {
  general: 'Allgemein',
  description: 'Beschreibung',
  registrationLink: 'Link zur Anmeldung',
  registrationHint: 'Schick ihn allen, die mitspielen wollen.',
  tournamentLink: 'Link zum Turnier',
  tournamentHint: 'Hier sehen alle Teilnehmer, Spielplan und Ergebnisse.',
  copyLink: 'Link kopieren',
  pin: 'PIN für die Spielstände',
  pinHint: 'Wer sie am Board eingibt, darf die Spiele dieses Turniers mitschreiben.',
  copyPin: 'PIN kopieren',
  printPin: 'PIN-Karte drucken',
  renewPin: 'Neue PIN',
  renewPinTitle: 'Neue PIN machen?',
  renewPinText:
    'Die bisherige PIN und der QR-Code ihrer Karte gelten dann nicht mehr. Wer sie schon eingegeben hat, darf weiter mitschreiben.',
  pinRenewed: 'Die neue PIN gilt ab jetzt.',
  cancel: 'Turnier absagen',
  cancelText:
    'Die Seite bleibt mit deiner Begründung bestehen, und alle Angemeldeten mit E-Mail-Adresse bekommen eine Nachricht. Das kann nicht rückgängig gemacht werden.',
  reason: 'Warum fällt es aus?',
  reasonMissing: 'Bitte gib einen Grund an!',
  cancelled: 'Das Turnier ist abgesagt.',
  cancelFailed: (reason: string) =>
    `Das Turnier konnte nicht abgesagt werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** Publishing, closing and starting. */
export const stepText = {
  summary: 'Zusammenfassung',
  name: 'Name',
  when: 'Datum und Uhrzeit',
  where: 'Ort',
  who: 'Bestätigte Teilnehmer',
  ofMost: (confirmed: number, most: number) =>
    `${formatInteger(confirmed)} von höchstens ${formatInteger(most)}`,
  mode: 'Modus',
  cancel: 'Abbrechen',
  publish: 'Veröffentlichen',
  publishHint: 'Danach können sich Spieler anmelden, und du bekommst die PIN für die Boards.',
  publishPrivate:
    'Das Turnier ist nicht öffentlich: Nur Leute aus deinem Team sehen es und können sich anmelden.',
  published: 'Das Turnier ist veröffentlicht.',
  publishFailed: (reason: string) =>
    `Das Turnier konnte nicht veröffentlicht werden. (${reason}). Bitte versuche es noch einmal!`,
  close: 'Anmeldung schließen',
  closeHint: 'Danach kann sich niemand mehr selbst anmelden. Du kannst sie wieder öffnen.',
  closed: 'Die Anmeldung ist geschlossen.',
  closeFailed: (reason: string) =>
    `Die Anmeldung konnte nicht geschlossen werden. (${reason}). Bitte versuche es noch einmal!`,
  notClosable: 'Die Anmeldung kann noch nicht geschlossen werden.',
  openRequests: ' Es gibt noch offene Anmeldungen, die du bestätigen oder ablehnen musst.',
  tooFew: (least: number) =>
    ` Es ist noch nicht die für das Turnier erforderliche Anzahl von Anmeldungen (${least}) bestätigt.`,
  reopen: 'Anmeldung wieder öffnen',
  reopened: 'Die Anmeldung ist wieder offen.',
  reopenFailed: (reason: string) =>
    `Die Anmeldung konnte nicht geöffnet werden. (${reason}). Bitte versuche es noch einmal!`,
  start: 'Turnier starten',
  runsAlready: 'Das Turnier läuft schon.',
  startHint: 'Danach lassen sich Teilnehmer und Modus nicht mehr ändern.',
  startFailed: (reason: string) =>
    `Das Turnier konnte nicht gestartet werden. (${reason}). Bitte versuche es noch einmal!`,
  notStartable: 'Das Turnier kann noch nicht gestartet werden:',
  startable: (matches: string) => `Alles ist bereit. Es entstehen ${matches}.`,
  fewerThanQualifiers: (confirmed: number, qualifiers: number) =>
    `Es sind ${participants(confirmed)} bestätigt. Es müssen mehr sein als Qualifizierte (${qualifiers}).`,
  fewerThanTwo: (confirmed: number) =>
    `Es sind ${participants(confirmed)} bestätigt. Es müssen mindestens 2 sein.`,
  requestsLeft: (count: number) =>
    `${formatCount(count, { one: 'Anmeldung ist', many: 'Anmeldungen sind' })} noch offen.`,
  withoutGroup: (count: number) => `${participants(count)} ohne Gruppe.`,
  unevenGroups: (least: number, most: number) =>
    `Die Gruppen sind ungleich groß (${least} bis ${most}). Sie dürfen sich höchstens um einen Spieler unterscheiden.`,
  tooManyMatches: (count: number, most: number) =>
    `Es wären ${formatInteger(count)} Spiele. Möglich sind höchstens ${formatInteger(most)}.`,
  tinyGroups: (count: number) =>
    count === 1
      ? 'Eine Gruppe hat nur einen Spieler. Er hat dort kein Spiel.'
      : `${formatInteger(count)} Gruppen haben nur einen Spieler. Er hat dort kein Spiel.`,
  missingTitle: (count: number) => `Noch nicht da: ${participants(count)}`,
  leaveOut: (name: string) => `${name} herausnehmen`,
  leftOut: (name: string) => `${name} spielt nicht mit.`,
  toParticipants: 'Zu den Teilnehmern',
  toMode: 'Zum Modus',
} as const;

import { formatCount, formatInteger } from './formats.ts';

const participants = (count: number) => formatCount(count, { one: 'Teilnehmer', many: 'Teilnehmer' });

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

import type { Side } from '@neundarter/rules/matchday/plan';
import { formatCount, formatInteger } from './formats.ts';

const trainings = (count: number) => formatCount(count, { one: 'Training', many: 'Trainings' });

/** Texts of the forms for all kinds of events. */
export const eventFormText = {
  name: 'Name',
  isPublic: 'Öffentlich',
  description: 'Beschreibung',
  noDescription: 'Noch keine Beschreibung.',
} as const;

/** Texts of the form for a training. */
export const trainingFormText = {
  newTitle: 'Neues Training',
  editTitle: 'Training bearbeiten',
  nameMissing: 'Bitte gib dem Training einen Namen.',
  dateMissing: 'Bitte gib an, an welchem Tag das Training stattfindet.',
  startMissing: 'Bitte gib an, wann das Training beginnt.',
  endMissing: 'Bitte gib an, wann das Training endet.',
  endTooEarly: 'Das Ende des Trainings muss nach dem Beginn liegen.',
  endDateMissing: 'Bitte gib an, an welchem Tag das Training endet.',
  isWeekly: 'Jede Woche wiederholen',
  until: 'Jede Woche bis',
  untilMissing: 'Bitte gib an, bis zu welchem Tag das Training stattfindet.',
  untilTooEarly: 'Der letzte Tag muss nach dem ersten liegen.',
  tooMany: (most: number) => `Auf einmal gehen höchstens ${formatInteger(most)} Trainings.`,
  count: (count: number) => `Das sind ${trainings(count)}.`,
  isPublicHint: 'Auch wer nicht im Team ist, sieht das Training und seine Tabelle.',
  create: 'Training anlegen',
  save: 'Speichern',
  created: (count: number) =>
    count === 1 ? 'Das Training ist angelegt.' : `${trainings(count)} sind angelegt.`,
  saved: 'Das Training ist gespeichert.',
  failed: (reason: string) =>
    `Das Training konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** Texts of the fields for start and end of an event. */
export const timeFieldsText = {
  date: 'Datum',
  start: 'Beginn',
  end: 'Ende',
  endsLater: 'Endet an einem anderen Tag',
  endDate: 'Datum des Endes',
} as const;

/** Texts of the fields for the place of an event. */
export const placeText = {
  place: 'Ort der Veranstaltung',
  address: 'Straße und Hausnummer',
  zip: 'PLZ',
  city: 'Ort',
} as const;

/** Texts for editing and deleting an event. */
export const eventAdminText = {
  menu: (name: string) => `Menü für ${name}`,
  edit: 'Bearbeiten',
  boards: 'Boards',
  remove: 'Löschen',
  removeTitle: {
    training: 'Training löschen?',
    'mdsl-matchday': 'Ligaspieltag löschen?',
    tournament: 'Turnier löschen?',
  },
  removeWarning: (name: string, time: string) =>
    `„${name}“ (${time}) wird gelöscht, mit Tabelle und Highlights. Die gespielten Matches bleiben erhalten.`,
  removeConfirm: 'Löschen',
  removed: (name: string) => `„${name}“ ist gelöscht.`,
  removeFailed: {
    training: (reason: string) =>
      `Das Training konnte nicht gelöscht werden. (${reason}). Bitte versuche es noch einmal!`,
    'mdsl-matchday': (reason: string) =>
      `Der Ligaspieltag konnte nicht gelöscht werden. (${reason}). Bitte versuche es noch einmal!`,
    tournament: (reason: string) =>
      `Das Turnier konnte nicht gelöscht werden. (${reason}). Bitte versuche es noch einmal!`,
  },
} as const;

/** Texts of the form for a competition. */
export const competitionFormText = {
  wait: 'Wartezeit in Minuten, bis eine Mannschaft als nicht angetreten gilt',
  waitWrong: 'Zwischen 15 und 240 Minuten.',
  newTitle: 'Neuer Ligaspieltag',
  editTitle: 'Ligaspieltag bearbeiten',
  nameMissing: 'Bitte gib dem Ligaspieltag einen Namen.',
  mode: 'Modus',
  noMode: 'Bitte wählen',
  modeMissing: 'Bitte wähle den Modus des Ligaspieltags.',
  ownSide: 'Wo spielt ihr?',
  ownSides: { home: 'Zu Hause', away: 'Auswärts' } satisfies Record<Side, string>,
  otherUnknown: 'Diese Mannschaft gibt es nicht mehr. Bitte wähle eine andere!',
  losesLineUp: (name: string) => `Die Aufstellung von ${name} wird beim Speichern gelöscht.`,
  dateMissing: 'Bitte gib an, an welchem Tag der Ligaspieltag stattfindet.',
  startMissing: 'Bitte gib an, wann der Ligaspieltag beginnt.',
  endMissing: 'Bitte gib an, wann der Ligaspieltag endet.',
  endDateMissing: 'Bitte gib an, an welchem Tag der Ligaspieltag endet.',
  endTooEarly: 'Das Ende des Ligaspieltags muss nach dem Beginn liegen.',
  isPublicHint: 'Auch wer nicht im Team ist, sieht den Ligaspieltag und seine Spiele.',
  create: 'Ligaspieltag anlegen',
  save: 'Speichern',
  created: 'Der Ligaspieltag ist angelegt.',
  saved: 'Der Ligaspieltag ist gespeichert.',
  failed: (reason: string) =>
    `Der Ligaspieltag konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

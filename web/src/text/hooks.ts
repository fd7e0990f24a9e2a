import type { HookDelivery, HookEvent } from '@neundarter/contract/entities/hook';
import { formatDateTime } from './formats.ts';

const events: Readonly<Record<HookEvent, string>> = {
  'match-begun': 'Match begonnen',
  'match-ended': 'Match beendet',
  '180': '180 geworfen',
  'high-finish': 'High Finish',
  'event-ended': 'Turnier oder Ligaspieltag beendet',
};

const answers: Readonly<Record<string, string>> = {
  'no-address': 'Adresse nicht gefunden',
  'no-connection': 'keine Verbindung',
  'too-late': 'keine Antwort',
};

/** What came of a delivery. */
const outcome = ({ status, answer, attempts }: HookDelivery): string => {
  if (status === 'refused') return 'Private Adresse, nicht erlaubt';
  const why = answer === null ? '' : ` (${answers[answer] ?? `Antwort ${answer}`})`;
  if (status === 'done') return `Angekommen${why}`;
  if (status === 'failed') return `Nicht angekommen${why}`;
  return attempts === 0 ? 'Wird gesendet' : `Wird wieder versucht, bisher ${attempts}-mal${why}`;
};

/** Texts of the addresses that hear of a team's matches. */
export const hooksText = {
  title: 'Meldungen an andere Programme',
  about:
    'Lichter, Chats und Bildschirme erfahren von Beginn und Ende jedes Matches, 180ern, High Finishes und dem Ende von Turnieren und Ligaspieltagen. Nur von öffentlichen, wenn du nichts anderes sagst.',
  loadFailed: (reason: string) => `Die Adressen konnten nicht geladen werden. ${reason}`,
  list: 'Adressen',
  url: 'Adresse',
  urlHint: 'http:// oder https://, ohne Benutzer und Passwort',
  urlWrong: 'Gib eine Adresse ein, die mit http:// oder https:// beginnt.',
  hasPrivate: 'Auch von Veranstaltungen, die nicht öffentlich sind',
  add: 'Adresse hinzufügen',
  addFailed: (reason: string) => `Die Adresse konnte nicht hinzugefügt werden. ${reason}`,
  secret: 'Schlüssel der Unterschrift',
  copySecret: 'Schlüssel kopieren',
  copied: 'Schlüssel kopiert',
  notCopied: 'Der Schlüssel konnte nicht kopiert werden.',
  all: 'auch nicht öffentliche',
  onlyPublic: 'nur öffentliche',
  remove: 'Löschen',
  removeOf: (url: string) => `${url} löschen`,
  removeTitle: 'Adresse löschen?',
  removeQuestion: (url: string) => `${url} erfährt dann nichts mehr.`,
  removed: 'Adresse gelöscht',
  removeFailed: (reason: string) => `Die Adresse konnte nicht gelöscht werden. ${reason}`,
  deliveries: (count: number) => `Letzte Meldungen (${count})`,
  noDeliveries: 'Noch keine Meldung.',
  delivery: (one: HookDelivery) => `${formatDateTime(one.createdAt)} · ${events[one.event]}`,
  outcome,
} as const;

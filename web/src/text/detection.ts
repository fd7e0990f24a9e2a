import type { Bed } from '@neundarter/rules/board/bed';
import type { HitType } from '@neundarter/rules/turn/detected-dart';
import type { IgnoredDart } from '@neundarter/rules/turn/detected-turn';
import { bedName } from './bed.ts';

type Status = 'Offline' | 'Calibrating' | 'Initializing' | 'Updating' | 'Ready' | 'Error';
type Phase = 'Throw' | 'Takeout';

/** The status of a board in a word or two. */
const statusWords: Readonly<Record<Status, string>> = {
  Offline: 'Offline',
  Calibrating: 'Kalibriert',
  Initializing: 'Startet',
  Updating: 'Aktualisiert',
  Ready: 'Bereit',
  Error: 'Fehler',
};

const phaseWords: Readonly<Record<Phase, string>> = { Throw: 'Werfen', Takeout: 'Darts ziehen' };

const statusHints: Readonly<Record<Exclude<Status, 'Ready'>, string>> = {
  Offline: 'Das Board ist nicht verbunden. Neundarter versucht es weiter. Tippe solange von Hand.',
  Calibrating: 'Das Board richtet seine Kameras aus. Wirf, sobald es bereit ist.',
  Initializing: 'Das Board startet. Wirf, sobald es bereit ist.',
  Updating: 'Das Board wird aktualisiert. Tippe solange von Hand.',
  Error:
    'Das Board antwortet nicht. Prüfe, ob es läuft, im selben Netz ist und der Hostname stimmt. Tippe solange von Hand.',
};

const phaseHints: Readonly<Record<Phase, string>> = {
  Throw: 'Das Board wartet auf deine Darts.',
  Takeout: 'Zieh die Darts aus dem Board. Danach wird die Aufnahme eingetragen.',
};

const hitTypeWords: Readonly<Record<Exclude<HitType, 'Normal'>, string>> = {
  Miss: 'Daneben',
  Bouncer: 'Bouncer',
};

const ignoredWords: Readonly<Record<IgnoredDart, string>> = {
  'fourth-dart': 'Ein vierter Dart wurde nicht gezählt.',
  'after-end': 'Ein Dart nach dem Ende der Aufnahme wurde nicht gezählt.',
  'during-takeout': 'Beim Ziehen erkannt und nicht gezählt.',
};

/** Texts of the automatic dart detection. */
export const detectionText = {
  title: 'Automatische Darterkennung',
  use: 'Automatische Erkennung verwenden',
  useHint: 'Ein Board neben diesem Gerät erkennt die Darts. Gilt nur auf diesem Gerät.',
  kind: 'Board',
  kinds: {
    standard: { label: 'Erkennungsboard', hint: 'Ports 4000 und 4001' },
    autodarts: { label: 'Autodarts', hint: 'Port 3180' },
  },
  host: 'Hostname',
  hostHint: 'Name oder Adresse des Geräts, an dem die Kameras hängen.',
  hostMissing: 'Bitte gib den Hostnamen des Boards ein!',
  blockedHint:
    'Der Browser fragt vielleicht, ob die Seite Geräte in deinem Netz erreichen darf. Erlaube es, sonst bleibt das Board offline.',
  test: 'Verbindung testen',
  stopTest: 'Test beenden',
  lastDart: (name: string) => `Zuletzt erkannt: ${name}`,
  noDart: 'Wirf einen Dart, um die Erkennung zu prüfen.',

  pad: 'Erkannte Darts',
  undo: 'Undo',
  undoLabel: 'Undo: letzte Aufnahme zurücknehmen',
  byHand: 'Von Hand',
  byHandLabel: 'Punkte von Hand eingeben',
  submit: 'Aufnahme eintragen',
  rest: (rest: number) => `Rest ${rest}`,
  bust: 'Bust',
  checkout: 'Checkout!',
  returned: 'Zurückgenommen: Korrigiere die Darts oder wirf neu.',
  takeOut: 'Zieh die Darts aus dem Board.',
  dartOf: (place: number) => `${place}. Dart`,
  addDart: (place: number) => `${place}. Dart von Hand setzen`,
  correctDart: (place: number, name: string) => `${place}. Dart: ${name}. Korrigieren`,
  corrected: 'korrigiert',
  boardPicture: 'Board mit den erkannten Darts',
  dartSpoken: (name: string, score: number) => `${name}. ${score}`,

  correctTitle: (place: number) => `${place}. Dart korrigieren`,
  addTitle: (place: number) => `${place}. Dart setzen`,
  zoomed: 'Board, vierfach vergrößert',
  zoomedHint: 'Zieh den Dart, oder verschiebe ihn mit den Pfeiltasten um 1 mm, mit Umschalt um 5 mm.',
  whole: 'Ganzes Board: Tippe auf das getroffene Feld',
  reset: 'Zurücksetzen',
  bouncer: 'Bouncer',
  apply: 'Übernehmen',
  cancel: 'Abbrechen',
  points: (score: number) => (score === 1 ? '1 Punkt' : `${score} Punkte`),
} as const;

export const boardStatusText = (status: Status, phase: Phase): string =>
  status === 'Ready' ? `${statusWords.Ready} · ${phaseWords[phase]}` : statusWords[status];

/** What the status means and what to do. */
export const boardStatusHint = (status: Status, phase: Phase): string =>
  status === 'Ready' ? phaseHints[phase] : statusHints[status];

/** A dart in words: its bed, or the reason why it has none. */
export const dartName = (hitType: HitType, bed: Bed): string =>
  hitType === 'Normal' ? bedName(bed) : hitTypeWords[hitType];

export const ignoredText = (why: IgnoredDart): string => ignoredWords[why];

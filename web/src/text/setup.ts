import type { ConfigProblemCode } from '@neundarter/rules/match/config';
import type { BotLevel, MatchConfig } from '@neundarter/rules/match/types';
import type { SetupProblemCode } from '@neundarter/rules/match/validate-setup';
import { hiddenCharactersText } from './names.ts';

/** Texts of the match set-up. */
export const setupText = {
  title: 'Neues Match starten',
  players: 'Spieler',
  config: 'Match-Konfiguration',
  start: 'Match starten',
  create: 'Nur anlegen',
  createHint: 'Legt das Match an, ohne es zu starten.',
  cancel: 'Abbrechen',
  forTraining: (name: string) => `zählt zum Training „${name}“`,
  home: 'Heim',
  away: 'Gast',
  sideTitles: ['Seite 1', 'Seite 2'],
  against: 'gegen',
  swapSides: 'Seiten tauschen',
  kindLabel: 'Wer spielt?',
  guestName: 'Name',
  partnerNames: ['Name, erster Spieler', 'Name, zweiter Spieler'],
  guestPlaceholder: 'z. B. Jan',
  recentNames: 'Zuletzt auf diesem Gerät',
  recentOpponents: 'Letzte Gegner',
  forgetName: (name: string) => `${name} nicht mehr vorschlagen`,
  onlineHint:
    'Ihr spielt jeder am eigenen Board. Dein Gegner bekommt eine Anfrage; sobald er annimmt, könnt ihr starten.',
  knownPlayers: 'Du und dein Team',
  removePlayer: (name: string) => `${name} herausnehmen`,
  requestFailed: (reason: string) =>
    `Die Anfrage konnte nicht gesendet werden. (${reason}). Bitte versuche es noch einmal!`,
  signIn: 'Jetzt einloggen',
  level: 'Spielstärke',
  weaker: 'Schwächer',
  stronger: 'Stärker',
  whoStarts: 'Wer wirft zuerst?',
  whoStartsHint: 'Bis zum ersten Wurf kannst du das noch ändern.',
  fallbackNames: ['Seite 1', 'Seite 2'],
  accountKindsHint:
    'Als registrierter Spieler, gegen Teamkollegen oder online spielst du mit einem Konto. Ohne Konto seid ihr einfach Gäste.',
  again: 'Spieler und Einstellungen vom letzten Match übernommen.',
  againFailed: (reason: string) =>
    `Match konnte nicht geladen werden. (${reason}) Stell das neue einfach selbst zusammen.`,
  creating: 'Match wird angelegt...',
  failed: (reason: string) =>
    `Das Match konnte nicht angelegt werden. (${reason}). Bitte versuche es noch einmal!`,
  problemsAnnounced: (count: number) =>
    count === 1 ? 'Eine Angabe fehlt noch.' : `${count} Angaben fehlen noch.`,
} as const;

export type SideKind = 'guest' | 'bot' | 'double' | 'registered' | 'teammate' | 'online';

/** The player options of a party. */
export const sideKindText: Readonly<Record<SideKind, string>> = {
  guest: 'Gast',
  bot: 'Bot',
  double: 'Doppel',
  registered: 'Konto',
  teammate: 'Team',
  online: 'Online',
};

/** The strength of each bot level, in a word. */
export const botLevelName: Readonly<Record<BotLevel, string>> = {
  1: 'Erste Darts',
  2: 'Anfänger',
  3: 'Gelegenheitsspieler',
  4: 'Kneipenspieler',
  5: 'Hobbyspieler',
  6: 'Vereinsspieler',
  7: 'Starker Vereinsspieler',
  8: 'Ligaspieler',
  9: 'Starker Ligaspieler',
  10: 'Profi',
  11: 'Weltklasse',
};

/** Level and name: `Level 6 · Vereinsspieler`. */
export const botLevelTitle = (level: BotLevel): string => `Level ${level} · ${botLevelName[level]}`;

/** `Average etwa 59` */
export const botLevelAverage = (average: number): string => `Average etwa ${average}`;

/** Text at the field about a missing value. */
export const setupProblemText: Readonly<Record<SetupProblem, string>> = {
  'home-player-id-must-not-be-empty': 'Gib einen Namen für die erste Seite ein!',
  'away-player-id-must-not-be-empty': 'Gib einen Namen für die zweite Seite ein!',
  'away-online-player-id-must-be-valid': 'Gib eine gültige 6-stellige Spieler-Id ein!',
  'home-and-away-player-id-must-be-different': 'Beide Seiten müssen verschiedene Spieler sein!',
  'double-players-must-be-different': 'Im Doppel müssen alle Spieler verschieden sein!',
  'player-must-be-available': 'Wer nicht in deinem Team ist, muss am eigenen Gerät bestätigen!',
  'guest-name-must-be-visible': hiddenCharactersText,
};
type SetupProblem = SetupProblemCode;

/** Texts of the match configuration, here and on all other pages with match settings. */
export const configText = {
  presets: 'Schnellwahl',
  startingScore: 'Startpunkte',
  otherScore: 'Andere',
  ownScore: 'Eigene Startpunkte',
  checkIn: 'Check-in',
  checkInModes: { 'single-in': 'Single In', 'double-in': 'Double In' },
  sets: 'Sätze',
  setModes: { 'single-set': 'Ein Satz', 'first-to': 'First to', 'best-of': 'Best of' },
  legs: 'Legs',
  legsPerSet: 'Legs pro Satz (First to)',
  legModes: { 'first-to': 'First to', 'best-of': 'Best of' },
  legsToWin: 'Gewonnene Legs',
  maxLegs: 'Legs höchstens',
  setsToWin: 'Gewonnene Sätze',
  maxSets: 'Sätze höchstens',
  more: 'Mehr Einstellungen',
  bullOut: 'Ausbullen vor dem Entscheidungsleg',
  bullOutHint: 'Vor dem letzten Leg könnt ihr neu bestimmen, wer anwirft.',
  bullOutNever: 'Bei einer geraden Zahl von Legs gibt es kein Entscheidungsleg.',
} as const;

/** Names of the presets. */
export const presetText = {
  single: 'Ein Leg',
  short: 'Kurz',
  standard: 'Standard',
  long: 'Lang',
  fast: 'Schnell',
  sets: 'Mit Sätzen',
} as const;

/** A setting's range, including both ends. */
type Range = { readonly min: number; readonly max: number };

/** Why a setting is not possible. */
export const configProblemText = (code: ConfigProblemCode, range: Range | null): string => {
  switch (code) {
    case 'out-of-range':
      return range === null
        ? 'Gib eine gültige Zahl ein!'
        : `Gib eine Zahl von ${plain.format(range.min)} bis ${plain.format(range.max)} ein!`;
    case 'more-than-one-set-needed':
      return 'Mit mehreren Sätzen müssen es mindestens 2 sein. Für einen Satz wähle „Ein Satz“!';
    case 'best-of-must-be-odd':
      return 'Hier ist kein Unentschieden möglich: Die Zahl muss ungerade sein!';
    case 'legs-in-sets-must-be-first-to':
      return 'Innerhalb von Sätzen werden Legs immer „First to“ gespielt!';
    case 'unknown-mode':
      return 'Wähle eine der Möglichkeiten aus!';
  }
};

const plain = new Intl.NumberFormat('de-DE');

const legs = (count: number): string => (count === 1 ? 'ein Leg' : `${count} Legs`);

const singleSetSentence = ({ legMode, legsToWinSet, maxLegsToPlay }: MatchConfig): string => {
  if (legMode === 'first-to') {
    return legsToWinSet === 1
      ? 'Ein einziges Leg entscheidet.'
      : `Wer zuerst ${legs(legsToWinSet)} gewinnt, gewinnt das Match.`;
  }
  if (maxLegsToPlay === 1) return 'Ein einziges Leg entscheidet.';
  const half = Math.floor(maxLegsToPlay / 2);
  return maxLegsToPlay % 2 === 0
    ? `${maxLegsToPlay} Legs. Bei ${half}:${half} endet das Match unentschieden.`
    : `Höchstens ${maxLegsToPlay} Legs, ${half + 1} gewonnene reichen.`;
};

const setsSentence = ({ setMode, setsToWin, maxSetsToPlay }: MatchConfig): string => {
  if (setMode === 'first-to') return `Wer zuerst ${setsToWin} Sätze gewinnt, gewinnt das Match.`;
  const half = Math.floor(maxSetsToPlay / 2);
  return maxSetsToPlay % 2 === 0
    ? `${maxSetsToPlay} Sätze. Bei ${half}:${half} endet das Match unentschieden.`
    : `Höchstens ${maxSetsToPlay} Sätze, ${half + 1} gewonnene reichen.`;
};

/** The configuration as a sentence for people who do not know the abbreviations. */
export const configSentence = (config: MatchConfig): string =>
  config.setMode === 'single-set'
    ? singleSetSentence(config)
    : `${setsSentence(config)} Ein Satz geht an den, der zuerst ${legs(config.legConfig.legsToWinSet)} gewinnt.`;

import type { GameKind } from '@neundarter/rules/matchday/plan';
import { formatCount, formatInteger } from './formats.ts';

/** Names of the built-in formats; others have a name of their own. */
const names = new Map([
  ['mdsl-matchday', '16 Einzel und 4 Doppel (Doppel zuerst)'],
  ['doubles-last', '16 Einzel und 4 Doppel (Doppel zuletzt)'],
  ['sixteen-and-two', '16 Einzel und 2 Doppel'],
  ['eight-and-four', '8 Einzel und 4 Doppel'],
]);

const games = (count: number) => formatCount(count, { one: 'Spiel', many: 'Spiele' });

/** Settings of the games of a kind. */
type Settings = {
  readonly startingScore: number;
  readonly checkInMode: 'single-in' | 'double-in';
  readonly legsToWin: number;
};

const kinds: Readonly<Record<GameKind, string>> = { singles: 'Einzel', doubles: 'Doppel' };

/** Texts about how a match day is played. Positions are numbered from 0. */
export const matchdayFormatText = {
  label: 'Spielweise',
  nameOf: (name: string) => names.get(name) ?? name,
  wrong: 'Mit dieser Spielweise kann niemand spielen. Bitte wähle eine andere!',
  losesLineUps: 'Beide Aufstellungen werden beim Speichern gelöscht.',
  plan: 'Wer gegen wen spielt',
  round: 'Runde',
  /** `Runde 1 · Doppel` for screen readers and eyes alike. */
  roundHead: (round: number, kind: GameKind) => `${round + 1} · ${kinds[kind]}`,
  /** `1 & 2 – 3 & 4`: positions, home first. */
  game: (home: readonly number[], away: readonly number[]) => `${side(home)} – ${side(away)}`,
  none: '–',
  /** `20 Spiele, Halbzeit nach Spiel 10` */
  count: (all: number, half: number) =>
    half === 0 ? `${games(all)}.` : `${games(all)}, Halbzeit nach Spiel ${formatInteger(half)}.`,
  /** `Einzel: 501, Best of 5` */
  settings: (kind: GameKind, { startingScore, checkInMode, legsToWin }: Settings) =>
    `${kinds[kind]}: ${startingScore}${checkInMode === 'double-in' ? ' Double In' : ''}, Best of ${2 * legsToWin - 1}.`,
  each: (count: number) => `Jede Position spielt ${games(count)}.`,
  uneven: (counts: readonly number[]) =>
    `${counts.map((count, position) => `Position ${position + 1}: ${games(count)}`).join(', ')}.`,
} as const;

const side = (positions: readonly number[]): string =>
  positions.map((position) => formatInteger(position + 1)).join(' & ');

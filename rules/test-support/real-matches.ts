// Reads the real matches of test-data and plays them through the rules.
import { readFileSync } from 'node:fs';
import { completeConfig } from '../src/match/config.ts';
import { createMatch } from '../src/match/create.ts';
import { recordThrow } from '../src/match/record-throw.ts';
import { startMatch } from '../src/match/start.ts';
import { switchStartingParty } from '../src/match/switch.ts';
import type { Match, MatchConfig } from '../src/match/types.ts';
import { single, startOfTest, value } from './setups.ts';

export type Row = { readonly [column: string]: string };

/** The rows of a CSV file; the fields of these files contain no comma and no quote. */
export const readRows = (file: string): readonly Row[] => {
  const text = readFileSync(new URL(`../test-data/${file}`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.trim().split(',');
  return lines.map((line) => {
    const cells = line.trim().split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
};

type RealMatch = {
  readonly id: string;
  readonly config: MatchConfig;
  readonly legs: readonly [number, number];
  readonly turns: readonly Row[];
};

const configOf = (homeLegs: number, awayLegs: number): MatchConfig =>
  homeLegs === awayLegs
    ? completeConfig({ legMode: 'best-of', maxLegsToPlay: homeLegs + awayLegs })
    : completeConfig({ legsToWinSet: Math.max(homeLegs, awayLegs) });

export const readRealMatches = (): readonly RealMatch[] => {
  const turns = readRows('real-turns.csv');
  return readRows('real-matches.csv').map((row) => {
    const legs = [Number(row['home_legs']), Number(row['away_legs'])] as const;
    const id = row['match_id'] ?? '';
    return { id, config: configOf(...legs), legs, turns: turns.filter((turn) => turn['match_id'] === id) };
  });
};

/** Plays a match and calls `see` with every turn and the match before it. @throws if the rules refuse a turn */
export const playRealMatch = (
  real: RealMatch,
  see: (before: Match, turn: Row) => void = () => undefined,
): Match => {
  const created = createMatch({
    id: real.id,
    parties: [single('home'), single('away')],
    config: real.config,
  });
  const ready = real.turns[0]?.['side'] === 'away' ? value(switchStartingParty(created)) : created;
  let match = value(startMatch(ready, { at: startOfTest }));
  real.turns.forEach((turn, index) => {
    see(match, turn);
    const recorded = recordThrow(match, {
      id: `turn-${index + 1}`,
      playerId: turn['side'] ?? '',
      score: Number(turn['score']),
      dartsThrown: Number(turn['darts_thrown']),
      attemptsOnDouble: Number(turn['double_attempts']),
      timeStamp: startOfTest + (index + 1) * 1000,
    });
    if (!recorded.ok) throw new Error(`${real.id}: ${recorded.error} for ${JSON.stringify(turn)}`);
    match = recorded.value;
  });
  return match;
};

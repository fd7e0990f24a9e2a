import type { MatchConfig, PerParty } from '@neundarter/rules/match/types';

const checkIn = { 'single-in': 'DO', 'double-in': 'DI/DO' } as const;

/**
 * A match configuration in one line: `501 · First to 3 · DO`, with sets
 * `501 · Best of 5 Sätze · First to 3 Legs · DI/DO`, with a round limit `501 · First to 3 · DO · 10 Runden`, with a handicap
 * `501 : 401 · First to 3 · DO`.
 */
export function matchConfigText(config: MatchConfig, startingScores?: PerParty<number>): string {
  const start = startingScores?.join(' : ') ?? String(config.startingScore);
  const { roundLimit, checkInMode } = config;
  const rounds = roundLimit === undefined ? [] : [roundsText(roundLimit.rounds)];
  return [start, ...lengthText(config), checkIn[checkInMode], ...rounds].join(' · ');
}

const roundsText = (rounds: number) => (rounds === 1 ? '1 Runde' : `${rounds} Runden`);

/** How long a match is, in parts: `First to 3`; with sets `Best of 5 Sätze`, `First to 3 Legs`. */
export function lengthText(config: MatchConfig): readonly string[] {
  if (config.setMode === 'single-set') return [singleSetText(config)];
  const sets =
    config.setMode === 'best-of'
      ? `Best of ${setsWord(config.maxSetsToPlay)}`
      : `First to ${setsWord(config.setsToWin)}`;
  return [sets, `First to ${legsWord(config.legConfig.legsToWinSet)}`];
}

function singleSetText(config: MatchConfig): string {
  return config.legMode === 'best-of' ? `Best of ${config.maxLegsToPlay}` : `First to ${config.legsToWinSet}`;
}

const setsWord = (count: number) => `${count} ${count === 1 ? 'Satz' : 'Sätze'}`;
const legsWord = (count: number) => `${count} ${count === 1 ? 'Leg' : 'Legs'}`;

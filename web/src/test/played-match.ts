import { completeConfig, type PartialMatchConfig } from '@neundarter/rules/match/config';
import { enterResult } from '@neundarter/rules/match/enter-result';
import { parseLeg } from '@neundarter/rules/match/notation';
import { replayMatch } from '@neundarter/rules/match/replay';
import { throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match, Move, PaperScore, Party, PerParty } from '@neundarter/rules/match/types';

/** A party of one guest. */
export const guestParty = (name: string): Party => ({
  type: 'single',
  player: { type: 'guest', id: idOf(name), name },
});

/** A party of two guests. */
export const doubleParty = (first: string, second: string): Party => ({
  type: 'double',
  players: [
    { type: 'guest', id: idOf(first), name: first },
    { type: 'guest', id: idOf(second), name: second },
  ],
});

/** An id of the right form that contains the name. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, 'x')
    .padEnd(20, '0');

export type PlayedMatch = {
  readonly parties?: PerParty<Party>;
  readonly config?: PartialMatchConfig;
  /** Each leg in leg notation; the rules of the match decide who throws. */
  readonly legs?: readonly string[];
  /** Without it the match stays scheduled. */
  readonly isStarted?: boolean;
};

/** Start time of matches in tests, ms since 1970; a turn takes twenty seconds. */
export const playedAt = Date.UTC(2025, 10, 20, 19, 30);
const turnMs = 20_000;

/** A match played by the rules, turn by turn; throws if a leg is not legal. */
export const playMatch = ({
  parties = [guestParty('Anna'), guestParty('Ben')],
  config = {},
  legs = [],
  isStarted = true,
}: PlayedMatch = {}): Match => {
  const setup = { id: 'm'.padEnd(20, '1'), parties, config: completeConfig(config) };
  const moves: Move[] = isStarted ? [{ kind: 'start', at: playedAt }] : [];
  for (const line of legs) {
    const leg = parseLeg(line);
    if (!leg.ok) throw new Error(`not a leg: ${line}`);
    for (const turn of leg.value.turns) moves.push(moveOf(turn, played(setup, moves), moves.length));
  }
  return played(setup, moves);
};

/** The match of `playMatch` with a result from paper: by default 1:3 legs. */
export const paperMatch = (
  score: PaperScore = { kind: 'legs', legs: [[1, 3]] },
  config: PartialMatchConfig = {},
): Match => {
  const { parties, config: whole, id } = playMatch({ config });
  return played({ id, parties, config: whole }, [{ kind: 'result', score, at: playedAt }]);
};

/** The match of `playMatch` with its last legs from paper. */
export const completedMatch = (given: PlayedMatch, score: PaperScore): Match => {
  const match = playMatch(given);
  const ended = enterResult(match, { score, at: playedAt });
  if (!ended.ok) throw new Error(`result: ${ended.error}`);
  return ended.value;
};

const played = (setup: Parameters<typeof replayMatch>[0], moves: readonly Move[]): Match => {
  const match = replayMatch(setup, moves);
  if (!match.ok) throw new Error(`move ${moves.length}: ${match.error}`);
  return match.value;
};

type Turn = { readonly score: number; readonly dartsThrown: number; readonly attemptsOnDouble: number };

const moveOf = (turn: Turn, match: Match, index: number): Move => ({
  kind: 'throw',
  newThrow: {
    ...turn,
    id: `t${index}`.padEnd(20, '0'),
    playerId: throwerOf(match)?.playerId ?? '',
    timeStamp: playedAt + index * turnMs,
  },
});

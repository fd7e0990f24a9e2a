import { completeConfig } from '@neundarter/rules/match/config';
import { createMatch } from '@neundarter/rules/match/create';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { startMatch } from '@neundarter/rules/match/start';
import { currentLeg, nextPosition, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match, MatchConfig } from '@neundarter/rules/match/types';

/** A turn of a match template. */
type TemplateTurn = {
  readonly setNumber: number;
  readonly legNumber: number;
  readonly throwNumber: number;
  readonly party: 0 | 1;
  readonly score: number;
  readonly attemptsOnDouble: number;
};

/** A complete, legal match that is copied many times. */
export type MatchTemplate = { readonly winningParty: 0 | 1; readonly turns: readonly TemplateTurn[] };

/** First to two legs of 501: about 45 turns. */
export const templateConfig: MatchConfig = completeConfig({ legsToWinSet: 2 });

/** Random numbers that are the same in every run (Park–Miller). */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const usualScores = [26, 26, 41, 41, 45, 45, 57, 60, 60, 60, 81, 85, 100, 121, 140, 180];

type Attempt = { readonly score: number; readonly attemptsOnDouble: number };

/** Possible turns of a club player; the last one is always legal. */
function attempts(rest: number, chance: () => number): readonly Attempt[] {
  const usual = usualScores[Math.floor(chance() * usualScores.length)] ?? 60;
  const out = { score: rest, attemptsOnDouble: 1 };
  const goesOut = rest <= 100 ? chance() < 0.16 : rest <= 170 && chance() < 0.05;
  return [
    ...(goesOut ? [out] : []),
    { score: usual, attemptsOnDouble: 0 },
    { score: 0, attemptsOnDouble: 0 },
  ];
}

function throwOnce(match: Match, chance: () => number): { match: Match; turn: TemplateTurn } {
  const thrower = throwerOf(match);
  const position = nextPosition(match);
  if (thrower === null || position === null) throw new Error('nobody is to throw');
  const rest = currentLeg(match)?.remainingScores[thrower.party] ?? 0;
  for (const attempt of attempts(rest, chance)) {
    const newThrow = { id: 'x', playerId: thrower.playerId, dartsThrown: 3, timeStamp: 0, ...attempt };
    const next = recordThrow(match, newThrow);
    if (next.ok) return { match: next.value, turn: { ...position, party: thrower.party, ...attempt } };
  }
  throw new Error('not even a miss is legal');
}

/** Creates different legal matches, the same ones in every run. */
export function matchTemplates(count: number): readonly MatchTemplate[] {
  const chance = seededNumbers(501);
  const guest = (id: string) => ({ type: 'single', player: { type: 'guest', id, name: id } }) as const;
  const scheduled = createMatch({ id: 'x', parties: [guest('home'), guest('away')], config: templateConfig });
  const started = startMatch(scheduled, { at: 0 });
  if (!started.ok) throw new Error(started.error);
  return Array.from({ length: count }, () => {
    let match = started.value;
    const turns: TemplateTurn[] = [];
    while (match.status === 'running') {
      const thrown = throwOnce(match, chance);
      match = thrown.match;
      turns.push(thrown.turn);
    }
    return { winningParty: match.winningParty === 1 ? 1 : 0, turns };
  });
}

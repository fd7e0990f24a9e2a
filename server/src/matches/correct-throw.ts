import {
  type Correction,
  correctThrow as correctByRules,
  planCorrection,
} from '@neundarter/rules/match/correct-throw';
import { currentLeg, currentSet } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { ok, refused } from '@neundarter/rules/result';
import { checkMayCorrect } from './access.ts';
import { type CorrectedMove, changeLockedMatch, type MatchCall } from './change-locked-match.ts';
import type { MatchPlatform } from './settle-match.ts';

/** A correction as a device sends it, with the player whose turn it is. */
export type SentCorrection = Correction & { readonly playerId: string };

/** What is stored of a correction that the rules have accepted; null if the match contains it already. */
const moveOf = (
  before: Match,
  { throwId, score, dartsThrown, attemptsOnDouble }: Correction,
): CorrectedMove | null => {
  const turn = currentLeg(before)?.throws.find(({ id }) => id === throwId);
  const after = { score, dartsThrown, attemptsOnDouble };
  const plan = planCorrection(before, { throwId, ...after });
  if (turn === undefined || !plan.ok) return null;
  const { lost } = plan.value;
  return {
    kind: 'correct',
    throwId,
    ...after,
    firstLostId: lost[0]?.id ?? null,
    note: {
      playerId: turn.playerId,
      setNumber: currentSet(before)?.setNumber ?? 1,
      legNumber: currentLeg(before)?.legNumber ?? 1,
      before: { score: turn.score, dartsThrown: turn.dartsThrown, attemptsOnDouble: turn.attemptsOnDouble },
      after,
      lostTurns: lost.length,
    },
  };
};

/** Whose turn it is must be what the access check was told. */
const isTurnOf = (match: Match, { throwId, playerId }: SentCorrection): boolean =>
  match.sets.every(({ legs }) =>
    legs.every(({ throws }) => throws.every((turn) => turn.id !== throwId || turn.playerId === playerId)),
  );

/**
 * Corrects a turn of the running leg. Refusals: those of `mayCorrectThrow` and of the rules; `error.invalid-player` if the
 * turn is another player's.
 */
export const correctThrow = (
  platform: MatchPlatform,
  { sent, ...command }: MatchCall & { readonly sent: SentCorrection },
) => {
  const losesTurns = sent.keptThrowId !== sent.lastThrowId;
  const check = checkMayCorrect({ now: platform.clock.now(), playerId: sent.playerId, losesTurns });
  return changeLockedMatch(platform, { ...command, kind: 'correct', check }, (before) => {
    if (!isTurnOf(before, sent)) return refused('error.invalid-player');
    const match = correctByRules(before, sent);
    return match.ok ? ok({ match: match.value, move: moveOf(before, sent) }) : match;
  });
};

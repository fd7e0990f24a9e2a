// Undo takes back the last turn as if it had never been thrown, or the last choice who has won a bull-out; the turns before
// that choice stay. A leg opened after it is removed, and so is a switch made in that leg. The leg, set and match that it
// closed open again. An end without a turn (a forfeit, a retirement, a result from paper) is not taken back so.
import { ok, type Result, refused } from '../result.ts';
import { unplayedEndOf } from './how-it-ended.ts';
import { withParty } from './per-party.ts';
import { replaceLast } from './replace-leg.ts';
import type { Leg, Match, MatchError, MatchSet, Throw } from './types.ts';

/** The sets without an empty last leg (and without the last set, if that leg is its only one). */
const withoutEmptyLeg = (sets: readonly MatchSet[]): readonly MatchSet[] => {
  const set = sets.at(-1);
  if (set === undefined || set.legs.at(-1)?.throws.length !== 0) return sets;
  return set.legs.length === 1
    ? sets.slice(0, -1)
    : replaceLast(sets, { ...set, legs: set.legs.slice(0, -1) });
};

/** The choice that decided a leg after a bull-out; null if its last act is a turn. */
const decisionOf = (leg: Leg | undefined): { readonly id: string } | null =>
  leg?.decidedBy?.kind === 'bull' ? leg.decidedBy : null;

const withoutLastThrow = (leg: Leg): Leg => {
  const last = leg.throws.at(-1);
  if (last === undefined) throw new Error('An empty leg has no throw to take back');
  return {
    ...leg,
    throws: leg.throws.slice(0, -1),
    remainingScores: withParty(leg.remainingScores, last.party, leg.remainingScores[last.party] + last.score),
  };
};

/** The leg before its last turn, or before the choice who has won its bull-out. */
const withoutLastAct = (leg: Leg): Leg => {
  const { decidedBy, ...before } = decisionOf(leg) === null ? withoutLastThrow(leg) : leg;
  return { ...before, isShot: false, winningParty: null, shotByPlayerId: null, shotAt: null };
};

const lastPlayedLeg = ({ sets }: Pick<Match, 'sets'>): Leg | undefined =>
  sets.flatMap(({ legs }) => legs).findLast(({ throws }) => throws.length > 0);

/** The last turn of a match; null before the first one. */
export const lastThrowOf = (match: Pick<Match, 'sets'>): Throw | null =>
  lastPlayedLeg(match)?.throws.at(-1) ?? null;

/** A turn, or the choice who has won a bull-out, which no player has thrown. */
export type Act = { readonly id: string; readonly playerId?: string };

/** What was done in a match, in order; undo takes back the last. */
export const actsOf = (match: Pick<Match, 'sets'>): readonly Act[] =>
  match.sets.flatMap(({ legs }) =>
    legs.flatMap((leg): readonly Act[] => {
      const decision = decisionOf(leg);
      return decision === null ? leg.throws : [...leg.throws, decision];
    }),
  );

/** Id of what undo takes back; null before the first turn. */
const lastActIdOf = (match: Pick<Match, 'sets'>): string | null => actsOf(match).at(-1)?.id ?? null;

/**
 * The match without its last turn, or without the choice that came after it.
 * @param throwId id of what to take back (`lastActIdOf`); without it, the last act whatever its id
 * Refusals: `error.invalid-match-status` if scheduled or if the match did not end with a turn, `error.no-throw-to-undo`
 * before the first turn, `error.match.out-of-sync` if `throwId` is not the last act.
 */
export const undoThrow = (match: Match, throwId?: string): Result<Match, MatchError> => {
  if (match.status === 'scheduled' || unplayedEndOf(match) !== null) {
    return refused('error.invalid-match-status');
  }
  const sets = withoutEmptyLeg(match.sets);
  const set = sets.at(-1);
  const leg = set?.legs.at(-1);
  if (set === undefined || leg === undefined) return refused('error.no-throw-to-undo');
  if (throwId !== undefined && throwId !== lastActIdOf(match)) return refused('error.match.out-of-sync');
  const reopened: MatchSet = {
    ...set,
    legs: replaceLast(set.legs, withoutLastAct(leg)),
    isShot: false,
    winningParty: null,
    shotAt: null,
  };
  return ok({
    ...match,
    status: 'running',
    sets: replaceLast(sets, reopened),
    winningParty: null,
    finishedAt: null,
  });
};

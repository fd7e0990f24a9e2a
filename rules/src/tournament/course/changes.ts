// What a change of the log does to other matches. Undo and corrections are allowed as long as no match that depends on
// them has begun; otherwise the first such match is named, or all of them are shown before they are reset.
import type { PerParty } from '../../match/types.ts';
import type { MatchState } from '../advance/match-state.ts';
import { plannedMatches } from '../advance/play-offs.ts';
import type { SlotSource } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import type { Tournament } from './advance.ts';

const isSameSource = (one: SlotSource, other: SlotSource): boolean => {
  if (one === other) return true;
  switch (one.kind) {
    case 'entrant':
      return other.kind === one.kind && other.entrant === one.entrant;
    case 'bye':
      return other.kind === one.kind;
    case 'group-rank':
      return other.kind === one.kind && other.groupId === one.groupId && other.rank === one.rank;
    case 'order-rank':
      return (
        other.kind === one.kind &&
        other.rankWithinGroups === one.rankWithinGroups &&
        other.rankWithinOrder === one.rankWithinOrder
      );
    case 'match':
      return other.kind === one.kind && other.match === one.match && other.outcome === one.outcome;
  }
};

const haveSameSources = (one: PerParty<SlotSource>, other: PerParty<SlotSource>): boolean =>
  one === other || (isSameSource(one[0], other[0]) && isSameSource(one[1], other[1]));

/** What the two make of a match: they play it, one has left to the other, it does not count, or nobody plays it yet. */
const courseOf = ({ status, outcome }: MatchState): string => {
  if (status === 'ready' || status === 'finished') return 'played';
  if (status === 'forfeited') return `forfeited ${outcome?.winner ?? ''}`;
  return status === 'cancelled' ? status : 'not played';
};

/** Whether the same two play the match in both states, or it goes to the same one without being played. */
const isSame = (one: MatchState | undefined, other: MatchState | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one === other || (courseOf(one) === courseOf(other) && haveSameSources(one.slots, other.slots)));

/** A plan with the matches of another one that it lacks: somebody has entered late, or that was taken back. */
export const withMatchesOf = (plan: Plan, other: Plan): Plan => {
  if (plan === other) return plan;
  const own = new Set(plan.matches.map(({ key }) => key));
  return { ...plan, matches: [...plan.matches, ...other.matches.filter(({ key }) => !own.has(key))] };
};

/**
 * Matches (in playing order) that other people play, that somebody else gets by a withdrawal, or that can or cannot be
 * played any more. Those of play-offs
 * and of the second chance may be missing in one of the states.
 */
export const changedMatches = (plan: Plan, before: Tournament, after: Tournament): readonly string[] => {
  const playOffs = new Map([...before.playOffs, ...after.playOffs].map((playOff) => [playOff.id, playOff]));
  const { secondChance } = after.secondChance.isDrawn ? after : before;
  return plannedMatches(plan, { playOffs: [...playOffs.values()], secondChance })
    .map(({ key }) => key)
    .filter((key) => !isSame(before.matches[key], after.matches[key]));
};

/**
 * The first match that prevents a change because it has begun; null if the change is allowed.
 * @param changed what `changedMatches` says @param hasBegun whether a match has a turn or a result
 */
export const blockingMatch = (
  changed: readonly string[],
  hasBegun: (match: string) => boolean,
): string | null => changed.find(hasBegun) ?? null;

/** Matches whose caller is another one. */
export const changedCallers = (before: Tournament, after: Tournament): readonly string[] =>
  Object.keys({ ...before.callers, ...after.callers }).filter(
    (key) => before.callers[key] !== after.callers[key],
  );

// What somebody in a tournament does next, and what they have done, as their own phone says it.
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { isOver, type MatchView, type SideView } from '../../../parts/tournament/match-view.ts';

/** A task with the match that it is about. */
export type Task = { readonly as: 'plays' | 'calls'; readonly match: MatchView };

/** A finished match as the entry sees it. */
export type OwnResult = {
  readonly match: MatchView;
  readonly other: SideView;
  readonly score: string;
  readonly outcome: 'won' | 'lost' | 'drawn';
};

type Rank = { readonly groupId: string; readonly rank: number; readonly of: number };
type Place = { readonly from: number; readonly to: number };

export type OwnCourse = {
  /** What comes first; null if nothing is to be done as far as is known. */
  readonly now: Task | null;
  /** What they play or call besides. */
  readonly later: Task | null;
  /** Whether nothing can come any more. */
  readonly isOut: boolean;
  /** In the group; null without one. */
  readonly rank: Rank | null;
  /** Of the tournament; null while it is open. */
  readonly place: Place | null;
  /** The latest first. */
  readonly results: readonly OwnResult[];
};

const urgency = ({ match: { phase, isCalled } }: Task): number => {
  if (phase === 'running') return 0;
  if (isCalled) return 1;
  return phase === 'waiting' ? 3 : 2;
};

/** The most urgent one; among equals the first in playing order. */
const firstOf = (tasks: readonly Task[]): Task | null =>
  tasks.toSorted((one, other) => urgency(one) - urgency(other))[0] ?? null;

const resultOf = (match: MatchView, entrant: string): OwnResult[] => {
  const own = match.sides.find((side) => side.entrant === entrant);
  const other = match.sides.find((side) => side.entrant !== entrant);
  if (own === undefined || other === undefined || other.isBye) return [];
  if (match.phase !== 'finished' && match.phase !== 'forfeited') return [];
  const outcome = own.hasWon ? 'won' : other.hasWon ? 'lost' : 'drawn';
  return [{ match, other, outcome, score: `${own.score ?? 0} : ${other.score ?? 0}` }];
};

const rankOf = (
  standings: NonNullable<TournamentData['state']>['standings'],
  entrant: string,
): Rank | null => {
  for (const { groupId, ranks } of standings) {
    const rank = ranks.find((one) => one.entrant === entrant)?.rank;
    if (rank !== undefined) return { groupId, rank, of: ranks.length };
  }
  return null;
};

/** Whether everybody knows if they go on after the groups. */
const areGroupsDecided = (state: TournamentData['state']): boolean =>
  (state?.standings ?? []).every(({ isFinished }) => isFinished) && state?.needed.length === 0;

/** Whether somebody who is out may play a second chance that is not drawn yet. */
const mayPlayOn = (state: TournamentData['state'], entrant: string): boolean => {
  const { isDrawn = true, out = [] } = state?.secondChance ?? {};
  return !isDrawn && out.some((one) => one.entrant === entrant);
};

type Whole = { readonly matches: readonly MatchView[]; readonly state: TournamentData['state'] };

const find = <One extends { readonly entrant: string | null }>(all: readonly One[], entrant: string) =>
  all.find((one) => one.entrant === entrant);

/** The place that the knockout has given; with a second chance, by both of them once everything is played. */
const placeOf = ({ matches, state }: Whole, entrant: string): Place | null => {
  const { places = [], secondChance } = state ?? {};
  const { places: second = [], out = [] } = secondChance ?? {};
  const own = find(second, entrant);
  const plays = own ?? matches.some(({ stage, sides }) => stage === 'second-chance' && find(sides, entrant));
  if ((plays || mayPlayOn(state, entrant)) && !matches.every(isOver)) return null;
  if (own === undefined) return find(places, entrant) ?? null;
  // As in the places of everybody: before it stands who has come further. After groups all of the knockout have.
  const lowest = Math.max(...second.map((one) => find(places, one.entrant)?.from ?? 999));
  const before = places.filter(
    (one) => one.from < lowest && !find(out, one.entrant) && !find(second, one.entrant),
  ).length;
  return { from: own.from + before, to: own.to + before };
};

/** The course of an entry in a started tournament. */
export function ownCourse(
  matches: readonly MatchView[],
  state: TournamentData['state'],
  entrant: string,
): OwnCourse {
  const open = matches.filter((match) => !isOver(match));
  const plays = firstOf(
    open
      .filter(({ sides }) => sides.some((side) => side.entrant === entrant))
      .map((match) => ({ as: 'plays', match })),
  );
  const calls = firstOf(
    open
      .filter(({ callerId, phase }) => callerId === entrant && phase !== 'waiting')
      .map((match) => ({ as: 'calls', match })),
  );
  const tasks = [plays, calls].filter((task) => task !== null);
  const now = firstOf(tasks.toSorted((one, other) => (one.match.number ?? 0) - (other.match.number ?? 0)));
  const place = placeOf({ matches, state }, entrant);
  const rank = rankOf(state?.standings ?? [], entrant);
  const hasLeft = state?.withdrawn.includes(entrant) === true;
  return {
    now,
    later: tasks.find((task) => task !== now) ?? null,
    isOut:
      hasLeft ||
      place !== null ||
      open.length === 0 ||
      (rank !== null && areGroupsDecided(state) && !mayPlayOn(state, entrant)),
    rank,
    place: place === null ? null : { from: place.from, to: place.to },
    results: matches.flatMap((match) => resultOf(match, entrant)).toReversed(),
  };
}

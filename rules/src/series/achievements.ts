// What a player has achieved in a tournament, as far as a series gives points for it: how far they came, matches of the
// groups, and highlights. Both players of a pair have achieved what the pair has. A match that was taken out of a group
// because somebody withdrew is no win, but its highlights were thrown.

import type { EventFigures, PersonFigures } from '../table/event-figures.ts';
import type { MatchStates } from '../tournament/advance/match-state.ts';
import type { Plan } from '../tournament/plan/plan.ts';
import { knockoutRanksOf } from './knockout-ranks.ts';
import {
  type HighFinishClass,
  type HighScoreClass,
  highFinishClasses,
  highScoreClasses,
  type KnockoutRank,
  type ShortLegClass,
  shortLegClasses,
} from './points-config.ts';

export type Achievements = {
  /** Null without a knockout, or if the player has not qualified for it. */
  readonly rank: KnockoutRank | null;
  readonly wins: number;
  readonly draws: number;
  readonly shortLegs: { readonly [name in ShortLegClass]: number };
  readonly highFinishes: { readonly [name in HighFinishClass]: number };
  readonly highScores: { readonly [name in HighScoreClass]: number };
};

/** Somebody who plays a tournament: one player, or two as a pair. @property entrant as in the plan */
export type Participant = { readonly entrant: string; readonly playerIds: readonly string[] };

/** A tournament that is finished. */
export type FinishedTournament = {
  readonly plan: Plan;
  readonly matches: MatchStates;
  /** Of all its finished matches. */
  readonly figures: readonly EventFigures[];
  readonly participants: readonly Participant[];
};

const countEach = <Name extends string>(
  names: readonly Name[],
  countOf: (name: Name) => number,
): { readonly [name in Name]: number } =>
  Object.fromEntries(names.map((name) => [name, countOf(name)])) as { [name in Name]: number };

/** Whether a number is in a class such as `10-12` or `9`. */
const isIn = (name: string, value: number): boolean => {
  const [from = 0, to = from] = name.split('-').map(Number);
  return from <= value && value <= to;
};

type Highlights = Pick<Achievements, 'shortLegs' | 'highFinishes' | 'highScores'>;

const highlightsOf = (people: readonly PersonFigures[]): Highlights => {
  const darts = people.flatMap(({ shortLegs }) => shortLegs.map(({ dartsThrown }) => dartsThrown));
  const scores = people.flatMap(({ highFinishes }) => highFinishes.map(({ checkoutScore }) => checkoutScore));
  return {
    shortLegs: countEach(shortLegClasses, (name) => darts.filter((count) => isIn(name, count)).length),
    highFinishes: countEach(highFinishClasses, (name) => scores.filter((score) => isIn(name, score)).length),
    highScores: countEach(highScoreClasses, (name) =>
      people.reduce((sum, { stats }) => sum + stats[`noOf${name}s`], 0),
    ),
  };
};

type GroupResults = { readonly wins: number; readonly draws: number };

const none: GroupResults = { wins: 0, draws: 0 };

/** Won and drawn matches of groups, by entrant. */
const groupResultsOf = ({ matches }: Plan, states: MatchStates): ReadonlyMap<string, GroupResults> => {
  const results = new Map<string, GroupResults>();
  for (const { key, place } of matches) {
    const { slots = [], outcome = null } = states[key] ?? {};
    if (place.stage !== 'group' || outcome === null) continue;
    slots.forEach((slot, party) => {
      if (slot.kind !== 'entrant') return;
      const { wins, draws } = results.get(slot.entrant) ?? none;
      results.set(slot.entrant, {
        wins: wins + (outcome.winner === party ? 1 : 0),
        draws: draws + (outcome.winner === 'draw' ? 1 : 0),
      });
    });
  }
  return results;
};

const byPlayer = (figures: readonly EventFigures[]): ReadonlyMap<string, readonly PersonFigures[]> => {
  const found = new Map<string, PersonFigures[]>();
  for (const person of figures.flatMap(({ people }) => people)) {
    const own = found.get(person.player.id);
    if (own === undefined) found.set(person.player.id, [person]);
    else own.push(person);
  }
  return found;
};

/** What every player has achieved, by player id; participants who achieved nothing are in it, too. */
export const achievementsOf = ({
  plan,
  matches,
  figures,
  participants,
}: FinishedTournament): ReadonlyMap<string, Achievements> => {
  const ranks = knockoutRanksOf(plan, matches);
  const groupResults = groupResultsOf(plan, matches);
  const people = byPlayer(figures);
  return new Map(
    participants.flatMap(({ entrant, playerIds }) => {
      const achievements: Achievements = {
        rank: ranks.get(entrant) ?? null,
        ...(groupResults.get(entrant) ?? none),
        ...highlightsOf(playerIds.flatMap((id) => people.get(id) ?? [])),
      };
      return playerIds.map((id): [string, Achievements] => [id, achievements]);
    }),
  );
};

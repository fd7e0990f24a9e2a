import { usualLeg } from '@neundarter/rules/hall/expected-length';
import { formsOf, legsOfDay, type PlayedLegs, type Thrown } from '@neundarter/rules/hall/forecast/day-so-far';
import {
  type ForecastInput,
  type MatchScore,
  notBegun,
} from '@neundarter/rules/hall/forecast/forecast-input';
import { tablesShown } from '@neundarter/rules/hall/release';
import { hallMatchId } from '@neundarter/rules/hall/tournament-matches';
import { legsNeeded, setsNeeded } from '@neundarter/rules/match/winners';
import type { Outcome } from '@neundarter/rules/tournament/advance/outcome';
import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import { entrantsIn, type PlannedMatch } from '@neundarter/rules/tournament/match/planned-match';
import type { Queries } from '../../platform/db/database.ts';
import type { RunningTournament } from '../../tournaments/core/gather-running.ts';
import type { GatheredHall } from '../gather-hall.ts';
import { findRunningLegs, type RunningLegs } from './find-running-legs.ts';

/** A planned match with what is known of it. */
type Known = {
  readonly match: PlannedMatch;
  readonly id: string;
  readonly outcome: Outcome | null;
  readonly running: RunningLegs | null;
};

const scoreOf = ({ match: { config }, outcome, running }: Known): MatchScore => {
  const open = notBegun(legsNeeded(config), setsNeeded(config));
  if (running !== null) {
    const { sets, legs, legSince } = running;
    const [home, away] = [0, 1].map((party) => (sets[party] ?? 0) * open.legsNeeded + (legs[party] ?? 0));
    return { ...open, sets, legsInSet: legs, legs: [home ?? 0, away ?? 0], legSince };
  }
  if (outcome === null || (outcome.winner !== 0 && outcome.winner !== 1)) return open;
  const [home, away] = outcome.figures;
  const hasSets = home.setsWon + away.setsWon > 0;
  const won = outcome.winner === 0 ? ([1, 0] as const) : ([0, 1] as const);
  return { ...open, sets: hasSets ? [home.setsWon, away.setsWon] : won, legs: [home.legsWon, away.legsWon] };
};

const playedIn = ({ outcome, running, id }: Known, { facts, matchIdOf }: GatheredHall): PlayedLegs[] => {
  if (running !== null) return [running.played];
  const { startedAt = null, finishedAt = null } = facts.matches.get(matchIdOf(id) ?? '') ?? {};
  const [home, away] = outcome?.figures ?? [];
  if (home === undefined || away === undefined || startedAt === null || finishedAt === null) return [];
  const isPaper = home.totalDartsThrown + away.totalDartsThrown === 0;
  return isPaper ? [] : [{ legs: home.legsWon + away.legsWon, length: finishedAt - startedAt }];
};

/** Both of a pair get the average of the pair. */
const thrownIn = (
  { match: { key, slots }, outcome }: Known,
  { before }: RunningTournament,
  { playersOf }: GatheredHall,
): Thrown[] => {
  if (outcome?.isComplete !== true) return [];
  return entrantsIn(before.matches[key]?.slots ?? slots).flatMap((entrant, party) => {
    const own = outcome.figures[party];
    if (own === undefined) return [];
    const { legsWon, legsLost, totalScore: score, totalDartsThrown: darts } = own;
    return (playersOf.get(entrant) ?? []).map((person) => ({
      person,
      legs: legsWon + legsLost,
      score,
      darts,
    }));
  });
};

/** What a forecast needs besides the state of the hall. */
export const gatherForecastInput = async (
  q: Queries,
  running: RunningTournament,
  hall: GatheredHall,
): Promise<ForecastInput> => {
  const { tournament, plan, before } = running;
  const runningIds = [...hall.facts.matches.values()].flatMap(({ id, status }) =>
    status === 'running' ? [id] : [],
  );
  const legs = await findRunningLegs(q, runningIds);
  const known = plannedMatches(plan, before).map((match): Known => {
    const id = hallMatchId(tournament.event.id, match.key);
    const outcome = before.matches[match.key]?.outcome ?? null;
    return { match, id, outcome, running: legs.get(hall.matchIdOf(id) ?? '') ?? null };
  });
  return {
    ...hall.input,
    scores: new Map(known.map((one) => [one.id, scoreOf(one)])),
    forms: formsOf(known.flatMap((one) => thrownIn(one, running, hall))),
    legs: legsOfDay(known.flatMap((one) => playedIn(one, hall))),
    usualLeg,
    tablesShown,
  };
};

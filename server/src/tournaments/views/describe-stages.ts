import type {
  TournamentException,
  TournamentMatch,
  TournamentStages,
  TournamentStateEntity,
} from '@neundarter/contract/entities/tournament';
import type { EventStage } from '@neundarter/rules/match/match-place';
import type { GroupStanding } from '@neundarter/rules/tournament/advance/group-standing';
import { goneIn } from '@neundarter/rules/tournament/advance/log';
import { recentMatchDay } from '@neundarter/rules/tournament/advance/match-days';
import type { Outcome } from '@neundarter/rules/tournament/advance/outcome';
import { placesInGroup } from '@neundarter/rules/tournament/advance/places';
import { openPlayOff, plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import { hasSecondChance } from '@neundarter/rules/tournament/advance/second-chance';
import type { Tournament } from '@neundarter/rules/tournament/course/advance';
import type { Course } from '@neundarter/rules/tournament/course/continue-course';
import { leagueGroup } from '@neundarter/rules/tournament/groups/draw-groups';
import type { PlannedMatch } from '@neundarter/rules/tournament/match/planned-match';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import type { LogEntry, LoggedEntry } from '../../events/log-rows.ts';
import type { MatchesByKey } from '../core/find-planned-matches.ts';
import { withdrawnFrom } from '../storage/stored-log.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { describeDecisions, describeLots } from './describe-decisions.ts';
import { describeExceptions } from './describe-exceptions.ts';

type SecondChance = NonNullable<TournamentStateEntity['secondChance']>;
type Standings = TournamentStateEntity['standings'];
type Rounds = NonNullable<TournamentStages['knockout']>['rounds'];

/** What a started tournament shows of its matches, the same for everybody. */
export type StagesView = {
  readonly stages: TournamentStages;
  readonly state: TournamentStateEntity;
  /** The match day that is played now; null if there is none. */
  readonly recentMatchDay: number | null;
  /** Without the names of people with an account. */
  readonly exceptions: readonly TournamentException[];
  /** Ids of the entries that have gone; for organisers. */
  readonly gone: readonly string[];
};

type Source = {
  readonly plan: Plan;
  readonly planned: readonly PlannedMatch[];
  readonly matches: MatchesByKey;
  /** When matches were called that are called now, by their ids. */
  readonly called: ReadonlyMap<string, number>;
  /** From when on a caller is sought for those that have none, by their ids. */
  readonly sought: ReadonlyMap<string, number>;
};

/** A started tournament and its matches. */
type Started = Pick<Source, 'matches' | 'called' | 'sought'> & { readonly course: Course };

const idOf = ({ matches }: Source, { key }: PlannedMatch): string | null => matches.get(key)?.matchId ?? null;

const ofStage = ({ planned }: Source, stage: EventStage): readonly PlannedMatch[] =>
  planned.filter(({ place }) => place.stage === stage);

const roundsOf = (source: Source, stage: EventStage): Rounds => {
  const rounds = Map.groupBy(ofStage(source, stage), ({ place }) => place.round);
  return [...rounds]
    .toSorted(([one], [other]) => one - other)
    .map(([, round]) => ({
      name: round[0]?.roundName ?? null,
      matchIds: round
        .toSorted((one, other) => one.place.index - other.place.index)
        .map((match) => idOf(source, match)),
    }));
};

const singleOf = (source: Source, stage: EventStage): string | null => {
  const [match] = ofStage(source, stage);
  return match === undefined ? null : idOf(source, match);
};

/** The board of all matches of a group; null if they have none or different ones. */
const boardOf = ({ matches }: Source, groupId: string): string | null => {
  const ofGroup = [...matches.values()].filter(
    (match) => match.stage === 'group' && match.groupId === groupId,
  );
  const boards = new Set(ofGroup.map(({ board }) => board));
  return boards.size === 1 ? (ofGroup[0]?.board ?? null) : null;
};

const groupStageOf = (source: Source): TournamentStages['group'] => {
  const { groups } = source.plan;
  if (groups.length === 0) return null;
  const days = Map.groupBy(ofStage(source, 'group'), ({ place }) => place.matchDay ?? 0);
  return {
    groups: groups.map(({ id, entrants }) => ({
      groupId: id,
      name: id === leagueGroup ? leagueGroup : `Gruppe ${id}`,
      participants: [...entrants],
      board: boardOf(source, id),
    })),
    matchDays: [...days].map(([matchDay, matches]) => ({
      matchDay,
      matchIds: matches.flatMap((match) => idOf(source, match) ?? []),
    })),
  };
};

const stagesOf = (source: Source): TournamentStages => {
  const has = (stage: EventStage) => ofStage(source, stage).length > 0;
  return {
    group: groupStageOf(source),
    knockout: has('knockout')
      ? { rounds: roundsOf(source, 'knockout'), thirdPlaceMatchId: singleOf(source, 'third-place') }
      : null,
    ...(has('second-chance') && { secondChance: { rounds: roundsOf(source, 'second-chance') } }),
    doubleElimination: has('winner-side')
      ? {
          winnerBracket: roundsOf(source, 'winner-side'),
          loserBracket: roundsOf(source, 'loser-side'),
          grandFinalMatchId: singleOf(source, 'grand-final'),
          grandFinalResetMatchId: singleOf(source, 'grand-final-reset'),
        }
      : null,
  };
};

const scoreOf = ({ config }: PlannedMatch, { figures: [home, away] }: Outcome): [number, number] =>
  config.setMode === 'single-set' ? [home.legsWon, away.legsWon] : [home.setsWon, away.setsWon];

const standingOf = (standing: GroupStanding): Standings[number] => {
  const { groupId, isFinished } = standing;
  const ranks = placesInGroup(standing).map(({ entrant, from }) => ({ entrant, rank: from }));
  return { groupId, isFinished, ranks };
};

type Sought = { readonly key: string; readonly planned: PlannedMatch; readonly state: Tournament };

const soughtIn = (source: Source, { key, planned, state }: Sought) => {
  const from = source.sought.get(idOf(source, planned) ?? '');
  return from === undefined || state.callers[key] !== undefined ? {} : { callerSoughtFrom: from };
};

const matchOf = (source: Source, state: Tournament, planned: PlannedMatch): TournamentMatch[] => {
  const { key, number, place, slots } = planned;
  const known = state.matches[key];
  const { stage, groupId, round, index, matchDay } = place;
  const [home, away] = known?.slots ?? slots;
  return [
    {
      key,
      matchId: idOf(source, planned),
      number,
      stage,
      groupId,
      round,
      index,
      matchDay,
      status: known?.status ?? 'waiting',
      slots: [home, away],
      winner: known?.outcome?.winner ?? null,
      score: known === undefined || known.outcome === null ? null : scoreOf(planned, known.outcome),
      caller: state.callers[key] ?? null,
      board: source.matches.get(key)?.board ?? null,
      called: source.called.get(idOf(source, planned) ?? '') ?? null,
      ...soughtIn(source, { key, planned, state }),
    },
  ];
};

const secondChanceOf = ({ secondChance: { out, isDrawn, places } }: Tournament): SecondChance => ({
  out: out.map(({ entrant, groupId, rank }) => ({ entrant, groupId, rank })),
  isDrawn,
  places: [...places],
});

/** What was logged, and who plays. */
type LoggedSource = {
  readonly log: readonly LogEntry[];
  /** Entries of the kind `order`, also undone ones. */
  readonly orders: readonly LoggedEntry[];
  readonly entries: readonly StoredEntry[];
};

/** Stages and state of a started tournament. */
export const describeStages = (
  { course: { plan, rows, tournament: state }, matches, called, sought }: Started,
  { log, orders, entries }: LoggedSource,
): StagesView => {
  const planned = plannedMatches(plan, state);
  const source = { plan, planned, matches, called, sought };
  return {
    stages: stagesOf(source),
    exceptions: describeExceptions(log, entries),
    gone: [...goneIn(rows)],
    state: {
      matches: planned.flatMap((match) => matchOf(source, state, match)),
      needed: state.needed.map((one) => ({
        ...one,
        entrants: [...one.entrants],
        playOff: openPlayOff(state, one.entrants)?.id ?? null,
      })),
      playOffs: state.playOffs
        .filter(({ isDue }) => isDue)
        .map(({ id, entrants, isFinished, matches }) => ({
          id,
          entrants: [...entrants],
          isFinished,
          matchIds: matches.flatMap((match) => idOf(source, match) ?? []),
        })),
      decisions: describeDecisions(orders, source.plan),
      lots: describeLots(state.lots, source.plan, log),
      withdrawn: [...withdrawnFrom(log)],
      standings: state.standings.map(standingOf),
      ...(hasSecondChance(plan) && { secondChance: secondChanceOf(state) }),
      places: [...state.places],
      winner: state.winner,
    },
    recentMatchDay: recentMatchDay(source.plan, state.matches),
  };
};

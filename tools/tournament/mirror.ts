// What the engine alone makes of the same tournament, to compare with what the server has stored.
import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { MatchEntity } from '@neundarter/contract/entities/match';
import type {
  TournamentData,
  TournamentMatch,
  TournamentStateEntity,
} from '@neundarter/contract/entities/tournament';
import { eventFiguresOf } from '@neundarter/rules/table/event-figures';
import type { LogRow } from '@neundarter/rules/tournament/advance/log';
import { outcomeOf } from '@neundarter/rules/tournament/advance/outcome';
import { advance, type Tournament } from '@neundarter/rules/tournament/course/advance';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { planOfEntries } from '@neundarter/rules/tournament/setup/entries';

/** The tournament in an answer. @throws for another event, and before the start */
export const startedOf = (event: EventEntity): TournamentData & { readonly state: TournamentStateEntity } => {
  const data = tournamentDataOf(event.props);
  const state = data?.state;
  if (data === null || state === null || state === undefined)
    throw new Error('This event is no tournament that was started');
  return { ...data, state };
};

/** The plan of a tournament, made from what everybody can see. */
export const planOf = (data: TournamentData): Plan =>
  planOfEntries(data.config, data.participants ?? [], data.draw?.seed ?? '');

/** The result of a finished match as the engine reads it. */
export const resultRow = (key: string, { id, props }: MatchEntity): LogRow => {
  const figures = eventFiguresOf({ id, ...props });
  if (figures === null) throw new Error(`Match ${id} has no result`);
  return { kind: 'result', match: key, outcome: outcomeOf(figures) };
};

const shownMatch = ({ key, status, slots, winner, caller }: TournamentMatch, withCallers: boolean) => ({
  key,
  status,
  slots,
  winner,
  ...(withCallers && { caller }),
});

const ownMatch = (state: Tournament, key: string, withCallers: boolean) => {
  const { status, slots, outcome } = state.matches[key] ?? {};
  return {
    key,
    status,
    slots,
    winner: outcome?.winner ?? null,
    ...(withCallers && { caller: state.callers[key] ?? null }),
  };
};

/** Differences between the state of the server and that of the engine, as texts; none if they agree. */
export const compareStates = (
  plan: Plan,
  log: readonly LogRow[],
  { state, withCallers }: { readonly state: TournamentStateEntity; readonly withCallers: boolean },
): readonly string[] => {
  const own = advance(plan, log);
  const differences = state.matches.flatMap((match) => {
    const [shown, expected] = [
      JSON.stringify(shownMatch(match, withCallers)),
      JSON.stringify(ownMatch(own, match.key, withCallers)),
    ];
    return shown === expected ? [] : [`${match.key}: ${shown}, expected ${expected}`];
  });
  const places = JSON.stringify(own.places) === JSON.stringify(state.places);
  const secondPlaces =
    JSON.stringify(own.secondChance.places) === JSON.stringify(state.secondChance?.places ?? []);
  const standings = own.standings.flatMap(({ groupId, classes }) => {
    const expected = classes.map((level) => level.map(({ key }) => key).toSorted());
    const shown = state.standings.find((standing) => standing.groupId === groupId);
    const levels = Object.values(Object.groupBy(shown?.ranks ?? [], ({ rank }) => rank)).map((level) =>
      (level ?? []).map(({ entrant }) => entrant).toSorted(),
    );
    return JSON.stringify(levels) === JSON.stringify(expected) ? [] : [`group ${groupId} stands otherwise`];
  });
  return [
    ...differences,
    ...standings,
    ...(places ? [] : ['the places differ']),
    ...(secondPlaces ? [] : ['the places of the second chance differ']),
    ...(own.winner === state.winner ? [] : [`the winner is ${state.winner}, expected ${own.winner}`]),
  ];
};

import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { TournamentData, TournamentMatch } from '@neundarter/contract/entities/tournament';
import { entrantsIn } from '@neundarter/rules/tournament/match/planned-match';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { expect } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import type { tournamentCalls } from './tournament-scene.ts';

// What a running tournament tells in different places: its state, its matches, its tables, and the places that are kept.

type Calls = Pick<ReturnType<typeof tournamentCalls>, 'must' | 'read'>;
type Standing = NonNullable<TournamentData['state']>['standings'][number];
type TableRow = {
  readonly rank: number;
  readonly pointsFor: number;
  readonly party: { readonly player: { readonly id: string } };
};

export type Views = {
  readonly data: TournamentData & { readonly state: NonNullable<TournamentData['state']> };
  /** By id. */
  readonly matches: ReadonlyMap<string, EventMatch['props']>;
  /** By group. */
  readonly tables: ReadonlyMap<string, readonly TableRow[]>;
  /** Places of a finished tournament: entry, from, to. */
  readonly kept: readonly (readonly [string, number, number])[];
};

/** Reads a tournament of single people in every place. */
export const readViews = async ({ must, read }: Calls, db: Database, id: string): Promise<Views> => {
  const data = await read(id);
  const listed: readonly EventMatch[] = await must(`GET /events/${id}/matches`);
  const tables = new Map<string, readonly TableRow[]>();
  for (const { groupId } of data.stages.group?.groups ?? [])
    tables.set(groupId, await must(`GET /events/${id}/table?stage=group&group=${groupId}`));
  const rows = await db.query((q) =>
    q.selectFrom('event_places').selectAll().where('event_id', '=', id).execute(),
  );
  return {
    data,
    matches: new Map(listed.map(({ id: matchId, props }) => [matchId, props])),
    tables,
    kept: rows.map((row) => [row.entry_id, row.place_from, row.place_to] as const),
  };
};

/** The only person of an entry. */
const playerOf = ({ data }: Views, entrant: string | null): string | null => {
  const entry = (data.participants ?? []).find(({ id }) => id === entrant);
  return entry === undefined ? null : (peopleOf(entry.participant)[0]?.id ?? null);
};

/** What the state says about a stored match; undefined where nobody plays it, or what was played does not count. */
const expectedOf = (views: Views, { status, slots, winner, caller }: TournamentMatch) => {
  const players = slots.map((slot) => playerOf(views, entrantsIn([slot])[0] ?? null));
  const isOpen = status === 'ready' || status === 'waiting';
  if (!isOpen && status !== 'finished' && status !== 'forfeited') return undefined;
  return {
    players,
    winner: winner === 0 || winner === 1 ? winner : null,
    isOver: !isOpen,
    // Who has called a match that is over may have been somebody else than its state says now.
    ...(isOpen && { caller: playerOf(views, caller) }),
    ...(status === 'forfeited' && { isForfeited: true, startedAt: null }),
  };
};

const shownOf = ({ parties, status, winningParty, ...more }: EventMatch['props']) => ({
  ...more,
  players: parties.map((party) => (party.type === 'single' ? party.player.id : null)),
  winner: status === 'finished' && winningParty !== 'draw' ? winningParty : null,
  isOver: status === 'finished',
});

const expectMatches = (views: Views): void => {
  for (const match of views.data.state.matches) {
    const stored = match.matchId === null ? undefined : views.matches.get(match.matchId);
    const expected = expectedOf(views, match);
    if (stored === undefined || expected === undefined) continue;
    expect({ key: match.key, ...shownOf(stored) }).toMatchObject({ key: match.key, ...expected });
  }
};

/** The points of an entry in a group, by the state. */
const pointsOf = ({ data }: Views, groupId: string, entrant: string): number =>
  data.state.matches
    .filter((match) => match.stage === 'group' && match.groupId === groupId)
    .filter(({ slots, winner }) => {
      const won = winner === 0 || winner === 1 ? slots[winner] : undefined;
      return won?.kind === 'entrant' && won.entrant === entrant;
    }).length * 2;

/** The table of a group has the points of the state, and the order of its standing. */
const expectTable = (views: Views, { groupId, ranks }: Standing): void => {
  const rows = views.tables.get(groupId) ?? [];
  const rowOf = (entrant: string) =>
    rows.find(({ party }) => party.player.id === playerOf(views, entrant)) ?? { rank: 0, pointsFor: -1 };
  const members = views.data.stages?.group?.groups.find((group) => group.groupId === groupId)?.participants;
  const missing = members?.filter((entrant) => !ranks.some((row) => row.entrant === entrant));
  expect(views.data.state.withdrawn).toEqual(expect.arrayContaining(missing ?? []));
  for (const { entrant, rank } of ranks) {
    const { pointsFor, rank: shown } = rowOf(entrant);
    expect([groupId, entrant, pointsFor]).toEqual([groupId, entrant, pointsOf(views, groupId, entrant)]);
    for (const other of ranks) {
      const difference = Math.sign(shown - rowOf(other.entrant).rank);
      expect([groupId, entrant, difference]).toEqual([groupId, entrant, Math.sign(rank - other.rank)]);
    }
  }
};

const expectPlaces = ({ data, kept }: Views): void => {
  const { places, winner, standings } = data.state;
  const shown = places.map(({ entrant, from, to }) => [entrant, from, to] as const);
  const listOf = (rows: Views['kept']) => rows.map((row) => row.join(' ')).toSorted();
  expect(listOf(kept)).toEqual(data.status === 'finished' ? listOf(shown) : []);
  if (data.status !== 'finished') return;
  expect(places.filter(({ from }) => from === 1).map(({ entrant }) => entrant)).toContain(winner);
  if (data.config.tournamentMode !== 'league') return;
  expect(shown.map(([entrant, from]) => [entrant, from])).toEqual(
    standings.flatMap(({ ranks }) => ranks.map(({ entrant, rank }) => [entrant, rank])),
  );
};

/** Fails unless every place tells the same. */
export const expectSameViews = (views: Views): void => {
  expectMatches(views);
  for (const standing of views.data.state.standings) expectTable(views, standing);
  expectPlaces(views);
};

/** Everything that people see, without how often and when it was changed. */
export const lastingOf = ({ data, matches, tables, kept }: Views) => ({
  state: data.state,
  status: data.status,
  matches: [...matches].map(([id, { parties, status, winningParty, isForfeited, caller, standing }]) => ({
    id,
    parties,
    status,
    winningParty,
    isForfeited,
    caller,
    standing: { ...standing, status },
  })),
  tables: [...tables],
  kept,
});

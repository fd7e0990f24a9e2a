// Sets up tournaments as their organiser does, and lets people enter.
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { Chance } from '@neundarter/rules/board/seeded-chance';
import { hasDrawnGroups, type TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { Account } from './join-club.ts';
import type { League } from './matchdays.ts';
import { clubHome } from './people.ts';
import { runTournament } from './run-tournament.ts';
import type { Visitor } from './visitors.ts';

const hourMs = 60 * 60_000;

/** What is needed to set up tournaments, with the organiser's token. */
export type Desk = League & {
  readonly chance: Chance;
  readonly newId: () => string;
  readonly visitors: readonly Visitor[];
  readonly token: string;
};

export type Wanted = {
  readonly name: string;
  readonly description: string;
  readonly startDateTime: number;
  readonly hours: number;
  readonly setup: TournamentSetup;
};

/** Creates a draft; returns its id. */
export const createTournament = async (desk: Desk, { hours, setup, ...props }: Wanted): Promise<string> => {
  const { server, token, newId, teamIds } = desk;
  const id = newId();
  await server.call('POST /events/', {
    token,
    body: {
      id,
      props: {
        ...props,
        teamId: teamIds.first,
        type: 'tournament',
        location: clubHome,
        isPublic: true,
        endDateTime: props.startDateTime + hours * hourMs,
        eventData: { config: setup },
      },
    },
  });
  return id;
};

/** Who plays: somebody with an account, or a visitor. */
type Entrant = Account | Visitor;

const entryOf = (desk: Desk, person: Entrant) => {
  const id = desk.newId();
  if (!('club' in person)) {
    const { team } = person.person;
    const player = { type: 'registered', id: person.playerId } as const;
    return {
      id,
      participant: { type: 'single', player } as const,
      ...(team !== null && { teamId: desk.teamIds[team] }),
    };
  }
  const { firstName, lastName, club } = person;
  const player = { type: 'external', id: person.id, firstName, lastName } as const;
  return { id, participant: { type: 'single', player } as const, teamName: club };
};

/** Opens the registration. */
export const publish = ({ server, token }: Desk, id: string) =>
  server.call('PATCH /events/{id}/publish', { params: { id }, token, body: {} });

/** Enters people as organiser. */
export const enter = ({ server, token, ...desk }: Desk, id: string, entrants: readonly Entrant[]) =>
  server.call('POST /events/{id}/participants/batch', {
    params: { id },
    token,
    body: { entries: entrants.map((person) => entryOf({ ...desk, server, token }, person)) },
  });

/** Lets a visitor register, without an account. */
export const ask = async (
  desk: Desk,
  id: string,
  { visitor, status }: { readonly visitor: Visitor; readonly status: 'requested' | 'waiting' },
): Promise<void> => {
  const { token } = await desk.server.call('GET /login/guest');
  const emailAddress = `${visitor.lastName.toLowerCase().replaceAll(/[^a-z]/g, '')}@gast.example`;
  const body = { ...entryOf(desk, visitor), emailAddress, status };
  await desk.server.call('POST /events/{id}/participants', { params: { id }, token, body });
};

type Start = Wanted & {
  readonly entrants: readonly Entrant[];
  /** Numbers of the boards of the hall, beginning with 1; each group is played at one of them. */
  readonly boards: readonly number[];
};

/** Enters everybody, draws, starts and plays a tournament until now. */
export const play = async (desk: Desk, id: string, { entrants, boards, ...wanted }: Start): Promise<void> => {
  const { server, token, accounts, visitors, now, chance, newId } = desk;
  const { startDateTime: startAt, setup } = wanted;
  const params = { id };
  await enter(desk, id, entrants);
  await publish(desk, id);
  if (hasDrawnGroups(setup))
    await server.call('PATCH /events/{id}/groups/create', { params, token, body: {} });
  server.setTime(startAt);
  const { props } = await server.call('PATCH /events/{id}/start', { params, token, body: {} });
  const groups = tournamentDataOf(props)?.stages?.group?.groups ?? [];
  for (const [index, { groupId }] of groups.entries()) {
    const body = { groupId, board: `${boards[index % boards.length]}` };
    await server.call('PATCH /events/{id}/groups/board', { params, token, body });
  }
  const averages = new Map<string, number>([
    ...accounts.map(({ playerId, person }) => [playerId, person.average + person.gain] as const),
    ...visitors.map((visitor) => [visitor.id, visitor.average] as const),
  ]);
  const averageOf = (playerId: string) => averages.get(playerId) ?? 45;
  await runTournament({ server, token, eventId: id, boards, startAt, until: now, averageOf, chance, newId });
};

/** Members of the teams who have joined for long. */
export const membersOf = ({ accounts }: Pick<League, 'accounts'>): readonly Account[] =>
  accounts.filter(({ person }) => person.team !== null);

/** Members who come often. */
export const regularsOf = (desk: Pick<League, 'accounts'>): readonly Account[] =>
  membersOf(desk)
    .toSorted((one, other) => other.person.attendance - one.person.attendance)
    .slice(0, 10);

/** So many of them, by lot. */
export const someOf = <Item>(items: readonly Item[], count: number, chance: Chance): readonly Item[] =>
  items
    .map((item) => ({ item, order: chance() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ item }) => item);

import { newId } from '../src/platform/ids.ts';
import type { CheckedAnswer, CheckedClient } from './checked-client.ts';
import { createClub, createExternals, createPerson, joinClubs, type Person } from './create-person.ts';
import type { TestApp } from './start-app.ts';

/** Inserts players without an account as confirmed members of a team; returns their ids. */
export async function addPlayers(
  app: Pick<TestApp, 'db'>,
  teamId: string,
  count: number,
): Promise<readonly string[]> {
  const ids = await createExternals(app, count);
  await joinClubs(
    app,
    ids.map((playerId) => ({ teamId, playerId })),
  );
  return ids;
}

/** One team of a match day. */
type SideScene = {
  readonly teamId: string;
  /** A team admin and an ordinary member; both are players. */
  readonly captain: Person;
  readonly mate: Person;
  /** Ids of six players, the mate first. */
  readonly players: readonly string[];
};

async function createSide(app: TestApp, name: string): Promise<SideScene> {
  const teamId = await createClub(app, name);
  const captain = await createPerson(app, { roles: ['team-admin'], teamIds: [teamId] });
  const mate = await createPerson(app, { teamIds: [teamId], firstName: 'Mate' });
  return { teamId, captain, mate, players: [mate.playerId, ...(await addPlayers(app, teamId, 5))] };
}

export type MatchdayScene = { readonly home: SideScene; readonly away: SideScene };

export const createSides = async (app: TestApp): Promise<MatchdayScene> => ({
  home: await createSide(app, 'Bulls'),
  away: await createSide(app, 'Lions'),
});

/** `eventData` and ids of a match day as an answer has it. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
export type Answered = any;

/** Fields of a body, and who sends it; by default the captain of the side. */
type Body = { readonly by?: Person; readonly [field: string]: unknown };

/** Calls about match days between two teams. */
export const matchdayCalls = (call: CheckedClient, { home, away }: MatchdayScene) => {
  const succeed = async (answer: Promise<CheckedAnswer>): Promise<Answered> => {
    const { status, text, json } = await answer;
    if (status >= 300) throw new Error(`Refused: ${status} ${text}`);
    return json;
  };
  const now = Date.now();
  const times = { startDateTime: now - 60_000, endDateTime: now + 4 * 60 * 60_000 };
  const props = (more: object = {}) => {
    const eventData = { awayTeamId: away.teamId };
    return { teamId: home.teamId, type: 'mdsl-matchday', name: 'Spieltag 1', ...times, eventData, ...more };
  };
  const { token } = home.captain;
  const create = (more: object = {}, id = newId()) =>
    call('POST /events/', { token, body: { id, props: props(more) } });
  const setLineUp = (id: string, side: 'home' | 'away', { by, ...more }: Body = {}) =>
    call(`PATCH /events/${id}/lineup`, {
      token: (by ?? { home, away }[side].captain).token,
      body: { side, players: { home, away }[side].players, ...more },
    });
  const start = (id: string, by = home.captain) => call(`PATCH /events/${id}/start`, { token: by.token });
  /** A match day with both line-ups set. */
  const createSet = async (
    more: object = {},
    lineUps: { home?: Body; away?: Body } = {},
  ): Promise<string> => {
    const { id } = await succeed(create(more));
    await succeed(setLineUp(id, 'home', lineUps.home));
    await succeed(setLineUp(id, 'away', lineUps.away));
    return id;
  };
  return {
    succeed,
    create,
    setLineUp,
    start,
    createSet,
    /** A running match day: its id, and the ids of its games in playing order. */
    createRunning: async (more: object = {}, lineUps: { home?: Body; away?: Body } = {}) => {
      const id = await createSet(more, lineUps);
      const started = await succeed(start(id));
      return { id, games: gamesOf(started) };
    },
    read: async (id: string, by?: Person): Promise<Answered> =>
      (await succeed(call(`GET /events/${id}`, { token: by?.token }))).props.eventData,
    forfeitGame: (gameId: string, winningParty: 0 | 1, by = home.captain) =>
      succeed(call(`PATCH /matches/${gameId}/forfeit`, { token: by.token, body: { winningParty } })),
    startGame: (gameId: string, by = home.captain) =>
      succeed(call(`PATCH /matches/${gameId}/start`, { token: by.token })),
    throw: (gameId: string, playerId: string, by = home.captain) =>
      call(`POST /matches/${gameId}/throw`, { token: by.token, body: { playerId, score: 60 } }),
    /** Pairs a device of the guests, which sends as somebody. */
    pairDevice: async (id: string, by: Person): Promise<void> => {
      const { code } = await succeed(call(`POST /events/${id}/pairing`, { token }));
      const body = { code, pin: '4711' };
      await succeed(call(`POST /events/${id}/pairing/redeem`, { token: by.token, body }));
    },
    partiesOf: async (gameId: string): Promise<readonly (readonly string[])[]> => {
      const { props: match } = await succeed(call(`GET /matches/${gameId}`, { token }));
      return match.parties.map((party: Answered) =>
        (party.players ?? (party.player ? [party.player] : [])).map((player: { id: string }) => player.id),
      );
    },
    act: (id: string, verb: string, { by = home.captain, ...body }: Body) =>
      call(`${/(?:substitute|late-player)$/.test(verb) ? 'POST' : 'PATCH'} /events/${id}/${verb}`, {
        token: by.token,
        body,
      }),
  };
};

/** Ids of the games of a match day in playing order. */
export const gamesOf = ({ props }: Answered): readonly string[] =>
  props.eventData.rounds.flatMap(({ homeBoard, awayBoard }: Answered) => [...homeBoard, ...awayBoard]);

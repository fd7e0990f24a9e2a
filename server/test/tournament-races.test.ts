import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { type CheckedAnswer, type CheckedClient, checkedClient } from './checked-client.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { tries } from './run-length.ts';
import { startApp, type TestApp } from './start-app.ts';
import {
  createOrganiser,
  externalEntry,
  shortSetup,
  type TournamentScene,
  tournamentCalls,
} from './tournament-scene.ts';

// Calls at the same moment; on PostgreSQL through two servers on one database.

const sample = shortSetup('single-knockout');
/** Tries of two semi-finals that end at once. */
const rounds = tries({ usual: 6, long: 1000 });
/** Each of them has about 20 calls; this measures no speed. */
const hangsMs = 60_000 + 5000 * rounds;

describe.each(databases)('at the same moment on $name', ({ name, create }) => {
  let site: DatabaseSite;
  let apps: readonly TestApp[];
  let clients: readonly CheckedClient[];
  let scene: TournamentScene;
  let calls: ReturnType<typeof tournamentCalls>;

  beforeAll(async () => {
    site = await create();
    const config = { tokenSecret: 'the same secret for every process' };
    const start = async () => startApp({ db: await openDatabase(site.options), rateLimits: {}, config });
    const first = await start();
    apps = name === 'postgres' ? [first, await start()] : [first];
    clients = await Promise.all(apps.map((app) => checkedClient(app)));
    scene = await createOrganiser(first);
    calls = tournamentCalls(clientOf(0), scene);
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await site.dispose();
  });

  /** Servers in turn. */
  const clientOf = (index: number): CheckedClient => clients[index % clients.length] as CheckedClient;
  it('200 registrations for 64 places fill them, and then the waiting list in order', async () => {
    const id = await calls.create({ ...sample, maxNoOfParticipants: 64 });
    await calls.must(`PATCH /events/${id}/publish`);
    const guests: string[] = [];
    for (let index = 0; index < 10; index += 1)
      guests.push((await clientOf(0)('GET /login/guest')).json.token);
    /** A busy server asks to come again; a repeat has the same id. */
    const register = async (index: number, body: object): Promise<CheckedAnswer> => {
      const token = guests[index % guests.length];
      const answer = await clientOf(index)(`POST /events/${id}/participants`, { token, body });
      return answer.status === 503 ? register(index, body) : answer;
    };
    // Every fourth does not want to wait, and is refused from the full list on.
    const entryOf = (index: number) =>
      externalEntry(`Nr ${index}`, {
        emailAddress: `nr${index}@example.org`,
        ...(index % 4 !== 0 && { status: 'waiting' }),
      });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => register(index, entryOf(index))),
    );
    const { participants } = await calls.read(id);
    const statuses: readonly string[] = participants.map(({ status }: { status: string }) => status);
    expect(statuses.slice(0, 64)).toEqual(Array.from({ length: 64 }, () => 'requested'));
    expect(new Set(statuses.slice(64))).toEqual(new Set(['waiting']));
    const refused = answers.filter(({ status }) => status !== 200).map(({ text }) => text);
    expect(new Set(refused)).toEqual(new Set(['error.event.max-number-of-participants-exceeded']));
    expect(statuses.length + refused.length).toBe(200);
  });

  it(
    'both semi-finals end, and one is undone while the final starts: the final always fits',
    async () => {
      const send = (server: number, address: string, body?: object) =>
        clientOf(server)(address, { token: scene.chief.token, ...(body && { body }) });
      for (let round = 0; round < rounds; round += 1) {
        const id = await calls.createRunning(sample, 4);
        const [one = '', two = '', final = ''] = (await calls.matchesOf(id)).map(
          ({ matchId }) => matchId ?? '',
        );
        const checkout = async (matchId: string) => {
          await calls.must(`PATCH /matches/${matchId}/start`);
          const { currentPlayerId: playerId } = await calls.must(`GET /matches/${matchId}/standing`);
          return { playerId, score: 40, attemptsOnDouble: 1 };
        };
        const [first, second] = [await checkout(one), await checkout(two)];
        const ends = await Promise.all([
          send(0, `POST /matches/${one}/throw`, first),
          send(1, `POST /matches/${two}/throw`, second),
        ]);
        expect(ends.map(({ status }) => status)).toEqual([200, 200]);
        const playersOf = async (): Promise<readonly (string | undefined)[]> =>
          (await calls.must(`GET /matches/${final}`)).props.parties.map(
            ({ player }: { player?: { id: string } }) => player?.id,
          );
        expect(await playersOf()).toEqual([first.playerId, second.playerId]);
        // A start without a turn does not count: the undo wins in any case.
        const [undone, started] = await Promise.all([
          send(0, `DELETE /matches/${one}/throw`),
          send(1, `PATCH /matches/${final}/start`),
        ]);
        expect(undone.status).toBe(200);
        expect([200, 409]).toContain(started.status);
        expect(await playersOf()).toEqual([undefined, second.playerId]);
        const { state, status } = await calls.read(id);
        expect([status, state.matches[0].status, state.matches[2].status]).toEqual([
          'running',
          'ready',
          'waiting',
        ]);
        expect((await calls.must(`GET /matches/${final}/standing`)).status).toBe('scheduled');
      }
    },
    hangsMs,
  );
});

import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import type { CheckedAnswer, CheckedClient } from './checked-client.ts';
import { type DatabaseSite, postgresOnly } from './databases.ts';
import { tries } from './run-length.ts';
import { runServer, type ServerProcess } from './server-process.ts';
import { createOrganiser, shortSetup, type TournamentScene, tournamentCalls } from './tournament-scene.ts';

// Two boards are scored through two servers on one database, one of which is killed in between. Afterwards every match has
// the players that the engine computes from the log alone.

const schedules = Array.from({ length: tries({ usual: 2, long: 1000 }) }, (_, index) => index + 1);
/** Servers take long to start on a busy machine; this measures no speed. */
const hangsMs = 600_000;
/** Share of results that are taken back at once. */
const undoneShare = 0.25;

const setups = [
  shortSetup('double-knockout'),
  shortSetup('single-knockout', { hasThirdPlaceMatch: true }),
  shortSetup('league'),
] as const;

describe.each(postgresOnly)('a killed server on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;
  let scene: TournamentScene;
  let servers: ServerProcess[];

  const start = () =>
    runServer({
      TOKEN_SECRET: 'the same secret for every process',
      DATA_DIR: site.options.dataDir,
      DATABASE_URL: site.options.databaseUrl ?? '',
    });

  beforeAll(async () => {
    site = await create();
    servers = [await start(), await start()];
    db = await openDatabase(site.options);
    scene = await createOrganiser({ db });
  });
  afterAll(async () => {
    await db.close();
    for (const { stop } of servers) await stop();
    await site.dispose();
  });

  /** Sends a call with one id to any server, until one has answered. */
  const callAt =
    (chance: () => number): CheckedClient =>
    async (address, request): Promise<CheckedAnswer> => {
      const { token, body } = request ?? {};
      const [method = 'GET', path = '/'] = address.split(' ');
      const headers = {
        authorization: `Bearer ${token}`,
        'x-request-id': newId(),
        ...(body && { 'content-type': 'application/json' }),
      };
      for (;;) {
        const { url } = servers[Math.floor(chance() * servers.length)] as ServerProcess;
        const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
        const answer = await fetch(`${url}/api/v1${path}`, sent).catch(() => null);
        if (answer === null || answer.status === 503) continue;
        const text = await answer.text();
        const isJson = answer.headers.get('content-type')?.includes('json') === true;
        return { status: answer.status, text, json: isJson ? JSON.parse(text) : null, headers: {} };
      }
    };

  it.each(schedules)(
    'leaves the tournament as the engine computes it, schedule %i',
    async (schedule) => {
      const chance = seededChance(`kills ${schedule}`);
      const call = callAt(chance);
      const calls = tournamentCalls(call, scene);
      const id = await calls.createRunning(setups[schedule % setups.length] ?? setups[0], 6);
      const taken = new Set<string>();
      const { token } = scene.chief;

      /** A call of one board, which may be refused because the other one was faster. */
      const attempt = async (address: string, body?: object): Promise<CheckedAnswer> => {
        const answer = await call(address, { token, ...(body && { body }) });
        if (answer.status >= 500) throw new Error(`${address}: ${answer.status} ${answer.text}`);
        return answer;
      };
      /** Plays a match to its end, from where it is; stops if the other board was faster. */
      const play = async (matchId: string, stage: TournamentMatch['stage']): Promise<void> => {
        for (;;) {
          const standing = await attempt(`GET /matches/${matchId}/standing`);
          // The repetition of a grand final goes when the other board takes the result of that final back.
          if (standing.status === 404 && stage === 'grand-final-reset') return;
          if (standing.status !== 200) throw new Error(`${matchId}: ${standing.status} ${standing.text}`);
          const { status, currentPlayerId: playerId } = standing.json;
          if (status === 'finished') return;
          const score = chance() < 0.6 ? 40 : 0;
          const body = { playerId, score, attemptsOnDouble: score === 0 ? 0 : 1 };
          const answer =
            status === 'scheduled'
              ? await attempt(`PATCH /matches/${matchId}/start`)
              : await attempt(`POST /matches/${matchId}/throw`, body);
          if (answer.status >= 400) return;
        }
      };
      /** Decides a shared place on which the end of the tournament waits. */
      const decide = async ([shared]: readonly { readonly entrants: readonly string[] }[]): Promise<void> => {
        if (shared === undefined) return;
        await attempt(`PATCH /events/${id}/decide`, { way: 'lot', entrants: shared.entrants });
      };
      /** Plays ready matches on one board until none is left; the other board may take them first. */
      const playBoard = async (): Promise<void> => {
        for (;;) {
          const { status, state } = await calls.read(id);
          if (status === 'finished') return;
          const ready = (state.matches as readonly TournamentMatch[]).find(
            ({ status: one, matchId }) => one === 'ready' && !taken.has(matchId ?? ''),
          );
          if (ready === undefined) {
            await decide(state.needed);
            continue;
          }
          const matchId = ready.matchId ?? '';
          taken.add(matchId);
          await play(matchId, ready.stage);
          if (chance() < undoneShare) await attempt(`DELETE /matches/${matchId}/throw`);
          taken.delete(matchId);
        }
      };
      const killOne = async (): Promise<void> => {
        const before = Math.floor(chance() * 12);
        for (let count = 0; count < before; count += 1) await calls.read(id);
        const index = chance() < 0.5 ? 0 : 1;
        const dying = servers[index] as ServerProcess;
        dying.child.kill('SIGKILL');
        await dying.exited;
        servers[index] = await start();
      };
      await Promise.all([playBoard(), playBoard(), killOne()]);

      const { participants, state } = await calls.read(id);
      const playerOf = (entrant: string): string =>
        participants.find((entry: { id: string }) => entry.id === entrant).participant.player.id;
      for (const { matchId, slots, winner } of state.matches as readonly TournamentMatch[]) {
        if (matchId === null) continue;
        const { props } = await calls.must(`GET /matches/${matchId}`);
        const expected = slots.map((slot) => (slot.kind === 'entrant' ? playerOf(slot.entrant) : undefined));
        expect(props.parties.map(({ player }: { player?: { id: string } }) => player?.id)).toEqual(expected);
        if (winner !== null) expect(props.status).toBe('finished');
      }
      for (const { output } of servers) expect(output()).not.toMatch(/deadlock|"level":[56]0/);
    },
    hangsMs,
  );
});

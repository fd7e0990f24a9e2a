import { afterAll, describe, expect, it } from 'vitest';
import { countRoundTrips } from './count-round-trips.ts';
import { postgresOnly } from './databases.ts';
import { idOf } from './running-calls.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const setup = shortSetup('double-knockout', { assignCaller: true, maxNoOfParticipants: 16 });

/** How often a result and its undo may wait for an answer of PostgreSQL, from the lock of its event to the commit. */
const allowed = { results: 14, undos: 16 } as const;

const trips = countRoundTrips();
afterAll(() => trips.stop());

const lock = /select "id" from "events" .*for update/;

describe.each(postgresOnly)('round trips of a result in a double knockout on $name', ({ create }) => {
  const { calls, call, scene } = useTournaments(create);
  it('are few, also of its undo', async () => {
    const { token } = scene.chief;
    const id = await calls.createRunning(setup, 16);
    const ready = (await calls.matchesOf(id)).filter(({ status }) => status === 'ready').slice(0, 6);
    const counts = { results: [] as number[], undos: [] as number[] };
    for (const match of ready) {
      const address = `/matches/${idOf(match)}/throw`;
      await calls.must(`PATCH /matches/${idOf(match)}/start`);
      const { currentPlayerId: playerId } = await calls.must(`GET /matches/${idOf(match)}/standing`);
      const body = { playerId, score: 40, attemptsOnDouble: 1 };
      counts.results.push(await trips.ofCommand(() => call(`POST ${address}`, { token, body }), lock));
      counts.undos.push(await trips.ofCommand(() => call(`DELETE ${address}`, { token }), lock));
      await calls.must(`POST ${address}`, { body });
    }
    for (const about of ['results', 'undos'] as const) {
      // Zero means that the command was not found.
      expect(Math.min(...counts[about])).toBeGreaterThan(3);
      expect(Math.max(...counts[about])).toBeLessThanOrEqual(allowed[about]);
    }
  });
});

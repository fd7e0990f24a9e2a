import { afterAll, describe, expect, it } from 'vitest';
import { countStatements } from './count-statements.ts';
import { databases } from './databases.ts';
import { idOf } from './running-calls.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const setup = shortSetup('double-knockout', { assignCaller: true, maxNoOfParticipants: 128 });

/**
 * How many statements a result may send, which puts two people into other matches and one of them on the list of callers, and
 * its undo. To PostgreSQL the last ones of a command are sent as one. One of them notes the event for pushes, if a device wants any.
 */
const allowed = { sqlite: 32, postgres: 26 } as const;

/** Each turn notes the id of its request. */
const ofTurn = /insert into "match_requests"/;

const counted = countStatements();
afterAll(() => counted.stop());

describe.each(databases)(
  'statements of a result in a double knockout of 128 on $name',
  ({ name, create }) => {
    const { calls, call, scene } = useTournaments(create);
    it('are few, also of its undo', async () => {
      const { token } = scene.chief;
      const id = await calls.createRunning(setup, 128);
      const ready = (await calls.matchesOf(id)).filter(({ status }) => status === 'ready').slice(0, 4);
      for (const match of ready) {
        const address = `/matches/${idOf(match)}/throw`;
        await calls.must(`PATCH /matches/${idOf(match)}/start`);
        const { currentPlayerId: playerId } = await calls.must(`GET /matches/${idOf(match)}/standing`);
        const body = { playerId, score: 40, attemptsOnDouble: 1 };
        const results = await counted.during(() => call(`POST ${address}`, { token, body }), ofTurn);
        const undo = await counted.during(() => call(`DELETE ${address}`, { token }), ofTurn);
        await calls.must(`POST ${address}`, { body });
        // None means that the command was not found.
        expect(results.length).toBeGreaterThan(10);
        expect(undo.length).toBeGreaterThan(10);
        expect(results.length).toBeLessThanOrEqual(allowed[name]);
        expect(undo.length).toBeLessThanOrEqual(allowed[name]);
      }
    });
  },
);

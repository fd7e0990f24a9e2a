import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { json, refusal } from '../../test/fake-server.ts';
import { tournamentEvent } from '../../test/tournaments.ts';
import { AlreadyStarted, startEvent } from './start-event.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('two starts at once', () => {
  it.each(['error.event.changed-meanwhile', 'error.event.invalid-status'])(
    'are told from a failure by what the event is now: %s',
    async (code) => {
      fakeApi({
        'PATCH /events/cup1/start': () => refusal(409, code),
        'GET /events/cup1': () => json(tournamentEvent({ status: 'running' })),
      });
      await expect(startEvent('cup1', 4)).rejects.toBeInstanceOf(AlreadyStarted);
    },
  );

  it('stay a failure if the event does not run', async () => {
    fakeApi({
      'PATCH /events/cup1/start': () => refusal(409, 'error.event.changed-meanwhile'),
      'GET /events/cup1': () => json(tournamentEvent({ status: 'registration-closed' })),
    });
    await expect(startEvent('cup1', 4)).rejects.toMatchObject({ code: 'error.event.changed-meanwhile' });
  });
});

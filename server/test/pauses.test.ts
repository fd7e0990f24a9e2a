import { routes } from '@neundarter/contract/routes/all';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../src/platform/http/serve-openapi.ts';
import { sqlite } from './databases.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// What takes long is done in pieces, between which the process serves others: these tests count how often others could
// have been served. Only with the embedded database: another one lets them in with every answer.

/** How many turns of the event loop others get while something is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

/** Keeps the process busy. */
const spin = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe.each([sqlite])('pauses for others on $name', ({ create }) => {
  const { app, call, calls } = useTournaments(create);
  let id: string;

  beforeAll(async () => {
    id = await calls.createRunning(shortSetup('league', { assignCaller: false }), 24);
  });

  it('come between commands that share a commit', async () => {
    const turns = await turnsDuring(() =>
      Promise.all(Array.from({ length: 20 }, () => app.db.write(async () => spin(11)))),
    );
    expect(turns).toBeGreaterThanOrEqual(15);
  });

  it('come between reads that arrive together', async () => {
    const guest = (await call('GET /login/guest')).json.token as string;
    const read = (skip: number) =>
      app.http.inject({
        url: `/api/v1/events/${id}/matches?limit=100&skip=${skip}`,
        headers: { authorization: `Bearer ${guest}` },
      });
    const one = await turnsDuring(() => read(0));
    const all = await turnsDuring(() => Promise.all(Array.from({ length: 100 }, (_, skip) => read(skip))));
    expect(all).toBeGreaterThanOrEqual(one + 10);
  });

  it('come while a start is taken back', async () => {
    const matches = (await calls.matchesOf(id)).length;
    expect(matches).toBe(276);
    const turns = await turnsDuring(() => calls.must(`PATCH /events/${id}/undo-start`));
    expect(turns).toBeGreaterThanOrEqual(matches / 25);
  });

  it('come while all calls are described', async () => {
    const turns = await turnsDuring(() => describeApi({ routes, rateLimited: [], version: '1' }));
    expect(turns).toBeGreaterThanOrEqual(Object.keys(routes).length / 8);
  });
});

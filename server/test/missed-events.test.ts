import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { apiClient } from './api-client.ts';
import { postgresOnly } from './databases.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { startApp } from './start-app.ts';

afterAll(disconnectClients);

// Two processes that never hear each other: the worst that can happen to events.
it.each(postgresOnly)('a spectator learns of turns whose events were lost on $name', async ({ create }) => {
  const site = await create();
  const start = async () =>
    startApp({
      db: await openDatabase(site.options),
      config: { tokenSecret: 'the same secret for every process' },
      checkRevisionsEveryMs: 50,
      listens: true,
    });
  const [one, other] = [await start(), await start()];
  const api = apiClient(one.url);
  const match = await api.startMatch();
  const spectator = await connectLive(other.url);
  const revisionNow = async () => {
    const answer = await spectator.subscribe(`matches/${match.id}`);
    return answer.ok ? answer.standing?.revision : undefined;
  };
  const before = await revisionNow();
  await api.call(`POST /matches/${match.id}/throw`, {
    token: match.token,
    body: { playerId: match.home, score: 60 },
  });
  await spectator.hears('rights-changed');
  expect(await revisionNow()).toBe((before ?? 0) + 1);
  expect(other.logLines.filter((line) => line.includes('missed events'))).toHaveLength(1);
  disconnectClients();
  await Promise.all([one.close(), other.close()]);
  await site.dispose();
});

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient } from './api-client.ts';
import { postgresOnly } from './databases.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
import { tries } from './run-length.ts';
import { runServer, type ServerProcess } from './server-process.ts';

// Scorers enter turns through two processes while their PostgreSQL dies and its standby takes over. As the app does, each repeats
// a turn with the same id until it is answered.

const noOfScorers = tries({ usual: 4, long: 40 });
/** Turns of each scorer before, and after. */
const noOfTurns = tries({ usual: 10, long: 100 });
/** Processes and databases start slowly on a busy machine; this measures no speed. */
const hangsMs = 300_000;

describe.each(postgresOnly)('two processes whose $name fails over', () => {
  let pair: PostgresPair;
  let servers: readonly ServerProcess[];

  beforeAll(async () => {
    pair = await startPostgresPair();
    const start = () =>
      runServer({
        TOKEN_SECRET: 'the same secret for every process',
        DATABASE_URL: pair.url,
        CALL_LIMITS: 'off',
      });
    servers = [await start(), await start()];
    for (const server of servers) expect(server.url, server.output()).not.toBe('');
  }, hangsMs);
  afterAll(async () => {
    for (const { stop } of servers ?? []) await stop();
    await pair?.stop();
  });

  type Scorer = Awaited<ReturnType<typeof startScorer>>;

  const startScorer = async (index: number) => {
    const api = apiClient(servers[index % servers.length]?.url ?? '');
    return { api, match: await api.startMatch(), acknowledged: [] as number[] };
  };

  /** Enters turns, each until it is answered, as long as more are wanted. */
  const enterTurns = async ({ api, match, acknowledged }: Scorer, areWanted: (count: number) => boolean) => {
    for (let count = 0; areWanted(count); count += 1) {
      const number = acknowledged.length;
      const playerId = number % 2 === 0 ? match.home : match.away;
      // The score tells the turns of a player apart, and ends no leg.
      const score = Math.trunc(number / 2) % 2;
      const requestId = randomUUID();
      for (;;) {
        const answer = await api.recordThrow(match, { playerId, score }, requestId).catch(() => null);
        if (answer?.status === 200) break;
        // A database that cannot be reached is all that may be said: nobody is signed out, and no turn is refused.
        if (answer !== null) expect(answer.status, answer.text).toBe(503);
        await wait(50);
      }
      acknowledged.push(score);
    }
  };

  it('lose no turn, take none twice, and sign nobody out', { timeout: hangsMs }, async () => {
    const scorers = await Promise.all(Array.from({ length: noOfScorers }, (_, index) => startScorer(index)));
    const few = (count: number) => count < noOfTurns;
    await Promise.all(scorers.map((scorer) => enterTurns(scorer, few)));
    let isOver = false;
    const busy = Promise.all(scorers.map((scorer) => enterTurns(scorer, () => !isOver)));
    await wait(100);
    await pair.failOver();
    isOver = true;
    await busy;
    await Promise.all(scorers.map((scorer) => enterTurns(scorer, few)));
    for (const { api, match, acknowledged } of scorers) {
      const { props } = await api.readMatch(match.id);
      const turns = props.sets.flatMap(({ legs }) => legs.flatMap((leg) => leg.throws));
      expect(turns.map(({ score }) => score)).toEqual(acknowledged);
    }
  });
});

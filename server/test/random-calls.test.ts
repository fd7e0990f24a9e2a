import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { operationsOf, readDocument } from './openapi-document.ts';
import { randomCall } from './random-calls.ts';
import { createWorld } from './random-world.ts';
import { tries } from './run-length.ts';
import { useApp } from './use-app.ts';

// Random calls by every kind of caller about things that exist: whatever comes, the answer is one that the server's
// description allows, and nothing fails inside. `npm run test:long` makes 50,000 calls on each database.

const callsOfRound = 400;
/** A round takes two seconds; the long run may share the machine with much other work. */
const hangsMs = tries({ usual: 60_000, long: 600_000 });
const rounds = Array.from({ length: tries({ usual: 1, long: 125 }) }, (_, round) => round + 1);

describe.each(databases)('random calls on $name', ({ create }) => {
  const { app, call } = useApp(create);

  it.each(rounds)(
    'get described answers, round %i',
    async (round) => {
      const operations = operationsOf(await readDocument(app.http));
      const world = await createWorld(app, call);
      const chance = seededChance(`calls ${round}`);
      const statuses = new Set<number>();
      for (let count = 0; count < callsOfRound; count += 1) {
        const { address, who, ...request } = randomCall(operations, world, chance);
        const answer = await call(address, request).catch((error: unknown) => {
          throw new Error(`${who}: ${address} ${JSON.stringify(request.body)}`, { cause: error });
        });
        const { status } = answer;
        if (status >= 500) throw new Error(`${status} ${who}: ${address} ${JSON.stringify(request.body)}`);
        statuses.add(status);
        const kind = address.split('/')[1] ?? '';
        const created = request.body && 'id' in request.body ? request.body.id : undefined;
        if (status === 200 && address.startsWith('POST') && typeof created === 'string')
          world.ids[kind]?.push(created);
      }
      for (const status of [200, 204, 400, 401, 403, 404]) expect(statuses).toContain(status);
      expect(app.logLines.filter((line) => Number(JSON.parse(line).level) >= 50)).toEqual([]);
    },
    hangsMs,
  );
});

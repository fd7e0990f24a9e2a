// Two tabs, their database, the network, the server and the user do things in random orders. Whatever the order is, no
// turn is lost, sent twice or sent out of order, and at rest both tabs show what the server has.
import '../../test/fake-indexed-db.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Action, Course } from '../../test/device-course.ts';
import type { MatchQueued } from '../match/match-commands.ts';
import { matchesPlace } from '../match/match-queue.ts';
import { createMemoryStore, openIdbStore } from './device-queue.ts';
import type { QueueStore } from './queue-store.ts';

const tab = fc.nat(1);
const call = fc.nat(2);
const isThere = fc.boolean();
const carriedOut = fc.nat(2);
const one = <Kind extends string>(...kinds: readonly [Kind, ...Kind[]]) => fc.constantFrom<Kind>(...kinds);

const anAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: one('throw'), tab, score: fc.constantFrom(0, 26, 45, 60, 100) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: one('undo'), tab }) },
  { weight: 8, arbitrary: fc.record({ kind: one('disk') }) },
  { weight: 2, arbitrary: fc.record({ kind: one('commit') }) },
  { weight: 6, arbitrary: fc.record({ kind: one('arrive', 'answer'), call }) },
  { weight: 2, arbitrary: fc.record({ kind: one('giveUp'), call }) },
  { weight: 4, arbitrary: fc.record({ kind: one('message', 'calm', 'open') }) },
  { weight: 3, arbitrary: fc.record({ kind: one('refresh', 'retry', 'wake', 'time'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: one('network', 'permission'), isThere }) },
  { weight: 2, arbitrary: fc.record({ kind: one('close', 'reload'), tab, carriedOut }) },
);

/** A page is closed before it knows that its turn is stored; the other page sends the turn, and its user undoes it. */
const undoneBeforeSettled: readonly Action[] = [
  { kind: 'open' },
  { kind: 'disk' },
  { kind: 'throw', tab: 0, score: 0 },
  { kind: 'commit' },
  { kind: 'throw', tab: 0, score: 0 },
  { kind: 'close', tab: 0, carriedOut: 1 },
  { kind: 'calm' },
  { kind: 'undo', tab: 0 },
  { kind: 'disk' },
  { kind: 'disk' },
  { kind: 'close', tab: 0, carriedOut: 0 },
];

let databases = 0;
const stores: readonly {
  readonly name: string;
  readonly numRuns: number;
  readonly open: () => Promise<QueueStore<MatchQueued>>;
}[] = [
  { name: 'memory', numRuns: 300, open: async () => createMemoryStore() },
  {
    name: 'IndexedDB',
    numRuns: 20,
    open: () => openIdbStore({ ...matchesPlace, database: `interleavings-${++databases}` }),
  },
];

describe.each(stores)(
  'two tabs, their disk, the network and the server, kept in $name',
  ({ open, numRuns }) => {
    beforeEach(() => {
      // The journal orders its notes by the clock.
      vi.useFakeTimers({ toFake: ['Date'], now: 1 });
    });
    afterEach(() => vi.useRealTimers());

    it('lose nothing, double nothing, keep the order, and agree at rest', async () => {
      const actions = fc.array(anAction, { minLength: 10, maxLength: 80 });
      await fc.assert(
        fc.asyncProperty(fc.boolean(), actions, async (isOnServer, steps) => {
          localStorage.clear();
          const course = new Course(await open());
          await course.begin(isOnServer);
          for (const action of steps) {
            await course.step(action);
            await course.check();
          }
          await course.end();
          expect(course.isBusy).toBe(false);
          await course.checkEnd();
        }),
        { numRuns, examples: [[false, [...undoneBeforeSettled]]] },
      );
    });
  },
);

import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MissedEvents, watchForMissedEvents } from './missed-events.ts';

let revisions: Map<string, number>;
let watched: string[];
let asked: string[];
let queries: number;
let missed: MissedEvents;

beforeEach(() => {
  [revisions, watched, asked, queries] = [
    new Map([
      ['a', 5],
      ['b', 7],
    ]),
    ['a', 'b'],
    [],
    0,
  ];
  missed = watchForMissedEvents({
    log: pino({ level: 'silent' }),
    readRevisions: async (ids) => {
      queries += 1;
      return new Map([...revisions].filter(([id]) => ids.includes(id)));
    },
    watched: () => watched,
    askAgain: (id) => void asked.push(id),
    everyMs: 3_600_000,
  });
  missed.noteSubscription('a', 5);
  missed.noteSubscription('b', 7);
});
afterEach(() => missed.stop());

const check = async (): Promise<readonly string[]> => {
  asked = [];
  await missed.check();
  return asked;
};

it('reports no match if no event was lost, with one query for all matches', async () => {
  expect([await check(), queries]).toEqual([[], 1]);
  revisions.set('a', 6);
  missed.noteEvent('a', 6);
  expect([await check(), queries]).toEqual([[], 2]);
});

it('reports a match once after a lost event, even if a later listener knows its state', async () => {
  revisions.set('a', 6);
  missed.noteSubscription('a', 6);
  expect(await check()).toEqual(['a']);
  expect(await check()).toEqual([]);
});

it('reports a deleted match once', async () => {
  revisions.delete('b');
  expect(await check()).toEqual(['b']);
  expect(await check()).toEqual([]);
});

it('forgets matches without listeners', async () => {
  watched = [];
  revisions.set('a', 6);
  expect([await check(), queries]).toEqual([[], 0]);
  watched = ['a'];
  missed.noteEvent('a', 7);
  expect([await check(), queries]).toEqual([[], 0]);
});

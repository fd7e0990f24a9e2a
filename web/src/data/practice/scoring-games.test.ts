import { describe, expect, it } from 'vitest';
import { viewerOf } from '../people/viewer.ts';
import type { DeviceGame } from './game-commands.ts';
import { deviceEntries } from './scoring-games.ts';

const viewer = viewerOf(null, 'guest');

const unsent = (id: string, startDateTime: number, playerId: string | null = null): DeviceGame => ({
  id,
  version: 1,
  base: null,
  queue: [
    { kind: 'create', id: `${id}-c`, newGame: { playerId, startDateTime } },
    { kind: 'throw', id: `${id}-1`, hitType: 'triple', throwNumber: 1, timeStamp: startDateTime },
  ],
  refusal: null,
});
const sent = (id: string, createdById: string, playerId: string | null = null): DeviceGame => ({
  id,
  version: 2,
  base: {
    id,
    props: {
      playerId,
      createdById,
      status: 'finished',
      startDateTime: 5,
      finishedAt: 6,
      config: { maxNoOfThrows: 100, targetScore: 20 },
      standing: { score: 1, hits: { triple: 0, double: 0, single: 1, miss: 0 } },
      revision: 2,
      throws: [{ id: 't', hitType: 'single', timeStamp: 6 }],
    },
  },
  queue: [],
  refusal: null,
});

describe('deviceEntries', () => {
  it('lists the viewer’s own games, newest first, with unsent darts', () => {
    const records = [
      sent('mine', 'guest'),
      unsent('new', 9),
      sent('foreign', 'other'),
      unsent('annas', 8, 'p'),
    ];
    expect(deviceEntries(records, viewer)).toEqual([
      { id: 'new', status: 'running', startDateTime: 9, score: 3, noOfThrows: 1, isUnsent: true },
      { id: 'mine', status: 'finished', startDateTime: 5, score: 1, noOfThrows: 1, isUnsent: false },
    ]);
  });

  it('leaves out the games of a player who is not signed in', () => {
    expect(deviceEntries([sent('annas', 'guest', 'p')], viewer)).toEqual([]);
  });
});

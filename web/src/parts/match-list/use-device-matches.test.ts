import { completeConfig } from '@neundarter/rules/match/config';
import { beforeEach, expect, it } from 'vitest';
import type { DeviceMatch } from '../../data/match/match-commands.ts';
import { viewerOf } from '../../data/people/viewer.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { guestParty, playedAt, playMatch } from '../../test/played-match.ts';
import { mayDeleteCard } from '../match-menu/match-rights.ts';
import { deviceCards } from './use-device-matches.ts';

const me = 'ich00000000000000000';

const unsent: DeviceMatch = {
  id: 'neu',
  version: 1,
  base: null,
  queue: [
    {
      kind: 'create',
      id: 'c',
      newMatch: {
        parties: [guestParty('Jan'), guestParty('Lisa')],
        config: completeConfig(),
        startingParty: 0,
        description: null,
        timeStamp: playedAt + 1,
      },
    },
  ],
  refusal: null,
};
const sent = (id: string, createdById: string): DeviceMatch => ({
  id,
  version: 4,
  base: entityOf({ ...playMatch(), id }, 3, createdById),
  queue: [],
  refusal: null,
});

beforeEach(() => {
  localStorage.setItem('guest-token', JSON.stringify({ token: 't', guestId: me, renewAt: Date.now() + 1e6 }));
});

it('lists the matches that this guest may score, newest first, even unsent ones', () => {
  const cards = deviceCards([sent('alt', me), sent('fremd', 'andere'), unsent]);
  expect(cards.map(({ id, isUnsent, createdById }) => [id, isUnsent, createdById])).toEqual([
    ['neu', true, null],
    ['alt', false, me],
  ]);
});

it('leaves out records without a match', () => {
  expect(deviceCards([{ ...unsent, queue: [] }])).toEqual([]);
});

it('lets a guest delete their own unfinished matches', () => {
  const [mine] = deviceCards([sent('alt', me)]);
  if (mine === undefined) throw new Error('no card');
  expect(mayDeleteCard(mine, viewerOf(null, me))).toBe(true);
  expect(mayDeleteCard(mine, viewerOf(null, 'andere'))).toBe(false);
  expect(mayDeleteCard({ ...mine, status: 'finished' }, viewerOf(null, me))).toBe(false);
  const cup = { teamId: 't', type: 'tournament' } as const;
  expect(mayDeleteCard({ ...mine, event: cup }, viewerOf(null, me))).toBe(false);
  expect(mayDeleteCard({ ...mine, createdById: null }, viewerOf(null, null))).toBe(true);
});

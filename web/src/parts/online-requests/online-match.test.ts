import { describe, expect, it } from 'vitest';
import { onlineHead } from '../../test/online-head.ts';
import { onlineMatchOf, sortOnlineMatches } from './online-match.ts';

const now = Date.UTC(2025, 11, 1, 20);
const hour = 60 * 60 * 1000;
const [me, other] = ['me', 'other'];
const byMe = { by: me, to: other } as const;
const byOther = { by: other, to: me } as const;

it('finds the other player on either side', () => {
  const asked = onlineMatchOf(onlineHead({ id: 'm1', status: 'requested', ...byOther }), { ownId: me, now });
  expect(asked).toMatchObject({ opponentId: other, opponentName: 'Spieler other', isByMe: false });
  const asks = onlineMatchOf(onlineHead({ id: 'm1', status: 'requested', ...byMe }), { ownId: me, now });
  expect(asks).toMatchObject({ opponentId: other, opponentName: 'Spieler other', isByMe: true });
});

describe('sortOnlineMatches', () => {
  it('sorts by the next step of the player', () => {
    const sorted = sortOnlineMatches(
      [
        onlineHead({ id: 'in', status: 'requested', ...byOther }),
        onlineHead({ id: 'in-rejected', status: 'rejected', ...byOther }),
        onlineHead({ id: 'out', status: 'requested', ...byMe }),
        onlineHead({ id: 'out-rejected', status: 'rejected', ...byMe }),
        onlineHead({ id: 'agreed', status: 'accepted', ...byMe }),
        onlineHead({
          id: 'running',
          status: 'accepted',
          ...byOther,
          matchStatus: 'running',
          startedAt: now - hour,
        }),
        onlineHead({
          id: 'abandoned',
          status: 'accepted',
          ...byOther,
          matchStatus: 'running',
          startedAt: now - 13 * hour,
        }),
        onlineHead({ id: 'in-expired', status: 'requested', ...byOther, askedAt: now - 600_000 }),
        onlineHead({ id: 'out-expired', status: 'requested', ...byMe, askedAt: now - 600_000 }),
        onlineHead({ id: 'out-forgotten', status: 'requested', ...byMe, askedAt: now - 13 * hour }),
        onlineHead({ id: 'of-others', status: 'requested', by: 'a', to: 'b' }),
      ],
      { ownId: me, now },
    );
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
    expect(ids(sorted.incoming)).toEqual(['in']);
    expect(sorted.sent.map(({ id, answer }) => [id, answer])).toEqual([
      ['out', 'requested'],
      ['out-rejected', 'rejected'],
      ['out-expired', 'expired'],
    ]);
    expect(ids(sorted.agreed)).toEqual(['agreed', 'running']);
  });
});

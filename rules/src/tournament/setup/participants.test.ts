import { expect, it } from 'vitest';
import { isPartnerReplaceable, isWithdrawable, participantStatuses } from './participants.ts';
import { tournamentStatuses } from './status.ts';

it.each([
  ['who has registered', false, ['published']],
  ['whom somebody else has registered', true, ['draft', 'published', 'registration-closed']],
] as const)('lets people withdraw %s', (_who, isByOthers, expected) => {
  for (const status of participantStatuses)
    expect(
      tournamentStatuses.filter((tournament) => isWithdrawable(tournament, { status, isByOthers })),
    ).toEqual(status === 'rejected' ? [] : expected);
});

it('lets a pair change until the start, and a confirmed one in the running tournament', () => {
  const open = ['draft', 'published', 'registration-closed'];
  const whenOf = Object.fromEntries(
    participantStatuses.map((status) => [
      status,
      tournamentStatuses.filter((tournament) => isPartnerReplaceable(tournament, { status })),
    ]),
  );
  expect(whenOf).toEqual({
    requested: open,
    confirmed: [...open, 'running'],
    rejected: [],
    waiting: open,
    withdrawn: [],
  });
});

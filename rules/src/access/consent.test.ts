import { expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import {
  consentTime,
  type Membership,
  maxQueuedMs,
  mayPlacePlayer,
  type PlacedFacts,
  type PlacingFacts,
  wereTeamMates,
} from './consent.ts';

const user: Actor = { kind: 'user', id: 'u', playerId: 'anna', roles: [], teamIds: [] };
const guest: Actor = { kind: 'guest', id: 'g', roles: [], teamIds: [] };
const unverified: Actor = { kind: 'user', id: 'u', roles: [], teamIds: [] };
const admin: Actor = { ...user, roles: ['admin', 'team-admin'] };
const inBulls = (since: number, until: number | null = null): Membership => ({
  teamId: 'bulls',
  since,
  until,
});
const inFoxes = (since: number, until: number | null = null): Membership => ({
  teamId: 'foxes',
  since,
  until,
});

type Case = readonly [
  what: string,
  placing: Partial<PlacingFacts>,
  player: Partial<PlacedFacts>,
  expected: boolean,
];

const cases: readonly Case[] = [
  ['oneself', {}, { playerId: 'anna' }, true],
  ['a stranger', {}, {}, false],
  ['a stranger as an admin', { actor: admin }, {}, false],
  ['a player as a guest', { actor: guest }, { playerId: 'anna' }, false],
  ['a player before their own address is verified', { actor: unverified }, { playerId: 'anna' }, false],
  ['a player who is in the match', { actor: guest }, { isSeated: true }, true],
  ['a team mate', { memberships: [inBulls(0)] }, { memberships: [inBulls(50)] }, true],
  ['a member of another team', { memberships: [inFoxes(0)] }, { memberships: [inBulls(0)] }, false],
  [
    'a former team mate, while both were in the team',
    { memberships: [inBulls(0, 101)] },
    { memberships: [inBulls(0)] },
    true,
  ],
  [
    'a former team mate, after one has left',
    { memberships: [inBulls(0, 100)] },
    { memberships: [inBulls(0)] },
    false,
  ],
  ['a team mate who left before', { memberships: [inBulls(0)] }, { memberships: [inBulls(0, 100)] }, false],
  ['a team mate who joined later', { memberships: [inBulls(0)] }, { memberships: [inBulls(101)] }, false],
  [
    'a player who was in the same teams in other years',
    { memberships: [inBulls(0, 50), inFoxes(50)] },
    { memberships: [inFoxes(0, 50), inBulls(50)] },
    false,
  ],
  ['somebody who agreed', {}, { agreements: [{ since: 90, until: 110 }] }, true],
  ['somebody who agreed later', {}, { agreements: [{ since: 101, until: 110 }] }, false],
  ['somebody who agreed for a day that is over', {}, { agreements: [{ since: 0, until: 100 }] }, false],
  ['the opponent of their own online match', { playsOnline: true }, {}, true],
  ['a player who agreed, as a guest', { actor: guest }, { agreements: [{ since: 0, until: null }] }, false],
];

it.each(cases)('decides about %s', (_what, placing, player, expected) => {
  const who: PlacingFacts = { actor: user, at: 100, playsOnline: false, memberships: [], ...placing };
  const seat: PlacedFacts = {
    playerId: 'ben',
    isSeated: false,
    memberships: [],
    agreements: [],
    ...player,
  };
  expect(mayPlacePlayer(who, seat)).toBe(expected);
});

it('finds the same common team in both directions', () => {
  const [one, other] = [
    [inBulls(0, 10), inFoxes(20, 30)],
    [inBulls(5, 25), inFoxes(22)],
  ];
  for (let at = 0; at < 40; at += 1) {
    expect(wereTeamMates(one, other, at)).toBe(wereTeamMates(other, one, at));
    expect(wereTeamMates(one, other, at)).toBe((at >= 5 && at < 10) || (at >= 22 && at < 30));
  }
});

it('accepts a past time only as far back as a device keeps a match', () => {
  const now = 10 * maxQueuedMs;
  expect(consentTime(now - 5, now)).toBe(now - 5);
  expect(consentTime(now + 5, now)).toBe(now);
  expect(consentTime(0, now)).toBe(now - maxQueuedMs);
});

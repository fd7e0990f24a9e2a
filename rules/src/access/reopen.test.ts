import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import type { MatchEventFacts, MatchFacts } from './match.ts';
import { howToReopen, isResultFinal, mayUndoThrow } from './reopen.ts';

const user = (id: string, more: Partial<Actor> = {}): Actor => ({
  kind: 'user',
  id,
  roles: [],
  teamIds: [],
  ...more,
});
const hour = 60 * 60_000;
const end = 1_700_000_000_000;

const match: MatchFacts = {
  createdBy: 'maker',
  playerIds: ['p1', 'p2'],
  status: 'finished',
  finishReceivedAt: end,
  isOnlineMatch: false,
  event: null,
};
const training = (more: Partial<MatchEventFacts> = {}): MatchFacts => ({
  ...match,
  event: { teamId: 'bulls', type: 'training', ...more },
});

const minute = 60_000;
const matchday: MatchFacts = { ...match, event: { teamId: 'bulls', type: 'mdsl-matchday' } };
const over = 'error.match.over';
/** All are enrolled, with an account or without. */
const cup = ({ isEndedHere }: { readonly isEndedHere: boolean }): MatchFacts => ({
  ...match,
  isEndedHere,
  event: { teamId: 'bulls', type: 'tournament', hasPin: true, isEnrolled: true },
});
const others = { maker: 'freely', loser: 'freely', rival: 'freely' } as const;
const othersOver = { maker: over, loser: over, rival: over } as const;

const actors = {
  maker: { kind: 'guest', id: 'maker', roles: [], teamIds: [] },
  loser: user('loser', { playerId: 'p2' }),
  mate: user('mate', { teamIds: ['bulls'] }),
  captain: user('captain', { roles: ['team-admin'], teamIds: ['bulls'], adminOfTeamIds: ['bulls'] }),
  rival: user('rival', { roles: ['team-admin'], teamIds: ['lions'], adminOfTeamIds: ['lions'] }),
  admin: user('admin', { roles: ['admin'] }),
  stranger: user('stranger'),
} as const satisfies { readonly [name: string]: Actor };
type Name = keyof typeof actors;

/** How each actor may reopen a match some time after its end; everybody else lacks permission. */
const table: readonly [string, MatchFacts, number, { readonly [name in Name]?: string }][] = [
  ['a game of a match day, just in time', matchday, 10 * minute - 1, { mate: 'freely', captain: 'freely' }],
  [
    'a game of a match day, when the other side has to be asked',
    matchday,
    10 * minute,
    { mate: over, captain: over },
  ],
  [
    'at once',
    match,
    0,
    { maker: 'freely', loser: 'freely', admin: 'freely' }, //
  ],
  ['just in time', match, 24 * hour - 1, { maker: 'freely', loser: 'freely', admin: 'freely' }],
  [
    'a day later',
    match,
    24 * hour,
    { maker: 'error.match.over', loser: 'error.match.over', admin: 'with-reason' },
  ],
  [
    'in a running training',
    training(),
    hour,
    { mate: 'freely', captain: 'freely', admin: 'with-reason' }, //
  ],
  [
    'in a training, a day later',
    training(),
    24 * hour,
    { mate: 'error.match.over', captain: 'with-reason', admin: 'with-reason' },
  ],
  [
    'in a training of last week',
    training({ isFinal: true }),
    hour,
    { mate: 'error.match.over', captain: 'with-reason', admin: 'with-reason' },
  ],
  [
    'in a training of last week, sent by a device that was offline',
    training({ isFinal: true }),
    hour / 60,
    { mate: 'freely', captain: 'freely', admin: 'with-reason' },
  ],
  [
    'in a tournament, on the device that ended it',
    cup({ isEndedHere: true }),
    2 * minute - 1,
    { mate: 'freely', stranger: 'freely', captain: 'freely', admin: 'freely', ...others },
  ],
  [
    'in a tournament, two minutes later',
    cup({ isEndedHere: true }),
    2 * minute,
    { mate: over, stranger: over, captain: 'freely', admin: 'freely', ...othersOver },
  ],
  [
    'in a tournament, on another device',
    cup({ isEndedHere: false }),
    0,
    { mate: over, stranger: over, captain: 'freely', admin: 'freely', ...othersOver },
  ],
  [
    'in a tournament, a day later',
    cup({ isEndedHere: true }),
    24 * hour,
    { mate: over, stranger: over, captain: 'with-reason', admin: 'with-reason', ...othersOver },
  ],
];

describe.each(table)('reopening a match: %s', (_, facts, ageMs, expected) => {
  it.each(Object.entries(actors))('by %s', (name, actor) => {
    const way = howToReopen({ actor, match: facts }, end + ageMs);
    expect(way.ok ? way.value : way.error).toBe(expected[name as Name] ?? 'error.insufficient-permissions');
  });
});

describe('a result', () => {
  it('is not final before the server has received it', () => {
    expect(isResultFinal({ ...match, finishReceivedAt: null }, end + 1000 * hour)).toBe(false);
  });

  it('is not final if the clock was set back', () => {
    expect(isResultFinal(match, end - 1000 * hour)).toBe(false);
  });
});

describe('an undo', () => {
  const late = { now: end + 25 * hour };
  const undo = (actor: Actor, facts: MatchFacts, hasReason: boolean) => {
    const may = mayUndoThrow({ actor, match: facts }, { ...late, hasReason });
    return may.ok ? 'allowed' : may.error;
  };

  it('needs a reason only if the result is final', () => {
    expect(undo(actors.admin, match, false)).toBe('error.match.reason-needed');
    expect(undo(actors.admin, match, true)).toBe('allowed');
    expect(undo(actors.admin, { ...match, finishReceivedAt: end + 2 * hour }, false)).toBe('allowed');
    expect(undo(actors.loser, match, true)).toBe('error.match.over');
  });

  it('needs no reason once the match is reopened', () => {
    const reopened = { ...training(), status: 'running' } as const;
    expect(undo(actors.admin, reopened, false)).toBe('allowed');
    expect(undo(actors.mate, reopened, false)).toBe('allowed');
    expect(undo(actors.rival, reopened, false)).toBe('error.insufficient-permissions');
    const never = { ...reopened, finishReceivedAt: null };
    expect(undo(actors.admin, never, false)).toBe('error.insufficient-permissions');
  });
});

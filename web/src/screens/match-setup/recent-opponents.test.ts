import { completeConfig } from '@neundarter/rules/match/config';
import type { MatchPlayer, Party } from '@neundarter/rules/match/types';
import { describe, expect, it } from 'vitest';
import { doubleParty, guestParty } from '../../test/played-match.ts';
import type { SetupUser } from './account-sides.ts';
import { emptySetup, emptySide } from './draft.ts';
import { opponentParty, type PlayedBefore, recentOpponents } from './recent-opponents.ts';

const registered = (id: string, firstName: string): MatchPlayer => ({ type: 'registered', id, firstName });
const single = (player: MatchPlayer): Party => ({ type: 'single', player });
const jan = { id: 'jan', name: 'Jan', firstName: 'Jan', lastName: null, pictureUrl: null };
const guestUser: SetupUser = { player: null, hasTeam: false };
const janUser: SetupUser = { player: jan, hasTeam: true };
const ownSide = { ...emptySide, kind: 'registered', player: jan } as const;

let matches = 0;
const played = (home: Party, away: Party, more: Partial<PlayedBefore> = {}): PlayedBefore => ({
  id: `m${++matches}`,
  parties: [home, away],
  config: completeConfig(),
  startingParty: 0,
  isOnlineMatch: false,
  at: matches,
  ...more,
});
const all = (_id: string): boolean => true;
const namesOf = (list: readonly PlayedBefore[], user: SetupUser, own = emptySide, isAvailable = all) =>
  recentOpponents(list, user, { own, isAvailable }).map(({ name }) => name);

describe('recentOpponents', () => {
  it('are the people of a device, newest first, each once, without the name in the form', () => {
    const list = [
      played(guestParty('Anna'), guestParty('Ben')),
      played(guestParty('Anna'), guestParty('Cem')),
      played(guestParty('ben'), guestParty('Anna')),
    ];
    expect(namesOf(list, guestUser, { ...emptySide, name: ' anna ' })).toEqual(['ben', 'Cem']);
  });

  it('are the other sides of the own matches, with bots and online opponents', () => {
    const list = [
      played(single(registered('jan', 'Jan')), single({ type: 'bot', id: 'b', level: 3 })),
      played(single(registered('0lisa9zzz', 'Lisa')), single(registered('jan', 'Jan')), {
        isOnlineMatch: true,
      }),
      played(guestParty('Uwe'), single(registered('jan', 'Jan'))),
    ];
    const found = recentOpponents(list, janUser, { own: ownSide, isAvailable: all });
    expect(found.map(({ side }) => side.kind)).toEqual(['guest', 'online', 'bot']);
    expect(found[1]?.side.code).toBe('0LISA9');
  });

  it('leave out pairs, and accounts that may not be put into a match', () => {
    const list = [
      played(single(registered('jan', 'Jan')), single(registered('kim', 'Kim'))),
      played(doubleParty('A', 'B'), doubleParty('C', 'D')),
      played(single(registered('jan', 'Jan')), single(registered('mia', 'Mia'))),
    ];
    expect(namesOf(list, janUser, ownSide, (id) => id === 'kim')).toEqual(['Kim']);
  });

  it('are guests with these names while nobody is signed in', () => {
    const list = [played(single(registered('kim', 'Kim')), guestParty('Uwe'))];
    const found = recentOpponents(list, guestUser, { own: emptySide, isAvailable: all });
    expect(found.map(({ side: { kind, name } }) => [kind, name])).toEqual([
      ['guest', 'Uwe'],
      ['guest', 'Kim'],
    ]);
  });

  it('are at most six', () => {
    const list = Array.from({ length: 9 }, (_, index) =>
      played(guestParty('Anna'), guestParty(`Gast ${index}`)),
    );
    expect(namesOf(list, guestUser, { ...emptySide, name: 'Anna' })).toHaveLength(6);
  });
});

describe('opponentParty', () => {
  it('is the side without the user', () => {
    expect(opponentParty(emptySetup, guestUser)).toBe(1);
    expect(opponentParty({ sides: [emptySide, ownSide] }, janUser)).toBe(0);
    expect(opponentParty({ sides: [ownSide, emptySide] }, janUser)).toBe(1);
  });
});

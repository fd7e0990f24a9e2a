import { expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { mayAnswerLeague, mayManageLeagues, mayReadLeague } from './leagues.ts';

const user = (id: string, more: Partial<Actor> = {}): Actor => ({
  kind: 'user',
  id,
  roles: [],
  teamIds: [],
  ...more,
});
const adminOf = (id: string, teamId: string) => user(id, { teamIds: [teamId], adminOfTeamIds: [teamId] });
const actors: readonly Actor[] = [
  { kind: 'guest', id: 'guest', roles: [], teamIds: [] },
  user('stranger'),
  user('office member', { teamIds: ['office'] }),
  adminOf('office', 'office'),
  user('player', { teamIds: ['bulls'] }),
  adminOf('captain', 'bulls'),
  adminOf('rival', 'lions'),
  user('admin', { roles: ['admin'] }),
];
const whoMay = (may: (actor: Actor) => boolean) => actors.filter(may).map(({ id }) => id);
const league = { teamId: 'office', teamIds: ['bulls'], isPublic: false, status: 'published' } as const;

it.each([
  {
    what: 'a draft',
    facts: { ...league, status: 'draft', isPublic: true },
    who: ['office', 'captain', 'admin'],
  },
  {
    what: 'a published league',
    facts: league,
    who: ['office member', 'office', 'player', 'captain', 'admin'],
  },
  { what: 'a public one', facts: { ...league, isPublic: true }, who: actors.map(({ id }) => id) },
] as const)('says who sees $what', ({ facts, who }) => {
  expect(whoMay((actor) => mayReadLeague(actor, facts))).toEqual(who);
});

it('lets the office manage, and each team answer for itself', () => {
  expect(whoMay((actor) => mayManageLeagues(actor, 'office'))).toEqual(['office', 'admin']);
  expect(whoMay((actor) => mayAnswerLeague(actor, 'bulls'))).toEqual(['captain', 'admin']);
});

import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { mayManageSeries, mayReadSeries } from './series.ts';

const user = (id: string, more: Partial<Actor> = {}): Actor => ({
  kind: 'user',
  id,
  roles: [],
  teamIds: [],
  ...more,
});
const actors: readonly Actor[] = [
  { kind: 'guest', id: 'guest', roles: [], teamIds: [] },
  user('stranger'),
  user('member', { teamIds: ['bulls'] }),
  user('teamAdmin', { teamIds: ['bulls'], adminOfTeamIds: ['bulls'] }),
  user('otherAdmin', { teamIds: ['lions'], adminOfTeamIds: ['lions'] }),
  user('admin', { roles: ['admin'] }),
];
const whoMay = (may: (actor: Actor) => boolean) => actors.filter(may).map(({ id }) => id);

describe('a series', () => {
  it('is seen by everybody if it is public, else by its team', () => {
    const readers = (isPublic: boolean) =>
      whoMay((actor) => mayReadSeries(actor, { teamId: 'bulls', isPublic }));
    expect(readers(true)).toEqual(actors.map(({ id }) => id));
    expect(readers(false)).toEqual(['member', 'teamAdmin', 'admin']);
  });

  it('is managed by those who administer the team, if it may use tournaments', () => {
    const managers = (canUseTournaments: boolean) =>
      whoMay((actor) => mayManageSeries(actor, { teamId: 'bulls', canUseTournaments }));
    expect(managers(true)).toEqual(['teamAdmin', 'admin']);
    expect(managers(false)).toEqual([]);
  });
});

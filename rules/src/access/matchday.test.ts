import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import {
  type MatchdayFacts,
  mayAnswerChange,
  mayCaptain,
  mayGiveUp,
  mayManageMatchday,
  mayObject,
  mayReportAbsence,
  maySeeLineUp,
  maySetLineUp,
  type SideFacts,
} from './matchday.ts';

const user = (id: string, more: Partial<Actor> = {}): Actor => ({
  kind: 'user',
  id,
  roles: [],
  teamIds: [],
  ...more,
});
const adminOf = (id: string, teamId: string) => user(id, { teamIds: [teamId], adminOfTeamIds: [teamId] });
const actors: { readonly [who: string]: Actor } = {
  guest: { kind: 'guest', id: 'guest', roles: [], teamIds: [] },
  stranger: user('stranger'),
  member: user('member', { teamIds: ['home'] }),
  guestMember: user('guestMember', { teamIds: ['away'] }),
  homeAdmin: adminOf('homeAdmin', 'home'),
  awayAdmin: adminOf('awayAdmin', 'away'),
  otherAdmin: adminOf('otherAdmin', 'other'),
  admin: user('admin', { roles: ['admin'] }),
};
const whoMay = (may: (actor: Actor) => boolean) =>
  Object.keys(actors).filter((who) => may(actors[who] ?? user('nobody')));

const side = (teamId: string, more: Partial<SideFacts> = {}): SideFacts => ({
  teamId,
  isRegistered: true,
  hasAdmin: true,
  isSet: false,
  ...more,
});
const facts = (
  away: Partial<SideFacts> = {},
  more: Partial<MatchdayFacts> & { readonly isHomeSet?: boolean } = {},
) => {
  const { isHomeSet = false, isStarted = false, ownerSide = 'home' } = more;
  return { isStarted, ownerSide, sides: [side('home', { isSet: isHomeSet }), side('away', away)] } as const;
};
const external = { isRegistered: false, hasAdmin: false };

describe('a match day', () => {
  it('is managed by the admins of the team that has entered it', () => {
    expect(whoMay((actor) => mayManageMatchday(actor, facts()))).toEqual(['homeAdmin', 'admin']);
    const away = facts({}, { ownerSide: 'away' });
    expect(whoMay((actor) => mayManageMatchday(actor, away))).toEqual(['awayAdmin', 'admin']);
  });

  it('lets the away team lead a home team without accounts that it has entered, until a device does', () => {
    const owned = { isStarted: false, ownerSide: 'away' } as const;
    const sidesWith = (more: Partial<SideFacts>): MatchdayFacts => ({
      ...owned,
      sides: [side('halle', { ...external, ...more }), side('away')],
    });
    for (const may of [mayCaptain, maySetLineUp])
      expect(whoMay((actor) => may(actor, sidesWith({}), 'home'))).toEqual(['awayAdmin', 'admin']);
    for (const may of [mayCaptain, maySetLineUp])
      expect(whoMay((actor) => may(actor, sidesWith({ hasDevice: true }), 'home'))).toEqual([]);
    const secret = { side: 'away', setBy: null, isOwn: true } as const;
    const own = sidesWith({ hasDevice: true, isOwnDevice: true });
    const guest = actors['guest'] ?? user('nobody');
    expect(mayCaptain(guest, own, 'home')).toBe(true);
    expect(mayCaptain(guest, own, 'away')).toBe(false);
    expect(maySeeLineUp(guest, own, secret)).toBe(false);
    expect(whoMay((actor) => maySeeLineUp(actor, sidesWith({}), secret))).toEqual(['awayAdmin', 'admin']);
    for (const may of [mayGiveUp, mayObject]) expect(whoMay((actor) => may(actor, own, 'home'))).toEqual([]);
  });

  it.each<[string, Partial<SideFacts>, readonly string[], readonly string[]]>([
    ['a team with an admin', {}, ['awayAdmin', 'admin'], ['homeAdmin', 'awayAdmin', 'admin']],
    ['a team that has set its line-up', { isSet: true }, ['awayAdmin', 'admin'], ['awayAdmin', 'admin']],
    [
      'a team without admin',
      { hasAdmin: false, isSet: true },
      ['homeAdmin', 'awayAdmin', 'admin'],
      ['homeAdmin', 'awayAdmin', 'admin'],
    ],
    ['an external team', { ...external, isSet: true }, ['homeAdmin', 'admin'], ['homeAdmin', 'admin']],
  ])(
    'lets only the right people name the captain and set the line-up of %s',
    (_, away, captains, setters) => {
      expect(whoMay((actor) => mayCaptain(actor, facts(away), 'away'))).toEqual(captains);
      expect(whoMay((actor) => maySetLineUp(actor, facts(away), 'away'))).toEqual(setters);
      expect(whoMay((actor) => maySetLineUp(actor, facts(away), 'home'))).toEqual(['homeAdmin', 'admin']);
    },
  );

  const seen = (
    given: MatchdayFacts,
    of: 'home' | 'away',
    setBy: string | null = null,
    isOwn = setBy !== 'homeAdmin',
  ) => whoMay((actor) => maySeeLineUp(actor, given, { side: of, setBy, isOwn }));

  it('shows a line-up to its own admins until both are set', () => {
    expect(seen(facts({}, { isHomeSet: true }), 'home', 'homeAdmin')).toEqual(['homeAdmin', 'admin']);
    expect(seen(facts({ isSet: true }), 'away', 'awayAdmin')).toEqual(['awayAdmin', 'admin']);
  });

  it('shows a line-up to the admin who has set it for the other team', () => {
    expect(seen(facts({ isSet: true }), 'away', 'homeAdmin')).toEqual(['homeAdmin', 'awayAdmin', 'admin']);
  });

  it('does not show the home team what the guests have set, even if nobody leads them any more', () => {
    const without = facts({ hasAdmin: false, isSet: true });
    expect(seen(without, 'away', 'awayAdmin', true)).toEqual(['awayAdmin', 'admin']);
    expect(seen(without, 'away', null, false)).toEqual(['homeAdmin', 'awayAdmin', 'admin']);
  });

  it('leaves guests with a device to the device', () => {
    const strange = facts({ ...external, hasDevice: true });
    for (const may of [mayCaptain, maySetLineUp, mayAnswerChange])
      expect(whoMay((actor) => may(actor, strange, 'away'))).toEqual([]);
    const own = facts({ ...external, hasDevice: true, isOwnDevice: true });
    const guest = actors['guest'] ?? user('nobody');
    for (const may of [mayCaptain, maySetLineUp, mayAnswerChange]) expect(may(guest, own, 'away')).toBe(true);
    for (const may of [mayCaptain, maySetLineUp, mayAnswerChange])
      expect(may(guest, own, 'home')).toBe(false);
    for (const may of [mayGiveUp, mayObject]) expect(may(guest, own, 'away')).toBe(false);
  });

  it('is given up and objected to by the admins of the side itself', () => {
    for (const may of [mayGiveUp, mayObject]) {
      expect(whoMay((actor) => may(actor, facts(), 'home'))).toEqual(['homeAdmin', 'admin']);
      expect(whoMay((actor) => may(actor, facts(), 'away'))).toEqual(['awayAdmin', 'admin']);
      expect(whoMay((actor) => may(actor, facts(external), 'away'))).toEqual([]);
    }
    expect(whoMay((actor) => mayReportAbsence(actor, facts(external), 'away'))).toEqual([
      'homeAdmin',
      'admin',
    ]);
    expect(whoMay((actor) => mayReportAbsence(actor, facts(), 'home'))).toEqual(['awayAdmin', 'admin']);
  });

  it('shows both line-ups to everybody once both are set, and after the start', () => {
    const everybody = Object.keys(actors);
    for (const given of [facts({ isSet: true }, { isHomeSet: true }), facts({}, { isStarted: true })])
      for (const of of ['home', 'away'] as const) expect(seen(given, of)).toEqual(everybody);
  });
});

import { describe, expect, it } from 'vitest';
import { availabilityProblems, type SetupPlayer, type SetupSide, validateSetup } from './validate-setup.ts';

const registered = (id: string): SetupPlayer => ({ kind: 'registered', id });
const teammate = (id: string): SetupPlayer => ({ kind: 'teammate', id });
const online = (id: string): SetupPlayer => ({ kind: 'online-player', id });
const guest = (name: string): SetupPlayer => ({ kind: 'guest', name });
const bot = (level: 1 | null): SetupPlayer => ({ kind: 'bot', level });
const double = (one: SetupPlayer, other: SetupPlayer): SetupSide => ({
  kind: 'double',
  players: [one, other],
});

const homeEmpty = 'home-player-id-must-not-be-empty';
const awayEmpty = 'away-player-id-must-not-be-empty';
const same = 'home-and-away-player-id-must-be-different';
const sameInDouble = 'double-players-must-be-different';

describe('validateSetup', () => {
  it.each<[string, SetupSide, SetupSide, readonly string[]]>([
    ['two guests', guest('Anna'), guest('Ben'), []],
    ['two guests with the same name', guest('Anna'), guest('Anna'), []],
    ['guest and bot', guest('Anna'), bot(1), []],
    ['two bots', bot(1), bot(1), []],
    ['pairs of guests', double(guest('A'), guest('B')), double(guest('C'), guest('D')), []],
    ['nobody', registered(''), registered(''), [`home ${homeEmpty}`, `away ${awayEmpty}`]],
    ['guests without a name', guest(' '), guest(''), [`home ${homeEmpty}`, `away ${awayEmpty}`]],
    ['a bot without a level', guest('Anna'), bot(null), [`away ${awayEmpty}`]],
    ['a bot at home without a level', bot(null), guest('Anna'), [`home ${homeEmpty}`]],
    [
      'an online player who is not found yet',
      registered('p1'),
      online(''),
      ['away away-online-player-id-must-be-valid'],
    ],
    ['a registered player twice', registered('p1'), registered('p1'), [`away ${same}`]],
    ['the same player by code', registered('p1'), online('p1'), [`away ${same}`]],
    ['the same player as a teammate', registered('p1'), teammate('p1'), [`away ${same}`]],
    [
      'half a pair on each side',
      double(registered('p1'), registered('')),
      double(registered(''), registered('p2')),
      [`home.1 ${homeEmpty}`, `away.0 ${awayEmpty}`],
    ],
    [
      'one player in both pairs',
      double(registered('p1'), registered('p2')),
      double(registered('p3'), registered('p1')),
      [`away ${sameInDouble}`],
    ],
    [
      'one player twice in a pair',
      double(registered('p1'), registered('p1')),
      double(registered('p3'), registered('p4')),
      [`away ${sameInDouble}`],
    ],
    [
      'a player against a pair with them',
      registered('p1'),
      double(registered('p1'), guest('B')),
      [`away ${sameInDouble}`],
    ],
    [
      'four different players',
      double(registered('1'), registered('2')),
      double(registered('3'), registered('4')),
      [],
    ],
    [
      'everything at once, in order',
      double(registered('p1'), guest('')),
      double(registered('p1'), bot(null)),
      [`home.1 ${homeEmpty}`, `away.1 ${awayEmpty}`, `away ${sameInDouble}`],
    ],
  ])('%s', (_name, home, away, expected) => {
    const problems = validateSetup({ home, away });
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });
});

describe('availabilityProblems', () => {
  const isAvailable = (id: string) => id.startsWith('mate');

  it.each<[string, SetupSide, SetupSide, readonly string[]]>([
    ['team mates', registered('mate1'), { kind: 'teammate', id: 'mate2' }, []],
    ['a stranger', registered('mate1'), registered('p2'), ['away']],
    ['a former team mate', { kind: 'teammate', id: 'p1' }, guest('B'), ['home']],
    ['nobody yet', registered(''), guest(''), []],
    ['an opponent who is asked online', registered('mate1'), { kind: 'online-player', id: 'p2' }, []],
    [
      'strangers in pairs',
      double(registered('p1'), guest('A')),
      double(guest('B'), registered('p4')),
      ['home.0', 'away.1'],
    ],
  ])('%s', (_name, home, away, expected) => {
    const problems = availabilityProblems({ home, away }, isAvailable);
    expect(problems.map(({ field }) => field)).toEqual(expected);
    expect(problems.every(({ code }) => code === 'player-must-be-available')).toBe(true);
  });
});

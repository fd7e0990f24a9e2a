import { expect, it } from 'vitest';
import { validateGuestNames } from './validate-guest-names.ts';
import type { SetupPlayer, SetupSide } from './validate-setup.ts';

const guest = (name: string): SetupPlayer => ({ kind: 'guest', name });
const double = (one: SetupPlayer, other: SetupPlayer): SetupSide => ({
  kind: 'double',
  players: [one, other],
});
const hidden = 'guest-name-must-be-visible';

it.each<[string, SetupSide, SetupSide, readonly string[]]>([
  ['two names', guest('Anna'), guest('Ben'), []],
  ['one name twice', guest('Anna'), guest(' anna '), []],
  ['a name without visible characters', guest('\u200b'), guest('Ben'), [`home ${hidden}`]],
  [
    'hidden characters in a pair',
    guest('Anna'),
    double(guest('B\u202een'), guest('Cem')),
    [`away.0 ${hidden}`],
  ],
  ['a pile of marks', guest('Anna'), guest(`B${'\u0301'.repeat(5)}en`), [`away ${hidden}`]],
  ['no names yet', guest(''), guest(' '), []],
  ['a guest named like a registered player', guest('p1'), { kind: 'registered', id: 'p1' }, []],
  ['the name of a partner on the other side', guest('Anna'), double(guest('Ben'), guest('Anna')), []],
  ['a pair with the same name', double(guest('Ben'), guest('BEN')), guest('Anna'), []],
  ['four guests with the same name', double(guest('A'), guest('a')), double(guest('A'), guest('a')), []],
])('returns the problems of %s', (_, home, away, expected) => {
  expect(validateGuestNames({ home, away }).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { playerEntity, signInAs } from '../../test/people.ts';
import type { ChosenPlayer } from './chosen-player.ts';
import { keepMates, keepMet, readKnownPeople } from './known-people.ts';

const player = (id: string): ChosenPlayer => ({
  id,
  name: id,
  firstName: id,
  lastName: null,
  pictureUrl: null,
});
const metIds = () => readKnownPeople().met.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  signInAs({ player: playerEntity({ id: 'me' }) });
});

describe('whom this device knows', () => {
  it('is the latest first, each once, never oneself', () => {
    keepMet([player('anna'), player('me')]);
    keepMet([player('ben')]);
    keepMet([player('anna')]);
    expect(metIds()).toEqual(['anna', 'ben']);
  });

  it('ends with the twelfth', () => {
    for (let n = 0; n < 20; n += 1) keepMet([player(`p${n}`)]);
    expect(metIds()).toHaveLength(12);
    expect(metIds()[0]).toBe('p19');
  });

  it('are the team and those met side by side', () => {
    keepMates('bulls', [player('uwe')]);
    keepMet([player('anna')]);
    expect(readKnownPeople()).toEqual({
      mates: { teamId: 'bulls', players: [player('uwe')] },
      met: [player('anna')],
    });
  });

  it('is nobody for another account, and for guests', () => {
    keepMet([player('anna')]);
    signInAs({ player: playerEntity({ id: 'other' }) });
    expect(metIds()).toEqual([]);
    localStorage.removeItem('session');
    expect(metIds()).toEqual([]);
    keepMet([player('ben')]);
    signInAs({ player: playerEntity({ id: 'me' }) });
    expect(metIds()).toEqual(['anna']);
  });

  it.each(['null', '7', '{"of":"me"}', '{"of":"me","met":[{"id":3}],"mates":{"teamId":1}}'])(
    'is nobody where %s is stored',
    (stored) => {
      localStorage.setItem('known-people', stored);
      expect(readKnownPeople()).toEqual({ mates: null, met: [] });
    },
  );
});

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

describe('the people whom this device knows', () => {
  it('are the latest first, each once, never the viewer', () => {
    keepMet([player('anna'), player('me')]);
    keepMet([player('ben')]);
    keepMet([player('anna')]);
    expect(metIds()).toEqual(['anna', 'ben']);
  });

  it('are at most twelve', () => {
    for (let n = 0; n < 20; n += 1) keepMet([player(`p${n}`)]);
    expect(metIds()).toHaveLength(12);
    expect(metIds()[0]).toBe('p19');
  });

  it('are team mates and other players, stored separately', () => {
    keepMates('bulls', [player('uwe')]);
    keepMet([player('anna')]);
    expect(readKnownPeople()).toEqual({
      mates: { teamId: 'bulls', players: [player('uwe')] },
      met: [player('anna')],
    });
  });

  it('are empty for another account and for guests', () => {
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
    'are empty if %s is stored',
    (stored) => {
      localStorage.setItem('known-people', stored);
      expect(readKnownPeople()).toEqual({ mates: null, met: [] });
    },
  );
});

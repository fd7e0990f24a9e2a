import { describe, expect, it } from 'vitest';
import { doubleParty, guestParty, playMatch } from '../../test/played-match.ts';
import { boardViews } from './board-view.ts';
import { starterChoiceOf } from './starter-choice.ts';
import { throwRows } from './throw-rows.ts';

const wonByHome = '501 | 180 0 | 180 0 | 141#1';
const wonByAway = '501 away | 180 0 | 180 0 | 141#1';

describe('the boards', () => {
  it('show points, last score, darts and averages of each side', () => {
    const [home, away] = boardViews(playMatch({ legs: ['501 | 60 100 | 140'] }));
    expect(home).toMatchObject({ score: 301, lastScore: 140, darts: 6, matchAverage: 100, isActive: false });
    expect(away).toMatchObject({
      score: 401,
      lastScore: 100,
      darts: 3,
      firstNineAverage: 100,
      isActive: true,
    });
    expect([home.isStarter, away.isStarter]).toEqual([true, false]);
    expect(home.sets).toBeNull();
    expect(home.legs).toEqual({ won: 0, needed: 3 });
  });

  it('show the checkout route, but not before the double-in', () => {
    const [home, away] = boardViews(playMatch({ config: { startingScore: 170 }, legs: ['170 | 0'] }));
    expect([home.route, away.route]).toEqual([
      ['T20', 'T20', 'DB'],
      ['T20', 'T20', 'DB'],
    ]);
    const config = { startingScore: 170, checkInMode: 'double-in' } as const;
    expect(boardViews(playMatch({ config }))[0].route).toBeNull();
  });

  it('show which partner throws', () => {
    const parties = [doubleParty('Anna', 'Bea'), doubleParty('Cem', 'Dora')] as const;
    const [home, away] = boardViews(playMatch({ parties, legs: ['501 | 60 45'] }));
    expect(home.names).toEqual([
      { name: 'Anna', isThrowing: false },
      { name: 'Bea', isThrowing: true },
    ]);
    expect(away.names.some(({ isThrowing }) => isThrowing)).toBe(false);
  });

  it('mark a checkout only while the popup stands, and mark the winner at the end', () => {
    expect(boardViews(playMatch({ legs: [wonByHome] }), { showsCheck: true })[0].marker).toBe('check');
    expect(boardViews(playMatch({ legs: [wonByHome] }))[0]).toMatchObject({ marker: null, score: 501 });
    expect(boardViews(playMatch({ legs: [wonByHome, '501 away | 60'] }))[0].marker).toBeNull();
    expect(boardViews(playMatch({ config: { legsToWinSet: 1 }, legs: [wonByHome] }))[0].marker).toBe('win');
  });

  it('count sets in a match with sets', () => {
    const config = { setMode: 'first-to', setsToWin: 3, legConfig: { legsToWinSet: 1 } } as const;
    expect(boardViews(playMatch({ config, legs: [wonByHome] }))[0]).toMatchObject({
      sets: { won: 1, needed: 3 },
      legs: { won: 0, needed: 1 },
    });
  });
});

it('the throw list counts darts, subtracts scores and strikes through rests that can be finished', () => {
  const leg = playMatch({ legs: ['501 | 180 0 | 151 0 | 0'] }).sets[0]?.legs[0];
  if (leg === undefined) throw new Error('no leg');
  expect(throwRows(leg, 0).map(({ darts, score, rest, isStruck }) => [darts, score, rest, isStruck])).toEqual(
    [
      [3, 180, 321, false],
      [6, 151, 170, true],
      [9, 0, 170, true],
    ],
  );
  expect(throwRows(leg, 1)).toHaveLength(2);
});

describe('who throws first can be chosen', () => {
  it('before the first turn of the match', () => {
    expect(starterChoiceOf(playMatch())).toMatchObject({ kind: 'first', startingParty: 0 });
    expect(starterChoiceOf(playMatch({ legs: ['501 | 60'] }))).toBeNull();
    expect(starterChoiceOf(playMatch({ isStarted: false }))).toBeNull();
  });

  it('in the deciding leg with bull-out', () => {
    const parties = [guestParty('Anna'), guestParty('Ben')] as const;
    const legs = [wonByHome, wonByAway];
    const config = { legsToWinSet: 2 };
    expect(starterChoiceOf(playMatch({ parties, config, legs }))).toMatchObject({
      kind: 'decider',
      key: '1/3',
    });
    expect(starterChoiceOf(playMatch({ config: { ...config, bullOutForDecider: false }, legs }))).toBeNull();
  });
});

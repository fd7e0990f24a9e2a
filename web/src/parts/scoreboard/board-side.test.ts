import type { MatchStanding } from '@neundarter/contract/entities/match';
import type { Match } from '@neundarter/rules/match/types';
import { describe, expect, it } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { doubleParty, playMatch } from '../../test/played-match.ts';
import { boardSideOf, boardSidesOf, placeOf, withoutCheck } from './board-side.ts';

const standingFrom = (match: Match): MatchStanding => {
  const { sets: _sets, currentSet: _currentSet, summary: _summary, ...head } = entityOf(match, 1).props;
  return { id: match.id, ...head };
};

describe('boardSideOf', () => {
  it('shows rest, last score, average and a checkout route', () => {
    const match = standingFrom(playMatch({ config: { startingScore: 301 }, legs: ['301 | 180 60'] }));
    expect(boardSideOf(match, 0)).toMatchObject({
      name: 'Anna',
      points: 121,
      lastScore: 180,
      average: 180,
      isThrowing: true,
      isStarter: true,
      throwingPartner: null,
    });
    expect(boardSideOf(match, 0).route).toHaveLength(3);
    expect(boardSideOf(match, 1)).toMatchObject({
      points: 241,
      route: null,
      isThrowing: false,
      isStarter: false,
    });
  });

  it('has no average before the first dart', () => {
    expect(boardSideOf(standingFrom(playMatch()), 0).average).toBeNull();
  });

  it('marks a new checkout, and shows no checkout route with it', () => {
    const match = standingFrom(playMatch({ config: { startingScore: 101 }, legs: ['101 | 101/2#1'] }));
    expect(boardSideOf(match, 0)).toMatchObject({ marker: 'check', route: null, legs: 1 });
    expect(boardSideOf(match, 1)).toMatchObject({ marker: null, isThrowing: true });
    const [winner, loser] = withoutCheck(boardSidesOf(match));
    expect(winner).toMatchObject({ marker: null, points: match.standing.score[0] });
    expect(loser).toEqual(boardSideOf(match, 1));
  });

  it('names the partner who throws', () => {
    const parties = [doubleParty('Anna', 'Ben'), doubleParty('Clara', 'Dirk')] as const;
    const match = standingFrom(playMatch({ parties, legs: ['501 | 60 60'] }));
    expect(boardSideOf(match, 0)).toMatchObject({ name: 'Anna & Ben', throwingPartner: 'Ben' });
    expect(boardSideOf(match, 1).throwingPartner).toBeNull();
  });
});

describe('placeOf', () => {
  const home = '101 | 101/2#1';
  const away = '101 away | 101/2#1';
  const sets = {
    setMode: 'first-to',
    setsToWin: 2,
    legConfig: { legsToWinSet: 1 },
    startingScore: 101,
  } as const;

  it.each([
    ['the first leg', playMatch(), { setNumber: 1, legNumber: 1 }],
    [
      'the second leg',
      playMatch({ config: { startingScore: 101 }, legs: [home] }),
      { setNumber: 1, legNumber: 2 },
    ],
    ['a second set', playMatch({ config: sets, legs: [home] }), { setNumber: 2, legNumber: 1 }],
    [
      'the end of sets',
      playMatch({ config: sets, legs: [home, away, home] }),
      { setNumber: 3, legNumber: 1 },
    ],
    [
      'the end of legs',
      playMatch({ config: { startingScore: 101, legMode: 'best-of', maxLegsToPlay: 2 }, legs: [home, away] }),
      { setNumber: 1, legNumber: 2 },
    ],
  ])('returns %s', (_, match, place) => {
    expect(placeOf(standingFrom(match))).toEqual(place);
    expect(match.sets.at(-1)?.legs.at(-1)?.legNumber).toBe(place.legNumber);
  });
});

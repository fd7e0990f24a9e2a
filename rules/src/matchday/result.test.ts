import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anna, ben, openGame as open } from '../../test-support/open-game.ts';
import { bye, guest } from '../../test-support/setups.ts';
import type { Party, PartyIndex } from '../match/types.ts';
import { partyOfSeats, winnerByAbsence } from './game-parties.ts';
import { mdslMatchday } from './mdsl-format.ts';
import { planOf } from './plan.ts';
import { type GameOfResult, isSettled, resultOf, statusOf } from './result.ts';

const plan = planOf(mdslMatchday);

const running: GameOfResult = { ...open, status: 'running', standing: { legs: [2, 2] } };
const won = (party: PartyIndex, lost = 0): GameOfResult => ({
  ...open,
  status: 'finished',
  winningParty: party,
  standing: { legs: party === 0 ? [3, lost] : [lost, 3] },
});
const nobody: GameOfResult = { ...open, parties: [bye, bye] };
const games = (...first: readonly GameOfResult[]) => plan.map(({ number }) => first[number] ?? open);

describe('statusOf and resultOf', () => {
  it('are scheduled and 0:0 before the start', () => {
    const facts = { games: [], forfeitedBy: null };
    expect(statusOf(facts)).toBe('scheduled');
    expect(resultOf(mdslMatchday, facts)).toEqual({
      games: [0, 0],
      legs: [0, 0],
      points: [0, 0],
      halfTime: { games: [0, 0], legs: [0, 0] },
    });
  });

  it('count only games that are finished', () => {
    const facts = { games: games(won(0, 1), running, won(1)), forfeitedBy: null };
    expect(statusOf(facts)).toBe('running');
    expect(resultOf(mdslMatchday, facts)).toMatchObject({ games: [1, 1], legs: [3, 4], points: [0, 0] });
  });

  it('give the half-time score of the first ten games', () => {
    const facts = { games: plan.map(({ number }) => won(number < 10 ? 0 : 1)), forfeitedBy: null };
    expect(resultOf(mdslMatchday, facts)).toEqual({
      games: [10, 10],
      legs: [30, 30],
      points: [1, 1],
      halfTime: { games: [10, 0], legs: [30, 0] },
    });
  });

  it('give no points as long as the side that has lost objects', () => {
    const facts = { games: [], forfeitedBy: 'away', isDisputed: true } as const;
    expect([statusOf(facts), resultOf(mdslMatchday, facts)]).toMatchObject([
      'finished',
      { games: [20, 0], points: [0, 0] },
    ]);
    expect(resultOf(mdslMatchday, { ...facts, isDisputed: false }).points).toEqual([2, 0]);
  });

  it('are final after the last game, even if nobody plays one of them', () => {
    const all = plan.map(() => won(0));
    expect(statusOf({ games: [running, ...all.slice(1)], forfeitedBy: null })).toBe('running');
    expect(statusOf({ games: [nobody, ...all.slice(1)], forfeitedBy: null })).toBe('finished');
    expect(resultOf(mdslMatchday, { games: [nobody, ...all.slice(1)], forfeitedBy: null })).toMatchObject({
      games: [19, 0],
      points: [2, 0],
    });
    expect([isSettled(nobody), isSettled(open), isSettled({ ...open, parties: [bye, anna] })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['home', [0, 20], [0, 60], [0, 2], [0, 10], [0, 30]],
    ['away', [20, 0], [60, 0], [2, 0], [10, 0], [30, 0]],
  ] as const)(
    'count every game as lost if the %s side gives up',
    (side, all, legs, points, halfGames, halfLegs) => {
      for (const played of [[], games(won(0), won(1), running)]) {
        const facts = { games: played, forfeitedBy: side };
        expect(statusOf(facts)).toBe('finished');
        expect(resultOf(mdslMatchday, facts)).toEqual({
          games: all,
          legs,
          points,
          halfTime: { games: halfGames, legs: halfLegs },
        });
      }
    },
  );

  it('add up for all possible results of the games', () => {
    const game = fc.record({
      winner: fc.constantFrom<PartyIndex | null>(0, 1, null),
      lost: fc.nat({ max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(game, { minLength: 20, maxLength: 20 }), (outcomes) => {
        const all = outcomes.map(({ winner, lost }) => (winner === null ? open : won(winner, lost)));
        const facts = { games: all, forfeitedBy: null };
        const { games: counted, legs, points, halfTime } = resultOf(mdslMatchday, facts);
        const finished = outcomes.filter(({ winner }) => winner !== null);
        expect(counted[0] + counted[1]).toBe(finished.length);
        expect(legs[0] + legs[1]).toBe(finished.reduce((sum, { lost }) => sum + 3 + lost, 0));
        expect(halfTime.games[0] + halfTime.games[1]).toBe(
          outcomes.slice(0, 10).filter(({ winner }) => winner !== null).length,
        );
        expect(points[0] + points[1]).toBe(finished.length === 20 ? 2 : 0);
      }),
    );
  });
});

describe('partyOfSeats', () => {
  const playerOf = (id: string) => (id === 'gone' ? undefined : guest(id));
  it.each<[readonly (string | null)[], Party]>([
    [['anna'], anna],
    [['anna', 'ben'], { type: 'double', players: [guest('anna'), guest('ben')] }],
    [[null], bye],
    [[null, 'ben'], bye],
    [['anna', null], bye],
    [['anna', 'gone'], bye],
    [[], bye],
  ])('%j', (seats, expected) => {
    expect(partyOfSeats(seats, playerOf)).toEqual(expected);
  });

  it('lets the side that is present win the game', () => {
    expect(winnerByAbsence([anna, ben])).toBeNull();
    expect(winnerByAbsence([bye, ben])).toBe(1);
    expect(winnerByAbsence([anna, bye])).toBe(0);
    expect(winnerByAbsence([bye, bye])).toBeNull();
  });
});

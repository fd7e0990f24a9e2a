import { describe, expect, it } from 'vitest';
import { figuresOfResult } from '../../test-support/event-figures.ts';
import { checkout, play } from '../../test-support/play.ts';
import { double, running } from '../../test-support/setups.ts';
import { planForTest, playOut, resultRow, seedOf } from '../../test-support/tournaments.ts';
import { type EventFigures, eventFiguresOf } from '../table/event-figures.ts';
import type { LogRow } from '../tournament/advance/log.ts';
import { achievementsOf, type FinishedTournament } from './achievements.ts';
import { eventPointsOf } from './event-points.ts';
import { defaultPointsConfig } from './points-config.ts';

const player = (id: string) => ({ type: 'single', player: { type: 'guest', id, name: id } }) as const;

/** Figures of a match in which the first player won 501 legs in these darts and threw these checkouts. */
const legsOf = (id: string, legs: readonly { readonly darts: number; readonly checkout: number }[]) => {
  const figures = figuresOfResult({ parties: [player(id), player('other')], legs: [legs.length, 0] });
  const figureOf = ({ darts, checkout: checkoutScore }: (typeof legs)[number], index: number) => ({
    setNumber: 1,
    legNumber: index + 1,
    dartsThrown: darts,
    checkoutScore,
  });
  const all = legs.map(figureOf);
  const people = figures.people.map((person) =>
    person.player.id === id
      ? {
          ...person,
          shortLegs: all.filter(({ dartsThrown }) => dartsThrown <= 18),
          highFinishes: all.filter(({ checkoutScore }) => checkoutScore >= 100),
        }
      : person,
  );
  return { ...figures, people };
};

const league = (figures: readonly EventFigures[], before: readonly LogRow[] = []): FinishedTournament => {
  const plan = planForTest({ mode: 'league', noOfEntrants: 4 });
  const { state } = playOut(
    plan,
    (match, [home, away]) =>
      seedOf(home) + seedOf(away) === 5
        ? resultRow(match, 'draw')
        : resultRow(match, seedOf(home) < seedOf(away) ? 0 : 1),
    before,
  );
  const participants = ['e1', 'e2', 'e3', 'e4'].map((entrant) => ({ entrant, playerIds: [entrant] }));
  return { plan, matches: state.matches, figures, participants };
};

const achievedBy = (tournament: FinishedTournament, id: string) => {
  const achieved = achievementsOf(tournament).get(id);
  if (achieved === undefined) throw new Error(`${id} does not take part`);
  return achieved;
};

describe('achievements', () => {
  it('count won and drawn matches of groups', () => {
    const tournament = league([]);
    const results = ['e1', 'e2', 'e3', 'e4'].map((id) => {
      const { rank, wins, draws } = achievedBy(tournament, id);
      return [rank, wins, draws];
    });
    expect(results).toEqual([
      [null, 2, 1],
      [null, 1, 1],
      [null, 1, 1],
      [null, 0, 1],
    ]);
  });

  it('leave out matches that a withdrawal takes out of the table', () => {
    const left = { kind: 'withdrawal', stage: 'group', entrant: 'e3', effect: 'out-of-table' } as const;
    const { wins, draws } = achievedBy(league([], [left]), 'e1');
    expect([wins, draws]).toEqual([1, 1]);
    expect(achievedBy(league([], [left]), 'e3')).toMatchObject({ wins: 0, draws: 0 });
  });

  it('put every number of darts and every checkout into exactly one class', () => {
    const darts = Array.from({ length: 14 }, (_, index) => ({ darts: 9 + index, checkout: 40 }));
    const checkouts = Array.from({ length: 81 }, (_, index) => ({ darts: 30, checkout: 90 + index }));
    const achieved = achievedBy(league([legsOf('e1', [...darts, ...checkouts])]), 'e1');
    expect(achieved.shortLegs).toEqual({ '9': 1, '10-12': 3, '13-15': 3, '16-18': 3 });
    expect(achieved.highFinishes).toEqual({ '100-120': 21, '121-140': 20, '141-160': 20, '161-170': 10 });
  });

  it('give both players of a pair what each of them has achieved', () => {
    const pairs = [double('a', 'b'), double('c', 'd')] as const;
    const match = running({ startingScore: 501, legsToWinSet: 1 }, pairs);
    const turns = [180, 60, 174, 26];
    const played = checkout(play(match, ...turns), { score: 147, dartsThrown: 3 });
    const figures = eventFiguresOf(played);
    const tournament = {
      ...league(figures === null ? [] : [figures]),
      participants: [
        { entrant: 'e1', playerIds: ['a', 'b'] },
        { entrant: 'e2', playerIds: ['c', 'd'] },
      ],
    };
    const [a, b, c] = ['a', 'b', 'c'].map((id) => achievedBy(tournament, id));
    expect(a).toEqual(b);
    expect(a).toMatchObject({
      wins: 2,
      draws: 1,
      highScores: { '180': 1, '174': 1, '177': 0, '171': 0 },
      shortLegs: { '9': 1, '10-12': 0 },
      highFinishes: { '141-160': 1, '161-170': 0 },
    });
    expect(c).toMatchObject({ wins: 1, highScores: { '180': 0 }, shortLegs: { '9': 0 } });
  });
});

describe('points', () => {
  it('are the sum of all parts, by the defaults', () => {
    const points = eventPointsOf(
      {
        rank: 'final',
        wins: 2,
        draws: 1,
        shortLegs: { '9': 1, '10-12': 1, '13-15': 1, '16-18': 2 },
        highFinishes: { '100-120': 1, '121-140': 1, '141-160': 1, '161-170': 1 },
        highScores: { '171': 1, '174': 2, '177': 3, '180': 4 },
      },
      defaultPointsConfig,
    );
    expect(points).toMatchObject({
      total: 3 + 5 + 12 + 10 + 10,
      tournamentRank: { points: 3, rank: 'final' },
      groupStageResult: { wins: 2, draws: 1, points: 5 },
      shortLegs: { points: 5 + 3 + 2 + 2, count: 5 },
      highFinishes: { points: 1 + 2 + 3 + 4, count: 4 },
      highScores: { points: 10, count: 10, counts: { '180': 4 } },
    });
  });

  it('follow the configuration, part by part', () => {
    const achieved = achievedBy(league([]), 'e1');
    const noPoints = {
      ...defaultPointsConfig,
      groupStagePoints: { win: 0, draw: 7 },
    };
    expect(eventPointsOf({ ...achieved, rank: null }, noPoints).total).toBe(7);
  });
});

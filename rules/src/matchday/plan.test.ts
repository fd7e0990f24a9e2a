import { describe, expect, it } from 'vitest';
import { validateConfig } from '../match/config.ts';
import { mdslMatchday } from './mdsl-format.ts';
import {
  gameConfig,
  gameKinds,
  kindOfRound,
  numberOfPlace,
  placeOf,
  plannedPairs,
  planOf,
  positionsOf,
  sides,
} from './plan.ts';

const plan = planOf(mdslMatchday);
const positions = positionsOf(mdslMatchday);
const roundCount = mdslMatchday.rounds.length;
const singles = plan.filter(({ kind }) => kind === 'singles');
const doubles = plan.filter(({ kind }) => kind === 'doubles');
const rounds = Array.from({ length: roundCount }, (_, round) => plan.filter((game) => game.round === round));

describe('the plan', () => {
  it('has 20 games, ten on each board, half of them before half-time', () => {
    expect(plan.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, number) => number));
    for (const board of ['home', 'away'])
      expect(plan.filter((game) => game.board === board)).toHaveLength(10);
    expect(plan.filter(({ round }) => round < 3)).toHaveLength(10);
  });

  it('lets everybody play everybody in 16 singles', () => {
    const pairings = singles.map(({ seats }) => seats.join('-'));
    const all = positions.flatMap((home) => positions.map((away) => `${home}-${away}`));
    expect(pairings.toSorted()).toEqual(all);
  });

  it('lets every pair play every pair in 4 doubles', () => {
    expect(doubles.map(({ seats }) => seats.join('-')).toSorted()).toEqual(['0-0', '0-1', '1-0', '1-1']);
    expect([0, 3].map((round) => kindOfRound(mdslMatchday, round))).toEqual(['doubles', 'doubles']);
  });

  it.each([0, 1] as const)('lets each position of side %i play once in every round', (side) => {
    for (const [round, games] of rounds.entries()) {
      const pairs = plannedPairs({ format: mdslMatchday, side: sides[side] }, round);
      const played = games.flatMap(({ kind, seats }) =>
        kind === 'singles' ? [seats[side]] : (pairs[seats[side]] ?? []),
      );
      expect(played.toSorted()).toEqual([...positions]);
    }
  });

  it('numbers the games of a round over both boards, and finds a game by its place', () => {
    for (const games of rounds)
      expect(games.map(({ index }) => index)).toEqual(games.map((_, index) => index));
    for (const game of plan) expect(numberOfPlace(mdslMatchday, placeOf(game))).toBe(game.number);
    expect(numberOfPlace(mdslMatchday, { round: 0, index: 2 })).toBeNull();
    expect(kindOfRound(mdslMatchday, 6)).toBeNull();
  });

  it('plays 501 double out, first to three legs', () => {
    for (const kind of gameKinds) {
      const config = gameConfig(mdslMatchday, kind);
      expect(config).toMatchObject({
        startingScore: 501,
        checkInMode: 'single-in',
        legMode: 'first-to',
        legsToWinSet: 3,
      });
      expect(validateConfig(config, 'draws-forbidden')).toEqual([]);
    }
  });
});

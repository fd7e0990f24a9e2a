import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkout, play, tinyLeg, winLegs } from '../../test-support/play.ts';
import { choices, playRandomly, playToEnd, setups } from '../../test-support/random-matches.ts';
import { runs } from '../../test-support/runs.ts';
import {
  bye,
  double,
  doubles,
  running,
  scheduled,
  single,
  startOfTest,
  value,
} from '../../test-support/setups.ts';
import { enterResult } from '../match/enter-result.ts';
import { forfeitMatch } from '../match/forfeit.ts';
import { retireFromMatch } from '../match/retire.ts';
import type { Match } from '../match/types.ts';
import { emptyStats } from '../stats/add-stats.ts';
import { summaryOf } from '../stats/summary.ts';
import { type EventFigures, eventFiguresOf } from './event-figures.ts';

const figuresOf = (match: Match): EventFigures => {
  const figures = eventFiguresOf(match);
  if (figures === null) throw new Error('The match is not finished');
  return figures;
};

describe('the figures of a match for its event', () => {
  it('exist once it is finished, unless a side is a bye', () => {
    const open = running({ ...tinyLeg, legsToWinSet: 1 });
    expect(eventFiguresOf(open)).toBeNull();
    expect(eventFiguresOf(checkout(open))).toMatchObject({
      matchId: 'match',
      hasDarts: true,
      parties: [
        { result: 'won', setsWon: 0, setsLost: 0, legsWon: 1, legsLost: 0 },
        { result: 'lost', setsWon: 0, setsLost: 0, legsWon: 0, legsLost: 1 },
      ],
    });
    expect(eventFiguresOf({ ...checkout(open), parties: [single('home'), bye] })).toBeNull();
  });

  it('identify parties by the ids of their players', () => {
    const done = winLegs(running({ ...tinyLeg, legsToWinSet: 1 }, [doubles[1], doubles[0]]), 0);
    expect(figuresOf(done).parties.map(({ partyKey }) => partyKey)).toEqual(['a0+a1', 'h0+h1']);
    const other = winLegs(running({ ...tinyLeg, legsToWinSet: 1 }, [double('a1', 'a0'), single('x')]), 0);
    expect(figuresOf(other).parties.map(({ partyKey }) => partyKey)).toEqual(['a0+a1', 'x']);
  });

  it('list short legs and high finishes for the player who checked out', () => {
    const open = running({ startingScore: 501, legsToWinSet: 2 });
    const first = checkout(play(open, 180, 26, 180, 26));
    const second = checkout(play(first, 0, 100, 0, 100, 0, 100, 0, 100, 0, 1, 0, 0, 0));
    const nine = { setNumber: 1, legNumber: 1, dartsThrown: 9, checkoutScore: 141 };
    const long = { setNumber: 1, legNumber: 2, dartsThrown: 21, checkoutScore: 100 };
    expect(figuresOf(second).people).toMatchObject([
      { party: 0, player: { id: 'home' }, shortLegs: [nine], highFinishes: [nine, long] },
      { party: 1, player: { id: 'away' }, shortLegs: [], highFinishes: [] },
    ]);
  });

  it('are N:0 legs and no darts for a forfeit', () => {
    const config = {
      setMode: 'first-to',
      setsToWin: 2,
      legConfig: { legMode: 'first-to', legsToWinSet: 3 },
    } as const;
    const given = value(forfeitMatch(scheduled(config), { winningParty: 1, at: startOfTest }));
    expect(figuresOf(given)).toMatchObject({
      isForfeited: true,
      hasDarts: false,
      parties: [
        { result: 'lost', setsWon: 0, setsLost: 2, legsWon: 0, legsLost: 6, stats: emptyStats },
        { result: 'won', setsWon: 2, setsLost: 0, legsWon: 6, legsLost: 0, stats: emptyStats },
      ],
    });
  });

  it('are a loss of 0:N for both if nobody won', () => {
    const both = value(forfeitMatch(scheduled(), { winningParty: null, at: startOfTest }));
    expect(figuresOf(both).parties).toMatchObject([
      { result: 'lost', legsWon: 0, legsLost: 3, setsLost: 0 },
      { result: 'lost', legsWon: 0, legsLost: 3, setsLost: 0 },
    ]);
  });

  it('of a result from paper have legs and no darts', () => {
    const entered = enterResult(scheduled(), { score: { kind: 'legs', legs: [[1, 3]] }, at: startOfTest });
    expect(figuresOf(value(entered))).toMatchObject({
      isForfeited: false,
      hasDarts: false,
      parties: [
        { result: 'lost', legsWon: 1, legsLost: 3, stats: emptyStats },
        { result: 'won', legsWon: 3, legsLost: 1, stats: emptyStats },
      ],
      people: [
        { shortLegs: [], highFinishes: [], stats: emptyStats },
        { shortLegs: [], highFinishes: [] },
      ],
    });
  });

  it('of a retirement have all that was thrown', () => {
    const open = play(winLegs(running({ ...tinyLeg, legsToWinSet: 3 }), 0), 10, 20);
    const figures = figuresOf(value(retireFromMatch(open, { winningParty: 1, at: startOfTest })));
    expect(figures).toMatchObject({
      isForfeited: true,
      parties: [
        { result: 'lost', legsWon: 1, legsLost: 3, stats: { totalScore: 60, totalDartsThrown: 6 } },
        { result: 'won', legsWon: 3, legsLost: 1, stats: { totalScore: 10, totalDartsThrown: 3 } },
      ],
    });
  });

  it('agree with the summary of any match, and are plain JSON', () => {
    fc.assert(
      fc.property(setups, choices, (setup, numbers) => {
        const match = playToEnd(playRandomly(setup, numbers));
        const figures = figuresOf(match);
        expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
        const summary = summaryOf(match);
        expect(figures.parties.map(({ stats }) => stats)).toEqual(summary?.partyStats);
        const results = figures.parties.map(({ result }) => result).join();
        const winner = match.winningParty;
        expect(results).toBe(winner === 'draw' ? 'draw,draw' : winner === 0 ? 'won,lost' : 'lost,won');
        for (const { player, stats, shortLegs, highFinishes } of figures.people) {
          expect(stats).toEqual(summary?.playerStats[player.id]);
          expect(shortLegs.map(({ dartsThrown }) => dartsThrown)).toEqual(stats.shortLegs);
          expect(highFinishes.map(({ checkoutScore }) => checkoutScore)).toEqual(stats.highFinishes);
        }
      }),
      runs(40),
    );
  });
});

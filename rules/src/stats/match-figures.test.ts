import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkout, play, tinyLeg, winLegs } from '../../test-support/play.ts';
import { choices, playRandomly, playToEnd, setups } from '../../test-support/random-matches.ts';
import { running, scheduled, startOfTest, value } from '../../test-support/setups.ts';
import { enterResult } from '../match/enter-result.ts';
import { forfeitMatch } from '../match/forfeit.ts';
import type { MatchPlayer, Party, PerParty } from '../match/types.ts';
import { undoThrow } from '../match/undo-throw.ts';
import { addStats, emptyStats } from './add-stats.ts';
import { matchFiguresOf } from './match-figures.ts';
import { partyStatsOf, shortestLegOf } from './stats-of-match.ts';

const registered = (id: string): MatchPlayer => ({ type: 'registered', id });
const one = (id: string): Party => ({ type: 'single', player: registered(id) });
const pair = (first: string, second: string): Party => ({
  type: 'double',
  players: [registered(first), registered(second)],
});
const singles: PerParty<Party> = [one('home'), one('away')];

describe('the figures of a match', () => {
  it('exist once it is finished, but not after an undo', () => {
    const open = running({ ...tinyLeg, legsToWinSet: 1 }, singles);
    expect(matchFiguresOf(open)).toEqual([]);
    const done = checkout(open);
    expect(matchFiguresOf(done)).toMatchObject([
      { playerId: 'home', party: 0, result: 'won', legsWon: 1, legsLost: 0, shortestLeg: 3 },
      { playerId: 'away', party: 1, result: 'lost', legsWon: 0, legsLost: 1, shortestLeg: null },
    ]);
    expect(matchFiguresOf(value(undoThrow(done)))).toEqual([]);
  });

  it('exist only for registered players', () => {
    const done = winLegs(running({ ...tinyLeg, legsToWinSet: 1 }), 0);
    expect(matchFiguresOf(done)).toEqual([]);
  });

  it('contain the figures of the other side', () => {
    const open = running({ startingScore: 101, legsToWinSet: 1 }, singles);
    const [home, away] = matchFiguresOf(checkout(play(open, 61, 45)));
    expect(home?.opponents).toEqual({ totalScore: 45, totalDartsThrown: 3, average: 45 });
    expect(away?.opponents).toEqual({ totalScore: 101, totalDartsThrown: 6, average: 50.5 });
    expect(home?.stats.totalScore).toBe(101);
  });

  it('contain draws', () => {
    const config = { ...tinyLeg, legMode: 'best-of', maxLegsToPlay: 2 } as const;
    const done = winLegs(running(config, singles), 0, 1);
    expect(matchFiguresOf(done).map(({ result, legsWon, legsLost }) => [result, legsWon, legsLost])).toEqual([
      ['draw', 1, 1],
      ['draw', 1, 1],
    ]);
  });

  it('count the legs of a forfeit, but no darts', () => {
    const config = { setMode: 'first-to', setsToWin: 2, legConfig: { legMode: 'first-to', legsToWinSet: 3 } };
    const given = value(
      forfeitMatch(scheduled(config as never, singles), { winningParty: 1, at: startOfTest }),
    );
    expect(matchFiguresOf(given)).toMatchObject([
      { result: 'lost', legsWon: 0, legsLost: 6, stats: emptyStats, shortestLeg: null },
      { result: 'won', legsWon: 6, legsLost: 0, opponents: { totalDartsThrown: 0 } },
    ]);
  });

  it('of a match that both have lost are two losses', () => {
    const lost = value(forfeitMatch(scheduled({}, singles), { winningParty: null, at: startOfTest }));
    expect(matchFiguresOf(lost)).toMatchObject([
      { playerId: 'home', result: 'lost', legsWon: 0, legsLost: 3, stats: emptyStats },
      { playerId: 'away', result: 'lost', legsWon: 0, legsLost: 3, stats: emptyStats },
    ]);
  });

  it('of a result from paper have no darts', () => {
    const score = { kind: 'legs', legs: [[3, 2]] } as const;
    const entered = value(enterResult(scheduled({}, singles), { score, at: startOfTest }));
    expect(matchFiguresOf(entered)).toMatchObject([
      { result: 'won', legsWon: 3, legsLost: 2, stats: emptyStats, shortestLeg: null },
      { result: 'lost', legsWon: 2, legsLost: 3, opponents: { totalDartsThrown: 0 } },
    ]);
  });

  it('are separate for each partner in doubles, with the result of the pair', () => {
    const parties: PerParty<Party> = [pair('h0', 'h1'), pair('a0', 'a1')];
    const open = running({ startingScore: 101, legsToWinSet: 1 }, parties);
    const figures = matchFiguresOf(checkout(play(open, 61, 20)));
    expect(figures.map(({ playerId, result, stats }) => [playerId, result, stats.totalScore])).toEqual([
      ['h0', 'won', 61],
      ['h1', 'won', 40],
      ['a0', 'lost', 20],
      ['a1', 'lost', 0],
    ]);
    expect(figures.map(({ shortestLeg }) => shortestLeg)).toEqual([null, 6, null, null]);
    expect(figures[0]?.opponents.totalScore).toBe(20);
  });

  it('of both partners add up to the figures of the party', () => {
    fc.assert(
      fc.property(setups, choices, (setup, numbers) => {
        const isDouble = setup.parties[0].type === 'double';
        const parties: PerParty<Party> = isDouble ? [pair('h0', 'h1'), pair('a0', 'a1')] : singles;
        const match = playToEnd(playRandomly({ ...setup, parties }, numbers));
        const figures = matchFiguresOf(match);
        const [home, away] = partyStatsOf(match);
        for (const party of [0, 1] as const) {
          const own = figures.filter((figure) => figure.party === party);
          const { totalScore, totalDartsThrown, scoreRanges, checkouts } = own
            .map(({ stats }) => stats)
            .reduce(addStats, emptyStats);
          const whole = party === 0 ? home : away;
          expect({ totalScore, totalDartsThrown, scoreRanges, checkouts: checkouts.hits }).toEqual({
            totalScore: whole.totalScore,
            totalDartsThrown: whole.totalDartsThrown,
            scoreRanges: whole.scoreRanges,
            checkouts: whole.checkouts.hits,
          });
          const shortest = own.flatMap(({ shortestLeg }) => shortestLeg ?? []);
          expect(shortest.length === 0 ? null : Math.min(...shortest)).toBe(shortestLegOf(match, party));
        }
      }),
    );
  });
});

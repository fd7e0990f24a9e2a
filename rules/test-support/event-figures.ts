// Results of matches for tests of tables, without playing the matches.
import { averageTotals } from '../src/match/averages.ts';
import { playersOf } from '../src/match/players.ts';
import type { PerParty, Stats } from '../src/match/types.ts';
import { emptyStats } from '../src/stats/add-stats.ts';
import type { MatchResult } from '../src/stats/match-figures.ts';
import type { EventFigures, PartyFigures } from '../src/table/event-figures.ts';
import { type PeopleParty, partyKeyOf } from '../src/table/party-key.ts';

type ResultForTest = {
  readonly parties: PerParty<PeopleParty>;
  readonly legs: PerParty<number>;
  readonly sets?: PerParty<number>;
  /** Points of both parties, with 100 darts each; without them the result is from paper. */
  readonly scores?: PerParty<number>;
};

/** A party of one guest. */
export const guestParty = (id: string): PeopleParty => ({
  type: 'single',
  player: { type: 'guest', id, name: id },
});

const resultOf = (own: number, others: number): MatchResult => {
  if (own === others) return 'draw';
  return own > others ? 'won' : 'lost';
};

const statsOf = (totalScore: number | undefined): Stats =>
  totalScore === undefined ? emptyStats : { ...emptyStats, ...averageTotals(totalScore, 100) };

const sideOf = ({ parties, legs, sets = [0, 0], scores }: ResultForTest, side: 0 | 1): PartyFigures => {
  const other = side === 0 ? 1 : 0;
  const decisive = sets[0] === sets[1] ? legs : sets;
  return {
    partyKey: partyKeyOf(parties[side]),
    party: parties[side],
    result: resultOf(decisive[side], decisive[other]),
    setsWon: sets[side],
    setsLost: sets[other],
    legsWon: legs[side],
    legsLost: legs[other],
    stats: statsOf(scores?.[side]),
  };
};

/** The figures of a finished match with this result. */
export const figuresOfResult = (result: ResultForTest): EventFigures => ({
  matchId: 'match',
  isForfeited: false,
  hasDarts: result.scores !== undefined,
  parties: [sideOf(result, 0), sideOf(result, 1)],
  people: ([0, 1] as const).flatMap((party) =>
    playersOf(result.parties[party]).map((player) => ({
      player,
      party,
      stats: statsOf(result.scores?.[party]),
      shortLegs: [],
      highFinishes: [],
    })),
  ),
});

/** Results of singles, each as home, away and legs: `a b 3:1`. */
export const resultsOf = (...lines: readonly string[]): readonly EventFigures[] =>
  lines.map((line) => {
    const [home = '', away = '', legs = ''] = line.split(' ');
    const [homeLegs = 0, awayLegs = 0] = legs.split(':').map(Number);
    return figuresOfResult({ parties: [guestParty(home), guestParty(away)], legs: [homeLegs, awayLegs] });
  });

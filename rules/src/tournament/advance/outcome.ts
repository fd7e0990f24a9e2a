// The result of a match, as far as the tournament needs it.

import { perParty } from '../../match/per-party.ts';
import type { MatchConfig, PartyIndex, PerParty, Winner } from '../../match/types.ts';
import { legsNeeded, setsNeeded } from '../../match/winners.ts';
import { resultFor } from '../../stats/match-figures.ts';
import { appearancesIn } from '../../table/appearances.ts';
import { type EventFigures, isAverageComparable } from '../../table/event-figures.ts';
import { noFigures, pointsOf, type RankingFigures } from '../../table/ranking-figures.ts';

/** Who won; `nobody` if both lost. */
export type OutcomeWinner = Winner | 'nobody';

/** The result of a match with the figures of both parties. */
export type Outcome = {
  readonly winner: OutcomeWinner;
  readonly figures: PerParty<RankingFigures>;
  /** Whether its averages can be compared; not so in a result from paper, nor with a handicap. */
  readonly isComplete: boolean;
  /** Whether it was given without a dart, because somebody did not come. */
  readonly isWalkover?: true;
};

const winnerIn = ([home, away]: EventFigures['parties']): OutcomeWinner => {
  if (home.result === 'draw') return 'draw';
  if (home.result === 'won') return 0;
  return away.result === 'won' ? 1 : 'nobody';
};

const isWalkover = ({ isForfeited, parties }: EventFigures): boolean =>
  isForfeited && parties.every(({ stats }) => stats.totalDartsThrown === 0);

/** The outcome of a finished match. */
export const outcomeOf = (match: EventFigures): Outcome => {
  const [home, away] = appearancesIn([match], 'party');
  return {
    winner: winnerIn(match.parties),
    figures: [home?.figures ?? noFigures, away?.figures ?? noFigures],
    isComplete: isAverageComparable(match),
    ...(isWalkover(match) && { isWalkover: true }),
  };
};

/** The score of an outcome, home first: sets, or legs where only one set is played. */
export const scoreOfOutcome = ({ figures }: Pick<Outcome, 'figures'>): PerParty<number> => {
  const hasSets = figures.some(({ setsWon, setsLost }) => setsWon + setsLost > 0);
  return perParty((party) => (hasSets ? figures[party].setsWon : figures[party].legsWon));
};

/** A forfeit: match and legs N:0, for both if nobody wins. */
export const forfeitOutcome = (config: MatchConfig, winner: PartyIndex | 'nobody'): Outcome => {
  const sets = setsNeeded(config);
  const legs = sets * legsNeeded(config);
  const shownSets = config.setMode === 'single-set' ? 0 : sets;
  return {
    winner,
    isComplete: true,
    figures: perParty((party) => {
      const isWon = party === winner;
      return {
        ...noFigures,
        noOfMatches: 1,
        ...pointsOf(resultFor(party, winner === 'nobody' ? null : winner)),
        legsWon: isWon ? legs : 0,
        legsLost: isWon ? 0 : legs,
        setsWon: isWon ? shownSets : 0,
        setsLost: isWon ? 0 : shownSets,
      };
    }),
  };
};

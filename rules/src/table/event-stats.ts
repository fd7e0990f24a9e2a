// Statistics of an event or a part of it: the figures of everybody together.
import type { Stats } from '../match/types.ts';
import { addStats, emptyStats } from '../stats/add-stats.ts';
import type { EventFigures } from './event-figures.ts';

export type EventStats = {
  readonly noOfMatches: number;
  readonly noOfLegs: number;
  /** People who played, each counted once. */
  readonly noOfPlayers: number;
  /** The sum of everybody's figures. */
  readonly stats: Stats;
};

/** The statistics of finished matches, given in order of play. */
export const eventStatsOf = (figures: readonly EventFigures[]): EventStats => {
  const people = figures.flatMap((match) => match.people);
  return {
    noOfMatches: figures.length,
    noOfLegs: figures.reduce((sum, { parties: [home, away] }) => sum + home.legsWon + away.legsWon, 0),
    noOfPlayers: new Set(people.map(({ player }) => player.id)).size,
    stats: people.map(({ stats }) => stats).reduce(addStats, emptyStats),
  };
};

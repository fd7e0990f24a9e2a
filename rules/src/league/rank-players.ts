// The order of the players of a league. Games won and averages are ranked from a minimum of games on; those with fewer follow without
// a place. Counts, such as 180s, need none: whoever has none of them is left out.

import type { GameKind } from '../matchday/plan.ts';
import { compareFigures } from '../table/split-level.ts';
import { averageOf, type LeaguePlayer, type PlayerFigures } from './league-players.ts';

export const playerOrders = ['won', 'average', 'oneEighties', 'highFinish', 'shortLeg'] as const;
export type PlayerOrder = (typeof playerOrders)[number];

/** A line of the list. */
export type RankedPlayer = Pick<LeaguePlayer, 'player' | 'team'> & {
  /** Null: too few games. */
  readonly rank: number | null;
  readonly figures: PlayerFigures;
};

type Asked = { readonly kind: GameKind; readonly order: PlayerOrder; readonly minimum: number };

/** Figures that decide, the most important first; more is better. */
const keysOf: { readonly [order in PlayerOrder]: (figures: PlayerFigures) => readonly number[] } = {
  won: (one) => [one.won, -one.played, one.legsWon - one.legsLost, one.legsWon, averageOf(one)],
  average: (one) => [averageOf(one), one.averageLegs],
  oneEighties: (one) => [one.noOf180s, -one.played],
  highFinish: (one) => [one.highestFinish, one.highFinishes],
  shortLeg: (one) => [-one.shortestLeg, one.shortLegs],
};

const isListed: { readonly [order in PlayerOrder]: (figures: PlayerFigures) => boolean } = {
  won: ({ played }) => played > 0,
  average: ({ averageDarts }) => averageDarts > 0,
  oneEighties: ({ noOf180s }) => noOf180s > 0,
  highFinish: ({ highFinishes }) => highFinishes > 0,
  shortLeg: ({ shortLegs }) => shortLegs > 0,
};

/** Whether an order asks for a minimum of games. */
export const needsMinimum = (order: PlayerOrder): boolean => order === 'won' || order === 'average';

/** A third of the games of whoever has played most, rounded up. */
export const usualMinimum = (players: readonly LeaguePlayer[], kind: GameKind): number =>
  Math.ceil(Math.max(0, ...players.map((player) => player[kind].played)) / 3);

/** The players in their order; equal ones share a place. */
export const rankPlayers = (
  players: readonly LeaguePlayer[],
  { kind, order, minimum }: Asked,
): readonly RankedPlayer[] => {
  const least = needsMinimum(order) ? minimum : 0;
  const sorted = players
    .map((player) => ({ player: player.player, team: player.team, figures: player[kind] }))
    .filter(({ figures }) => isListed[order](figures))
    .map((row) => ({ ...row, isRanked: row.figures.played >= least, keys: keysOf[order](row.figures) }))
    .toSorted(
      (one, other) => Number(other.isRanked) - Number(one.isRanked) || compareFigures(one.keys, other.keys),
    );
  let rank = 0;
  return sorted.map(({ player, team, figures, isRanked, keys }, index) => {
    const before = sorted[index - 1];
    if (before === undefined || compareFigures(before.keys, keys) !== 0) rank = index + 1;
    return { player, team, figures, rank: isRanked ? rank : null };
  });
};

// What was special in each game: 180s, high finishes and short legs of each side.
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { perParty } from '@neundarter/rules/match/per-party';
import { playersOf } from '@neundarter/rules/match/players';
import type { PerParty } from '@neundarter/rules/match/types';
import type { HighscoreRow, LegsRow } from '@neundarter/rules/table/highlights';
import { useEventRanking } from '../../../data/club/event-rankings.ts';

/** The highlights of all games of a matchday, by player. */
export type Highlights = {
  readonly highscores: readonly HighscoreRow[];
  readonly highFinishes: readonly LegsRow[];
  /** Whether the high finishes could not be loaded. */
  readonly isWithoutHighFinishes: boolean;
  readonly shortLegs: readonly LegsRow[];
};

/** The highlights of one side in a game. */
type Extras = {
  readonly oneEighties: number;
  /** Points. */
  readonly highFinishes: readonly number[];
  /** Darts. */
  readonly shortLegs: readonly number[];
};

/** The highlights of a matchday; empty until they are loaded. */
export function useHighlights(eventId: string): Highlights {
  const highFinishes = useEventRanking(eventId, 'highfinishes');
  return {
    highscores: useEventRanking(eventId, 'highscores').data ?? [],
    highFinishes: highFinishes.data ?? [],
    isWithoutHighFinishes: highFinishes.error !== null,
    shortLegs: useEventRanking(eventId, 'shortlegs').data ?? [],
  };
}

/** The highlights of both sides in a game. */
export const extrasOf = ({ id, props }: EventMatch, highlights: Highlights): PerParty<Extras> =>
  perParty((party) => {
    const ids = playersOf(props.parties[party]).map((player) => player.id);
    const rowsOf = <Row extends HighscoreRow | LegsRow>(rows: readonly Row[]) =>
      rows.filter(({ player }) => ids.includes(player.id));
    const legsOf = (rows: readonly LegsRow[]) =>
      rowsOf(rows).flatMap(({ legs }) => legs.filter(({ matchId }) => matchId === id));
    const counts = rowsOf(highlights.highscores).flatMap(({ oneEighties = [] }) =>
      oneEighties.filter(({ matchId }) => matchId === id),
    );
    return {
      oneEighties: counts.reduce((sum, { count }) => sum + count, 0),
      highFinishes: legsOf(highlights.highFinishes).map(({ checkoutScore }) => checkoutScore),
      shortLegs: legsOf(highlights.shortLegs).map(({ dartsThrown }) => dartsThrown),
    };
  });

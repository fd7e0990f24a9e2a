// The course of places over a season: the table after each round, as far as something was played. What is played later than its
// round counts for its round, so that the course does not depend on the day of a match. What the office has taken counts after the last
// round, so that the course ends with the table.
import { leagueTableOf, type PlayedFixture } from './league-table.ts';
import type { Deduction } from './measures.ts';

/** A fixture with its round and its result. */
export type RoundFixture = PlayedFixture & { readonly round: number };

/** The places after a round. */
export type RoundPlaces = {
  /** From 0. */
  readonly round: number;
  /** The place of each team, by its number. */
  readonly ranks: readonly number[];
};

/** The places after each round that has a result. @param teams number of teams @param deductions of the office */
export const placeCourseOf = (
  teams: number,
  fixtures: readonly RoundFixture[],
  deductions: readonly Deduction[] = [],
): readonly RoundPlaces[] => {
  const rounds = [...new Set(fixtures.map(({ round }) => round))].toSorted((one, other) => one - other);
  return rounds.map((round) => {
    const rows = leagueTableOf(
      teams,
      fixtures.filter((one) => one.round <= round),
      round === rounds.at(-1) ? { deductions } : {},
    );
    const ranks = new Map(rows.map(({ team, rank }) => [team, rank]));
    return { round, ranks: Array.from({ length: teams }, (_, team) => ranks.get(team) ?? teams) };
  });
};

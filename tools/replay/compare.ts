import type { MatchEntity } from '@neundarter/contract/entities/match';
import { readRows } from './turns.ts';

/** Figures of one player in one match, by the column names of the figures file. */
type Figures = { readonly [column: string]: string };

type Difference = {
  readonly matchId: string;
  readonly side: string;
  readonly figure: string;
  readonly expected: string;
  readonly found: string;
};

/** Half of the file's last decimal, because 97.625 may be rounded up or down. */
const roundingTolerance = 0.005 + 1e-9;

const isSame = (expected: string, found: string) =>
  expected === found || Math.abs(Number(expected) - Number(found)) <= roundingTolerance;

/** The figures of the file, computed from the server's summary. */
function figuresOf({ props }: MatchEntity, party: 0 | 1): Figures {
  const stats = props.summary?.partyStats[party];
  if (!stats) throw new Error('the match is not finished');
  const { scoreRanges, checkouts } = stats;
  const wonLegs = props.sets.flatMap((set) => set.legs).filter((leg) => leg.winningParty === party);
  const darts = wonLegs.map((leg) =>
    leg.throws.filter((turn) => turn.party === party).reduce((sum, turn) => sum + turn.dartsThrown, 0),
  );
  return {
    darts: `${stats.totalDartsThrown}`,
    score: `${stats.totalScore}`,
    avg: `${stats.average}`,
    first9_avg: `${stats.first9.average}`,
    n180: `${stats.noOf180s}`,
    n177: `${stats.noOf177s}`,
    n174: `${stats.noOf174s}`,
    n171: `${stats.noOf171s}`,
    n140_179: `${scoreRanges['160+'] + scoreRanges['140+']}`,
    n100_139: `${scoreRanges['120+'] + scoreRanges['100+']}`,
    checkouts: `${checkouts.hits}`,
    double_attempts: `${checkouts.attempts}`,
    doublequote: `${(100 * checkouts.hits) / Math.max(1, checkouts.attempts)}`,
    highest_checkout: `${stats.highestCheckout}`,
    high_finishes_100plus: `${stats.highFinishes.length}`,
    shortest_leg_darts: darts.length > 0 ? `${Math.min(...darts)}` : '',
    short_legs_18: `${stats.shortLegs.length}`,
  };
}

/** Compares played matches with a figures file. Numbers compare as numbers, up to the file's two decimals. */
export function compareFigures(
  file: string,
  played: ReadonlyMap<string, MatchEntity>,
): { readonly compared: number; readonly differences: readonly Difference[] } {
  const differences: Difference[] = [];
  let compared = 0;
  for (const row of readRows(file, ['match_id', 'side', 'avg'])) {
    const match = played.get(row['match_id'] ?? '');
    if (!match) continue;
    for (const [figure, found] of Object.entries(figuresOf(match, row['side'] === 'home' ? 0 : 1))) {
      const expected = row[figure];
      if (expected === undefined) continue;
      compared += 1;
      if (!isSame(expected, found)) {
        differences.push({
          matchId: row['match_id'] ?? '',
          side: row['side'] ?? '',
          figure,
          expected,
          found,
        });
      }
    }
  }
  return { compared, differences };
}

import { perParty } from '@neundarter/rules/match/per-party';
import type { PerParty, Stats } from '@neundarter/rules/match/types';
import { formatInteger } from '../../text/formats.ts';
import { summaryText } from '../../text/summary.ts';
import type { ComparisonRow } from './comparison.ts';

const listOf = (values: readonly number[]): string =>
  values.length === 0 ? summaryText.nothing : values.map(formatInteger).join(' · ');

const highscores = [
  ['180', (stats: Stats) => stats.noOf180s],
  ['177', (stats: Stats) => stats.noOf177s],
  ['174', (stats: Stats) => stats.noOf174s],
  ['171', (stats: Stats) => stats.noOf171s],
] as const;

/** Highscores, high finishes and short legs; rows that are empty for both sides are left out. */
export const highlightsOf = (stats: PerParty<Stats>): readonly ComparisonRow[] => {
  const scores = highscores
    .map(([label, countOf]) => ({ label, counts: perParty((party) => countOf(stats[party])) }))
    .filter(({ counts }) => counts[0] + counts[1] > 0)
    .map(({ label, counts }) => ({
      label,
      values: perParty((party) => formatInteger(counts[party])),
      better: counts[0] === counts[1] ? null : counts[0] > counts[1] ? (0 as const) : (1 as const),
    }));
  const lists = [
    { label: summaryText.highFinishes, lists: perParty((party) => stats[party].highFinishes) },
    { label: summaryText.shortLegs, lists: perParty((party) => stats[party].shortLegs) },
  ]
    .filter((one) => one.lists[0].length + one.lists[1].length > 0)
    .map(({ label, lists: [home, away] }) => ({
      label,
      values: [listOf(home), listOf(away)] as const,
      better: null,
    }));
  return [...scores, ...lists];
};

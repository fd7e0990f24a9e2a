import type { BarPart } from '../../parts/charts/bar-rows.tsx';
import type { LegendEntry } from '../../parts/charts/legend.tsx';
import { formatInteger } from '../../text/formats.ts';
import { chartText as text } from '../../text/stats.ts';

type Outcomes = { readonly won: number; readonly draw: number; readonly lost: number };

const tones = ['won', 'draw', 'lost'] as const;

/** The tones that occur; draws are left out if there are none. */
const tonesOf = (all: readonly Outcomes[]) =>
  tones.filter((tone) => tone !== 'draw' || all.some(({ draw }) => draw > 0));

/** Meaning of the tones; also the headings of the table behind the bars. */
export const outcomeLegend = (all: readonly Outcomes[]): readonly LegendEntry[] =>
  tonesOf(all).map((tone) => ({ tone, label: text[tone] }));

/** Won, drawn and lost as parts of one bar. */
export const outcomeParts = (outcomes: Outcomes): readonly BarPart[] =>
  tones.map((tone) => ({ tone, value: outcomes[tone] }));

/** `5 : 3`, or `5 : 1 : 3` if there are draws; in the order of the legend. */
export const outcomeText = (outcomes: Outcomes, all: readonly Outcomes[]): string =>
  tonesOf(all)
    .map((tone) => formatInteger(outcomes[tone]))
    .join(' : ');

/** The cells of the table behind the bars. */
export const outcomeCells = (outcomes: Outcomes, all: readonly Outcomes[]): readonly string[] =>
  tonesOf(all).map((tone) => formatInteger(outcomes[tone]));

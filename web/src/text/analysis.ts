import type { ScoringBed } from '@neundarter/rules/board/bed';
import type { DartGroup } from '@neundarter/rules/stats/dart-groups';
import { bedName } from './bed.ts';
import { formatCount, formatDecimal, formatInteger, formatPercentShort } from './formats.ts';

const millimetres = (value: number): string => `${formatDecimal(value)} mm`;

/** `3,20 mm rechts`; up to a tenth of a millimetre counts as the middle. */
const beside = (value: number, [less, more]: readonly [string, string]): string =>
  Math.abs(value) <= 0.1 ? 'mittig' : `${millimetres(Math.abs(value))} ${value < 0 ? less : more}`;

/** Texts of the analysis mode. */
export const dartAnalysisText = {
  title: 'Dart-Analyse',
  none: 'Hier sind keine Darts gespeichert. Sie kommen von der automatischen Erkennung und von Bots.',
  loading: 'Analyse wird geladen...',
  player: 'Spieler',
  everybody: 'Alle Spieler',
  target: 'Ziel',
  allTargets: 'Alle Ziele',
  view: 'Darstellung',
  views: { darts: 'Darts', heat: 'Heatmap' },
  caption: 'Gruppierung je Ziel',
  columns: ['Ziel', 'Darts', 'Treffer', 'Quote', 'Streuung', 'Seitlich', 'Höhe'],
  legend: { hit: 'Ziel getroffen', beside: 'Ziel verfehlt', spread: 'Mitte und Streuung ab 3 Darts' },
  hint: 'Das Ziel folgt aus dem Rest: beim Scoren das nächste Triple, sonst der Standardweg zum Checkout.',
} as const;

/** A row of the table behind the picture. */
export const groupRow = ({ target, count, hits, spreadMm, offset }: DartGroup) =>
  [
    bedName(target),
    formatInteger(count),
    formatInteger(hits),
    formatPercentShort(hits / count),
    millimetres(spreadMm),
    beside(offset.xMm, ['links', 'rechts']),
    beside(offset.yMm, ['tief', 'hoch']),
  ] as const;

/** The chart in words, with its most important fact. */
export const analysisLabel = (groups: readonly DartGroup[]): string => {
  const first = groups[0];
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const darts = formatCount(count, { one: 'Dart', many: 'Darts' });
  if (first === undefined) return darts;
  const most = `Am häufigsten auf ${bedName(first.target)}`;
  return `${darts}. ${most}: ${formatInteger(first.hits)} von ${formatInteger(first.count)} getroffen.`;
};

export const targetOption = (target: ScoringBed, count: number): string =>
  `${bedName(target)} (${formatInteger(count)})`;

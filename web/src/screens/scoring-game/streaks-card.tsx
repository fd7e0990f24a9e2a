import { kindNamed } from '@neundarter/rules/practice/practice-kinds';
import { streaksOf } from '@neundarter/rules/practice/streaks';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import { BarRows } from '../../parts/charts/bar-rows.tsx';
import { ChartFigure } from '../../parts/charts/chart-figure.tsx';
import { formatDecimal, formatInteger, formatPercentShort } from '../../text/formats.ts';
import { gameSummaryText as text } from '../../text/practice.ts';
import { textOfKind } from '../../text/practice-kinds.ts';
import { statsText } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { looksOf } from './looks-of-kinds.ts';
import classes from './streaks-card.module.css';

/** Series of equal hits: the longest of each kind as a card, all figures as rows. */
export function StreaksCard({ game: { kind, throws } }: { readonly game: ScoringGame }) {
  const streaks = streaksOf(throws, kindNamed(kind).hitTypes);
  const kindText = textOfKind(kind);
  const looksOfHits = looksOf(kind);
  const [best] = streaks.toSorted((one, other) => other.longest - one.longest);
  const facts =
    best === undefined || best.longest === 0
      ? text.none
      : `${kindText.hit(best.hitType)} ${text.longestCount(best.longest)}`;
  return (
    <Card title={text.streaks}>
      <p className={looks.note}>{text.streaksHint}</p>
      <ul className={classes.cards}>
        {streaks.map(({ hitType, longest, longestShare }) => (
          <Stack
            as="li"
            gap="2xs"
            key={hitType}
            className={classes.card}
            data-tone={looksOfHits.toneOf(hitType)}
          >
            <span className={classes.name}>{kindText.hit(hitType)}</span>
            <span className={classes.longest}>{formatInteger(longest)}</span>
            <span className={classes.share}>{text.longestShare(longestShare)}</span>
          </Stack>
        ))}
      </ul>
      <ChartFigure
        label={statsText.chart(text.streaks, facts)}
        table={{
          caption: text.streaks,
          columns: [text.segment, text.longest, text.streakCount, text.average, text.share],
          rows: streaks.map(({ hitType, longest, count, average, longestShare }) => [
            kindText.hit(hitType),
            formatInteger(longest),
            formatInteger(count),
            formatDecimal(average),
            formatPercentShort(longestShare),
          ]),
        }}
      >
        <BarRows
          rows={streaks.map(({ hitType, longest, count, average }) => ({
            label: kindText.hit(hitType),
            parts: [{ tone: looksOfHits.toneOf(hitType), value: longest }],
            text: text.streakFacts({ longest, count, average: formatDecimal(average) }),
          }))}
        />
      </ChartFigure>
    </Card>
  );
}

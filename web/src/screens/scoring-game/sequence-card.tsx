import { kindNamed } from '@neundarter/rules/practice/practice-kinds';
import { standingOfGame } from '@neundarter/rules/practice/standing';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import { ChartFigure } from '../../parts/charts/chart-figure.tsx';
import { Legend } from '../../parts/charts/legend.tsx';
import { formatInteger } from '../../text/formats.ts';
import { gameSummaryText as text } from '../../text/practice.ts';
import { textOfKind } from '../../text/practice-kinds.ts';
import { statsText } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import classes from './game-summary.module.css';
import { HitSequence } from './hit-sequence.tsx';
import { looksOf } from './looks-of-kinds.ts';
import { sequenceTable } from './sequence-table.ts';

/** The score of a finished game and its darts in order. */
export function SequenceCard({ game }: { readonly game: ScoringGame }) {
  const { kind, throws } = game;
  const { score } = standingOfGame(game);
  const kindText = textOfKind(kind);
  const entries = kindNamed(kind).hitTypes.map((hitType) => ({
    tone: looksOf(kind).toneOf(hitType),
    label: kindText.hit(hitType),
  }));
  return (
    <Card title={text.sequence}>
      <Inline gap="m" align="baseline">
        <p className={classes.score}>
          {formatInteger(score)} <span className={classes.unit}>{kindText.unit}</span>
        </p>
      </Inline>
      <ChartFigure
        label={statsText.chart(text.sequence, text.sequenceFacts(kindText.scored(score), throws.length))}
        table={sequenceTable(game)}
        legend={<Legend entries={entries} />}
      >
        <HitSequence game={game} />
      </ChartFigure>
    </Card>
  );
}

import { standingOfHits } from '@neundarter/rules/practice/standing';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReadyGame } from '../../data/practice/tracked-game.ts';
import { ChartFigure } from '../../parts/charts/chart-figure.tsx';
import { Legend } from '../../parts/charts/legend.tsx';
import { useStartGame } from '../../parts/practice/use-start-game.ts';
import { QueueStatus } from '../../parts/queue-status/queue-status.tsx';
import { formatDateTime, formatInteger } from '../../text/formats.ts';
import { hitQueueText, hitText, scoringGameText, gameSummaryText as text } from '../../text/practice.ts';
import { statsText } from '../../text/stats.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFrame } from '../../ui/frame-mode.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Row } from '../../ui/row.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './game-summary.module.css';
import { HitSequence } from './hit-sequence.tsx';
import { toneOfHit } from './hit-tones.ts';
import { RoundsCard } from './rounds-card.tsx';
import { SegmentBars, segmentFacts, segmentTable } from './segment-bars.tsx';
import { sequenceTable } from './sequence-table.ts';
import { StreaksCard } from './streaks-card.tsx';
import { useGameInput } from './use-scoring-game.ts';

/** The summary of a finished game. */
export function GameSummary({ tracked }: { readonly tracked: ReadyGame }) {
  const { game, queue } = tracked;
  const { canUndo, undo } = useGameInput(tracked);
  useFrame('full');
  return (
    <Page
      title={text.title}
      eyebrow={formatDateTime(game.startDateTime)}
      width="wide"
      actions={<WaysOn onUndo={canUndo ? undo : null} />}
    >
      {queue.phase === 'idle' ? null : (
        <QueueStatus queue={queue} text={(isRecovered) => hitQueueText({ ...queue, isRecovered })} />
      )}
      <Cards game={game} />
    </Page>
  );
}

function WaysOn({ onUndo }: { readonly onUndo: (() => void) | null }) {
  const start = useStartGame();
  return (
    <>
      {onUndo === null ? null : (
        <Button icon={<IconArrowBackUp size={20} />} onClick={onUndo}>
          {scoringGameText.undoLabel}
        </Button>
      )}
      <div className={classes.back}>
        <ButtonLink to="/practice-room" look="primary">
          {text.back}
        </ButtonLink>
        <MenuButton
          label={text.backMenu}
          items={[{ label: text.startNew, onSelect: () => void start() }]}
          look="button"
        >
          <VisuallyHidden>{text.backMenu}</VisuallyHidden>
          <IconChevronDown aria-hidden size={18} />
        </MenuButton>
      </div>
    </>
  );
}

function Cards({ game }: { readonly game: ScoringGame }) {
  const { throws } = game;
  const { score } = standingOfHits(throws);
  return (
    <div className={classes.cards}>
      <div className={classes.wide}>
        <Card title={text.sequence}>
          <Row gap="m" align="baseline">
            <p className={classes.score}>
              {formatInteger(score)} <span className={classes.unit}>{scoringGameText.score}</span>
            </p>
          </Row>
          <ChartFigure
            label={statsText.chart(text.sequence, text.sequenceFacts(score, throws.length))}
            table={sequenceTable(throws)}
            legend={
              <Legend
                entries={(['triple', 'double', 'single', 'miss'] as const).map((hitType) => ({
                  tone: toneOfHit[hitType],
                  label: hitText[hitType],
                }))}
              />
            }
          >
            <HitSequence game={game} />
          </ChartFigure>
        </Card>
      </div>
      <Card title={text.segments}>
        <ChartFigure
          label={statsText.chart(text.segments, segmentFacts(throws))}
          table={segmentTable(throws)}
        >
          <SegmentBars throws={throws} />
        </ChartFigure>
      </Card>
      <StreaksCard throws={throws} />
      <div className={classes.wide}>
        <RoundsCard game={game} />
      </div>
    </div>
  );
}

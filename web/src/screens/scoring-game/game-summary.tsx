import type { PracticeKindName } from '@neundarter/rules/practice/practice-kinds';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import type { ReadyGame } from '../../data/practice/tracked-game.ts';
import { useStartGame } from '../../parts/practice/use-start-game.ts';
import { QueueStatus } from '../../parts/queue-status/queue-status.tsx';
import { formatDateTime } from '../../text/formats.ts';
import { hitQueueText, scoringGameText, gameSummaryText as text } from '../../text/practice.ts';
import { textOfKind } from '../../text/practice-kinds.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFrame } from '../../ui/frame-mode.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Page } from '../../ui/page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './game-summary.module.css';
import { partsOf, type SummaryCard } from './kind-parts.ts';
import { RoundsCard } from './rounds-card.tsx';
import { SegmentsCard } from './segments-card.tsx';
import { SequenceCard } from './sequence-card.tsx';
import { StreaksCard } from './streaks-card.tsx';
import { useGameInput } from './use-scoring-game.ts';

/** The summary of a finished game. */
export function GameSummary({ tracked }: { readonly tracked: ReadyGame }) {
  const { game, queue } = tracked;
  const { canUndo, undo } = useGameInput(tracked);
  useFrame('full');
  return (
    <Page
      title={text.title(textOfKind(game.kind).title)}
      eyebrow={formatDateTime(game.startDateTime)}
      width="wide"
      actions={<WaysOn kind={game.kind} onUndo={canUndo ? undo : null} />}
    >
      {queue.phase === 'idle' ? null : (
        <QueueStatus queue={queue} text={(isRecovered) => hitQueueText({ ...queue, isRecovered })} />
      )}
      <Cards game={game} />
    </Page>
  );
}

type WaysOnProps = { readonly kind: PracticeKindName; readonly onUndo: (() => void) | null };

function WaysOn({ kind, onUndo }: WaysOnProps) {
  const start = useStartGame(kind);
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

type Card = (props: { readonly game: ScoringGame }) => ReactNode;

/** Each card, and whether it needs the whole width. */
const cards: { readonly [name in SummaryCard]: { readonly Card: Card; readonly isWide: boolean } } = {
  sequence: { Card: SequenceCard, isWide: true },
  segments: { Card: SegmentsCard, isWide: false },
  streaks: { Card: StreaksCard, isWide: false },
  rounds: { Card: RoundsCard, isWide: true },
};

function Cards({ game }: { readonly game: ScoringGame }) {
  return (
    <div className={classes.cards}>
      {partsOf(game.kind).cards.map((name) => {
        const { Card, isWide } = cards[name];
        return isWide ? (
          <div key={name} className={classes.wide}>
            <Card game={game} />
          </div>
        ) : (
          <Card key={name} game={game} />
        );
      })}
    </div>
  );
}

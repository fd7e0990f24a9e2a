import { standingOfGame } from '@neundarter/rules/practice/standing';
import { useState } from 'react';
import type { ReadyGame } from '../../data/practice/tracked-game.ts';
import { DataTable } from '../../parts/charts/data-table.tsx';
import { KeyboardHelp } from '../../parts/keyboard-help/keyboard-help.tsx';
import { RefusalNotice } from '../../parts/refusal-notice/refusal-notice.tsx';
import { errorText } from '../../text/errors.ts';
import { formatInteger } from '../../text/formats.ts';
import {
  hitRefusalText,
  scoringGameKeys,
  scoringGameKeysText,
  gameSummaryText as summaryText,
  scoringGameText as text,
} from '../../text/practice.ts';
import { textOfKind } from '../../text/practice-kinds.ts';
import { statsText } from '../../text/stats.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Inline } from '../../ui/inline.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import { GameBar } from './game-bar.tsx';
import { HitSequence } from './hit-sequence.tsx';
import { partsOf } from './kind-parts.ts';
import classes from './running-game.module.css';
import { sequenceTable } from './sequence-table.ts';
import { useDeviceForGame, useGameInput, useGameKeys } from './use-scoring-game.ts';

type Props = {
  readonly tracked: ReadyGame;
  /** Called when the game is over and the user has seen its end. */
  readonly onLeave: () => void;
};

/** The running game: points, the darts in order, figures and large buttons of its kind. It never scrolls. */
export function RunningGame({ tracked, onLeave }: Props) {
  const { game, queue } = tracked;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isFinished = game.status === 'finished';
  const input = useGameInput(tracked);
  useDeviceForGame(game);
  useGameKeys({ kind: game.kind, input, openHelp: () => setHelpOpen(true) });
  const { score } = standingOfGame(game);
  const parts = partsOf(game.kind);
  const kindText = textOfKind(game.kind);
  return (
    <div className={classes.game}>
      <GameBar title={kindText.title} queue={queue} onHelp={() => setHelpOpen(true)} />
      <Standing tracked={tracked} score={score} />
      <parts.Figures game={game} />
      {queue.refusal === null ? (
        <parts.Pad game={game} input={input} />
      ) : (
        <div className={classes.refusal}>
          <RefusalNotice
            what={hitRefusalText.what[queue.refusal.kind]}
            why={
              queue.refusal.code === 'error.not-found'
                ? hitRefusalText.deleted
                : errorText(queue.refusal.code)
            }
            discardText={hitRefusalText.discard(queue.waitingThrows)}
            onRetry={queue.refusal.code === 'error.not-found' ? null : tracked.retryQueue}
            onDiscard={tracked.discardQueue}
          />
        </div>
      )}
      {isFinished ? (
        <CompletionDialog message={kindText.message(score)} onUndo={input.undo} onLeave={onLeave} />
      ) : null}
      <Dialog isOpen={isHelpOpen} title={scoringGameKeysText.title} onClose={() => setHelpOpen(false)}>
        <KeyboardHelp intro={scoringGameKeysText.intro} keys={[...kindText.keys, ...scoringGameKeys]} />
      </Dialog>
    </div>
  );
}

/** Points and number of darts; below them the darts in order. */
function Standing({ tracked: { game }, score }: { readonly tracked: ReadyGame; readonly score: number }) {
  const { kind, throws, config } = game;
  const kindText = textOfKind(kind);
  const facts = summaryText.sequenceFacts(kindText.scored(score), throws.length);
  return (
    <section className={classes.standing} aria-label={summaryText.sequence}>
      <Inline gap="l" align="end" justify="between">
        <Inline as="p" gap="s" align="baseline">
          <span className={classes.score} data-testid="score">
            {formatInteger(score)}
          </span>
          <span className={classes.unit}>{kindText.unit}</span>
        </Inline>
        <Inline as="p" gap="s" align="baseline">
          <span className={classes.thrown} data-testid="throws">
            {kindText.progress(throws.length, config.maxNoOfThrows)}
          </span>
          <span className={classes.unit}>{text.throws}</span>
        </Inline>
      </Inline>
      <Inline
        className={classes.sequence}
        role="img"
        aria-label={statsText.chart(summaryText.sequence, facts)}
      >
        <HitSequence game={game} />
      </Inline>
      <VisuallyHidden as="div">
        <DataTable {...sequenceTable(game)} />
      </VisuallyHidden>
    </section>
  );
}

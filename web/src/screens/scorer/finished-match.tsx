import { newId } from '../../data/api/new-id.ts';
import type { ReadyMatch } from '../../data/match/tracked-match.ts';
import { MatchSummary } from '../../parts/match-summary/match-summary.tsx';
import { QueueStatus } from '../../parts/queue-status/queue-status.tsx';
import { commonText } from '../../text/common.ts';
import { queueText, reasonText, scorerFailure } from '../../text/scorer.ts';
import { tabletText } from '../../text/tablet.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFrame } from '../../ui/frame-mode.ts';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';
import { askToReopen, mayReopen } from './ask-to-reopen.ts';
import { LateMatchRefusal } from './late-match-refusal.tsx';
import classes from './match-screen.module.css';
import { actsToUndo, undoCommands } from './undo-throw.ts';
import { useWayToBoard } from './way-to-board.ts';

/** A match that is over, with what of it has not reached the server, and the way back. */
export function FinishedMatch({ tracked }: { readonly tracked: ReadyMatch }) {
  const { match, info, queue } = tracked;
  useFrame('full');
  const board = useWayToBoard(info, 'by-tap');
  const turns = mayReopen(info) ? actsToUndo(match) : [];
  const undo = async (): Promise<void> => {
    const answer = await askToReopen(match, info);
    if (answer === null) return;
    for (const command of undoCommands(turns, newId, answer.reason)) {
      const result = tracked.dispatch(command);
      if (result.ok) continue;
      const text = scorerFailure.undo(reasonText(result.error));
      return showToast({ kind: 'error', title: commonText.errorTitle, text });
    }
  };
  return (
    <>
      {queue.phase === 'idle' ? null : (
        <Stack gap="s" className={classes.unsaved}>
          <LateMatchRefusal
            match={match}
            queue={queue}
            onRetry={tracked.retryQueue}
            onDiscard={tracked.discardQueue}
          />
          <QueueStatus queue={queue} text={(isRecovered) => queueText({ ...queue, isRecovered })} />
        </Stack>
      )}
      {board === null ? null : (
        <Stack align="center" className={classes.unsaved}>
          <ButtonLink look="primary" to={board.to}>
            {tabletText.back(board.name)}
          </ButtonLink>
        </Stack>
      )}
      <MatchSummary match={match} info={info} onUndo={turns.length === 0 ? null : () => void undo()} />
    </>
  );
}

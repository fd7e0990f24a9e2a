import { unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import type { Match } from '@neundarter/rules/match/types';
import type { QueueRefusal, QueueState } from '../../data/match/match-queue-state.ts';
import { RefusalNotice } from '../../parts/refusal-notice/refusal-notice.tsx';
import { refusalText, refusedText, refusedTurnText } from '../../text/match-refusal.ts';
import { nameOf } from '../../text/player-of-match.ts';
import { reasonText } from '../../text/scorer.ts';
import classes from './match-refusal.module.css';

type Props = {
  readonly match: Match;
  readonly queue: QueueState;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
};

const turnText = (match: Match, { turn }: QueueRefusal): string | null =>
  turn === null
    ? null
    : refusedTurnText({
        name: nameOf(match, turn.playerId),
        score: turn.score,
        setNumber: match.config.setMode === 'single-set' ? null : turn.setNumber,
        legNumber: turn.legNumber,
      });

/** What a refused change needs explained beyond the reason of the server. */
const reasonOf = (match: Match, code: string): string | null => {
  if (code === 'error.not-found') return refusalText.deleted;
  const isEnded = code === 'error.invalid-match-status' && unplayedEndOf(match) !== null;
  return isEnded ? refusalText.ended : null;
};

/** Tells which change of a match the server refuses. Replaces the pad. */
export function MatchRefusal({ match, queue, onRetry, onDiscard }: Props) {
  const { refusal, waitingTurns } = queue;
  if (refusal === null) return null;
  const reason = reasonOf(match, refusal.code);
  return (
    <div className={classes.place}>
      <RefusalNotice
        what={reason ?? refusedText(refusal.kind, reasonText(refusal.code))}
        why={turnText(match, refusal)}
        discardText={refusalText.discardText(waitingTurns)}
        onRetry={onRetry}
        onDiscard={onDiscard}
      />
    </div>
  );
}

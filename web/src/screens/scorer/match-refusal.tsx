import type { Match } from '@neundarter/rules/match/types';
import { canRetry } from '../../data/match/can-retry.ts';
import type { QueueRefusal, QueueState } from '../../data/match/match-queue-state.ts';
import { RefusalNotice } from '../../parts/refusal-notice/refusal-notice.tsx';
import { refusalText, refusedForGoodText, refusedText, refusedTurnText } from '../../text/match-refusal.ts';
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
const reasonOf = ({ code, record }: QueueRefusal): string | null => {
  if (code === 'error.not-found') return refusalText.deleted;
  const isEnded = code === 'error.invalid-match-status' && record.base?.props.status === 'finished';
  return isEnded ? refusalText.ended : null;
};

/** Tells which change of a match the server refuses. Replaces the pad. */
export function MatchRefusal({ match, queue, onRetry, onDiscard }: Props) {
  const { refusal, waitingTurns } = queue;
  if (refusal === null) return null;
  const mayRetry = canRetry(refusal.record);
  const reason = reasonText(refusal.code);
  const usual = mayRetry ? refusedText(refusal.kind, reason) : refusedForGoodText(reason);
  return (
    <div className={classes.place}>
      <RefusalNotice
        what={reasonOf(refusal) ?? usual}
        why={turnText(match, refusal)}
        discardText={refusalText.discardText(waitingTurns)}
        onRetry={mayRetry ? onRetry : null}
        onDiscard={onDiscard}
      />
    </div>
  );
}

import { unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import type { Match } from '@neundarter/rules/match/types';
import type { QueueRefusal, QueueState } from '../../data/match/match-queue-state.ts';
import { RefusalNotice } from '../../parts/refusal-notice/refusal-notice.tsx';
import { errorText } from '../../text/errors.ts';
import { refusalText, refusedText } from '../../text/scorer.ts';
import classes from './match-refusal.module.css';
import { nameOf } from './scorer-names.ts';

type Props = {
  readonly match: Match;
  readonly queue: QueueState;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
};

const whatText = (match: Match, { kind, turn }: QueueRefusal): string =>
  refusedText(
    kind,
    turn === null
      ? null
      : {
          name: nameOf(match, turn.playerId),
          score: turn.score,
          setNumber: match.config.setMode === 'single-set' ? null : turn.setNumber,
          legNumber: turn.legNumber,
        },
  );

const whyText = (match: Match, code: string): string => {
  if (code === 'error.not-found') return refusalText.deleted;
  const isEnded = code === 'error.invalid-match-status' && unplayedEndOf(match) !== null;
  return isEnded ? refusalText.ended : errorText(code);
};

/** Tells which change of a match the server refuses. Replaces the pad. */
export function MatchRefusal({ match, queue, onRetry, onDiscard }: Props) {
  const { refusal, waitingTurns } = queue;
  if (refusal === null) return null;
  return (
    <div className={classes.place}>
      <RefusalNotice
        what={whatText(match, refusal)}
        why={whyText(match, refusal.code)}
        discardText={refusalText.discardText(waitingTurns)}
        onRetry={onRetry}
        onDiscard={onDiscard}
      />
    </div>
  );
}

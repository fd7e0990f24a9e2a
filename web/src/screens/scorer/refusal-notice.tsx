import type { Match } from '@neundarter/rules/match/types';
import type { QueueRefusal, QueueState } from '../../data/match-session.ts';
import { errorText } from '../../text/errors.ts';
import { refusalText, refusedText } from '../../text/scorer.ts';
import { Button } from '../../ui/button.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import classes from './refusal-notice.module.css';
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

const whyText = (code: string): string =>
  code === 'error.not-found' ? refusalText.deleted : errorText(code);

/** The server will not take a change: says which, and lets the user try again or drop it. Stands where the pad was. */
export function RefusalNotice({ match, queue, onRetry, onDiscard }: Props) {
  const { refusal, waitingTurns } = queue;
  if (refusal === null) return null;
  const discard = async (): Promise<void> => {
    const isConfirmed = await confirmAction({
      title: refusalText.discardTitle,
      text: refusalText.discardText(waitingTurns),
      confirm: refusalText.discard,
      danger: true,
    });
    if (isConfirmed) onDiscard();
  };
  return (
    <section className={classes.notice} role="alert">
      <h2 className={classes.title}>{refusalText.title}</h2>
      <p>{whatText(match, refusal)}</p>
      <p>{whyText(refusal.code)}</p>
      <div className={classes.actions}>
        <Button look="primary" onClick={onRetry}>
          {refusalText.retry}
        </Button>
        <Button look="danger" onClick={() => void discard()}>
          {refusalText.discard}
        </Button>
      </div>
    </section>
  );
}

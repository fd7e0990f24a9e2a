import { type DetectedTurn, readDetected } from '@neundarter/rules/turn/detected-turn';
import type { TurnOfDarts, TurnStart } from '@neundarter/rules/turn/turn-of-darts';
import { detectionText, ignoredText } from '../../text/detection.ts';
import classes from './detection-pad.module.css';

type Props = { readonly turn: DetectedTurn; readonly start: TurnStart };

const consequence = (made: TurnOfDarts, before: number): string => {
  if (made.isBust) return detectionText.bust;
  return made.isCheckout ? detectionText.checkout : detectionText.rest(before - made.score);
};

/** A note about the turn: a dart that was not counted, or what the player has to do now. */
const noteOf = (turn: DetectedTurn, isOver: boolean): string => {
  if (turn.ignored !== null) return ignoredText(turn.ignored);
  if (turn.state === 'returned') return detectionText.returned;
  const isWaiting = turn.state === 'done' || turn.isClearing || (isOver && turn.darts.length > 0);
  return isWaiting ? detectionText.takeOut : '';
};

/** The result of the darts so far. Darts of a turn already recorded do not count for the next player. */
export function TurnResult({ turn, start }: Props) {
  const isRecorded = turn.state === 'done' || turn.state === 'stale';
  const made = readDetected(isRecorded ? { ...turn, darts: [] } : turn, start);
  if (made === null) return null;
  const kind = made.isBust ? 'bust' : made.isCheckout ? 'checkout' : 'open';
  return (
    <div className={classes.result} data-kind={kind}>
      <output className={classes.score} aria-live="off">
        {made.score}
      </output>
      <p className={classes.consequence}>{consequence(made, start.before)}</p>
      <p className={classes.note} role="status">
        {noteOf(turn, made.isOver)}
      </p>
    </div>
  );
}

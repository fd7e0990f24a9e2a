import { currentRound } from '@neundarter/rules/match/round-limit';
import type { Match } from '@neundarter/rules/match/types';
import { type DetectedTurn, readDetected } from '@neundarter/rules/turn/detected-turn';
import type { TurnOfDarts, TurnStart } from '@neundarter/rules/turn/turn-of-darts';
import { detectionText, ignoredText } from '../../text/detection.ts';
import { scorerText } from '../../text/scorer.ts';
import classes from './detection-pad.module.css';

type Props = { readonly match: Match; readonly turn: DetectedTurn; readonly start: TurnStart };

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

/** The round before the first dart of a turn; empty without a round limit. */
const roundOf = (match: Match): string => {
  const round = currentRound(match);
  return round === null ? '' : scorerText.round(round);
};

/** The result of the darts so far. Darts of a turn already recorded do not count for the next player. */
export function TurnResult({ match, turn, start }: Props) {
  const isRecorded = turn.state === 'done' || turn.state === 'stale';
  const made = readDetected(isRecorded ? { ...turn, darts: [] } : turn, start);
  if (made === null) return null;
  const note = noteOf(turn, made.isOver);
  const kind = made.isBust ? 'bust' : made.isCheckout ? 'checkout' : 'open';
  return (
    <div className={classes.result} data-kind={kind}>
      <output className={classes.score} aria-live="off">
        {made.score}
      </output>
      <p className={classes.consequence}>{consequence(made, start.before)}</p>
      <p className={classes.note} role="status">
        {note === '' && turn.darts.length === 0 ? roundOf(match) : note}
      </p>
    </div>
  );
}

import type { currentRound } from '@neundarter/rules/match/round-limit';
import { scorerText } from '../../text/scorer.ts';
import classes from './entry-display.module.css';
import type { PadInput, PadReading, TurnEntry } from './use-turn-entry.ts';

type Props = {
  readonly entry: TurnEntry;
  readonly botName: string | null;
  /** Whether an opponent at another board is to throw. */
  readonly isWaiting: boolean;
  /** The round of the leg; null without a round limit. */
  readonly round: ReturnType<typeof currentRound>;
};

/** The effect of the typed number: the rest after it, or in rest mode the score; before it, the round. */
const consequence = (reading: PadReading, mode: PadInput['mode'], round: Props['round']): string => {
  switch (reading.kind) {
    case 'empty':
      return round === null ? '' : scorerText.round(round);
    case 'impossible':
      return scorerText.impossible;
    case 'bust':
      return scorerText.bust;
    case 'score':
      if (reading.rest === 0) return scorerText.checkout;
      return mode === 'rest' ? scorerText.points(reading.score) : scorerText.leaves(reading.rest);
  }
};

/** The line above the keys: the input and its effect; while a bot or an online opponent throws, a line that says so. */
export function EntryDisplay({ entry: { input, reading }, botName, isWaiting, round }: Props) {
  if (isWaiting || botName !== null) {
    return (
      <p className={classes.display} data-kind="bot">
        {botName === null ? scorerText.waitForOpponent : scorerText.botThrows(botName)}
      </p>
    );
  }
  const label = input.mode === 'rest' ? scorerText.rest : scorerText.enterScore;
  return (
    <p className={classes.display} data-kind={reading.kind} data-mode={input.mode}>
      <span className={classes.label}>{label}</span>
      <output className={classes.typed} aria-live="off">
        {input.digits}
      </output>
      <span className={classes.consequence}>{consequence(reading, input.mode, round)}</span>
    </p>
  );
}

import { useId } from 'react';
import classes from './explanation.module.css';

type Props = {
  /** Names the button: `Was heißt „Short Leg“?`. */
  readonly question: string;
  readonly text: string;
};

/**
 * A small `?` beside a word. A tap shows what the word means at the lower edge of the screen, until the next tap or
 * Escape; browsers without popovers show the text beside the word.
 */
export function Explanation({ question, text }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className={classes.button} aria-label={question} popoverTarget={id} />
      <span id={id} popover="auto" className={classes.text}>
        {text}
      </span>
    </>
  );
}

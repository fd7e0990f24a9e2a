import { useId } from 'react';
import { explanationText } from '../text/explanations.ts';
import classes from './explanation.module.css';

type Props = {
  /** The word that is explained. */
  readonly word: string;
  readonly text: string;
};

/**
 * A small `?` beside a word. A tap shows what the word means at the lower edge of the screen, until the next tap or
 * Escape; browsers without popovers show the text beside the word.
 */
export function Explanation({ word, text }: Props) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={explanationText.open(word)}
        popoverTarget={id}
      >
        ?
      </button>
      <span id={id} popover="auto" className={classes.text}>
        {text}
      </span>
    </>
  );
}

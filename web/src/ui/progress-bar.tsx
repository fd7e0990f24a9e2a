import { useEffect, useId, useRef } from 'react';
import classes from './progress-bar.module.css';

type Props = {
  readonly text: string;
  /** Whole number, 0 to 100. */
  readonly percent: number;
  /** Whether the page moves so that the user sees it when it appears: for work that the user has just begun. */
  readonly comesIntoView?: boolean;
};

/** Shows how much of something is done. */
export function ProgressBar({ text, percent, comesIntoView = false }: Props) {
  const textId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    if (comesIntoView) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoView]);
  return (
    <div ref={ref} className={classes.progress}>
      <p id={textId} className={classes.text}>
        {text}
      </p>
      <div
        className={classes.track}
        role="progressbar"
        aria-labelledby={textId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={classes.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}

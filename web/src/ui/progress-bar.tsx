import { useEffect, useId, useRef } from 'react';
import classes from './progress-bar.module.css';

/** Shows how much of a longer task is done, where the user sees it. @param percent whole number, 0 to 100 */
export function ProgressBar({ text, percent }: { readonly text: string; readonly percent: number }) {
  const textId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
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

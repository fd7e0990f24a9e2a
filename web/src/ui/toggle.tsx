import { useId } from 'react';
import classes from './toggle.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A switch with its label; the whole row reacts. */
export function Toggle({ label, hint, isOn, onChange }: Props) {
  const hintId = useId();
  return (
    <label className={classes.toggle}>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {hint === undefined ? null : (
          <span id={hintId} className={classes.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={classes.input}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={classes.track} aria-hidden="true" />
    </label>
  );
}

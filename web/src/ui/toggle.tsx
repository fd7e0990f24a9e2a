import { useId } from 'react';
import { Stack } from './stack.tsx';
import switches from './switch.module.css';
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
      <Stack as="span">
        <span className={classes.label}>{label}</span>
        {hint === undefined ? null : (
          <span id={hintId} className={classes.hint}>
            {hint}
          </span>
        )}
      </Stack>
      <input
        type="checkbox"
        role="switch"
        className={switches.switch}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

import { type ReactNode, useId } from 'react';
import classes from './check-field.module.css';

type Props = {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error?: string | undefined;
};

/** A checkbox, e.g. to agree to something; the label may contain links. */
export function CheckField({ label, isChecked, onChange, error }: Props) {
  const id = useId();
  return (
    <div>
      <div className={classes.row}>
        <input
          id={id}
          type="checkbox"
          className={classes.box}
          checked={isChecked}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

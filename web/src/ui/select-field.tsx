import { useId } from 'react';
import classes from './text-field.module.css';
import { describedBy, Field } from './text-field.tsx';

type Option<Value extends string> = { readonly value: Value; readonly label: string };
type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onValue: (value: Value) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
};

/** A choice of a few values, in the device's own list. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onValue,
  error,
  disabled,
}: Props<Value>) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <select
        id={id}
        className={classes.input}
        value={value}
        disabled={disabled}
        {...describedBy({ id, error })}
        onChange={(event) => onValue(event.currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './text-field.module.css';

type Shared = {
  readonly label: string;
  /** Problem of the value; shown below and announced to screen readers. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly onValue: (value: string) => void;
};
type InputProps = Shared & Omit<ComponentProps<'input'>, keyof Shared | 'onChange' | 'id' | 'className'>;
type AreaProps = Shared & Omit<ComponentProps<'textarea'>, keyof Shared | 'onChange' | 'id' | 'className'>;

/** One line of text with its label, hint and error. */
export function TextField({ label, error, hint, onValue, ...rest }: InputProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <input
        id={id}
        className={classes.input}
        {...describedBy({ id, error, hint })}
        {...rest}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({ label, error, hint, onValue, ...rest }: AreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <textarea
        id={id}
        className={classes.input}
        {...describedBy({ id, error, hint })}
        {...rest}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </Field>
  );
}

type FieldProps = Pick<Shared, 'label' | 'error' | 'hint'> & {
  readonly id: string;
  readonly children: ReactNode;
};

/** Label above, hint and error below a control with this id. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Attributes that connect a control with its hint and error. */
export const describedBy = ({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) => {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  const text = ids.filter((one) => one !== '').join(' ');
  return { 'aria-invalid': error !== undefined, 'aria-describedby': text === '' ? undefined : text } as const;
};

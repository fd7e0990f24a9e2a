import { maxNameLength } from '@neundarter/contract/limits';
import { useId } from 'react';
import { setupText } from '../../text/setup.ts';
import classes from './name-field.module.css';
import { suggestionsFor } from './suggestions.ts';

type NameFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Names this device remembers, newest first. */
  readonly known: readonly string[];
  /** Names in the form already. */
  readonly taken: readonly string[];
  readonly onChange: (name: string) => void;
};

/** A guest's name, with the names used before one tap away. */
export function NameField({ label, value, error, known, taken, onChange }: NameFieldProps) {
  const id = useId();
  const suggestions = suggestionsFor(value, { known, taken });
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes.input}
        value={value}
        maxLength={maxNameLength}
        placeholder={setupText.guestPlaceholder}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {suggestions.length > 0 && (
        <ul className={classes.suggestions} aria-label={setupText.recentNames}>
          {suggestions.map((name) => (
            <li key={name}>
              <button type="button" className={classes.suggestion} onClick={() => onChange(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

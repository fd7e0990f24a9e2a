import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { configText } from '../../text/setup.ts';
import classes from './count-field.module.css';

type CountFieldProps = {
  readonly label: string;
  /** `NaN` while nothing readable is typed. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
};

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** What is typed, as a number; `NaN` for anything but digits. */
const parseCount = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** A whole number with a button for less and for more, both large enough for a thumb; typing works too. */
export function CountField({ label, value, min, max, step = 1, error, onChange }: CountFieldProps) {
  const id = useId();
  const [text, setText] = useState(String(value));
  useEffect(() => {
    setText((typed) =>
      Object.is(parseCount(typed), value) ? typed : Number.isNaN(value) ? '' : String(value),
    );
  }, [value]);

  const go = (by: number) => onChange(Number.isNaN(value) ? min : clamp(value + by, min, max));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? step : -step);
  };

  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.row} data-invalid={error !== undefined || undefined}>
        <button
          type="button"
          className={classes.step}
          aria-label={configText.fewer(label)}
          disabled={value <= min}
          onClick={() => go(-step)}
        >
          <IconMinus aria-hidden size={22} />
        </button>
        <input
          id={id}
          className={classes.input}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => {
            setText(event.currentTarget.value);
            onChange(parseCount(event.currentTarget.value));
          }}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={configText.more(label)}
          disabled={value >= max}
          onClick={() => go(step)}
        >
          <IconPlus aria-hidden size={22} />
        </button>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

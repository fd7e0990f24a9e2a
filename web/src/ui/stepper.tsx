import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ComponentType } from 'react';
import { useEffect, useId, useState } from 'react';
import { lateCode } from '../device/late-code.ts';
import { stepperText } from '../text/fields.ts';
import { LazyPiece } from './lazy-piece.tsx';
import classes from './stepper.module.css';
import type { StepperPieceProps, StepperProps } from './stepper-props.ts';
import fields from './text-field.module.css';

const piece = lateCode<ComponentType<StepperPieceProps>>(
  async () => (await import('./stepper-piece.tsx')).StepperPiece,
);

/**
 * A whole number with two buttons, for less and for more, both large enough for a thumb; typing and arrow keys work
 * too, and a held button repeats. A number outside the range stays in the field: the form shows the problem.
 */
export function Stepper({ label, error, step = 1, ...rest }: StepperProps) {
  const id = useId();
  const props = { ...rest, id, label, step, errorId: error === undefined ? undefined : `${id}-error` };
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <LazyPiece piece={piece} props={props} plain={<PlainStepper {...props} />} />
      {error !== undefined && (
        <p id={`${id}-error`} className={fields.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The typed text as a number; `NaN` if it contains anything but digits. */
const parseCount = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Typing and single steps. */
function PlainStepper({ id, label, value, min, max, step, errorId, onChange }: StepperPieceProps) {
  const [text, setText] = useState(Number.isNaN(value) ? '' : String(value));
  useEffect(() => {
    setText((typed) =>
      Object.is(parseCount(typed), value) ? typed : Number.isNaN(value) ? '' : String(value),
    );
  }, [value]);
  const go = (by: number) => onChange(Number.isNaN(value) ? min : Math.min(Math.max(value + by, min), max));
  return (
    <div className={classes.row} data-invalid={errorId !== undefined || undefined}>
      <button
        type="button"
        className={classes.step}
        aria-label={stepperText.fewer(label)}
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
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange(parseCount(event.currentTarget.value));
        }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        className={classes.step}
        aria-label={stepperText.more(label)}
        disabled={value >= max}
        onClick={() => go(step)}
      >
        <IconPlus aria-hidden size={22} />
      </button>
    </div>
  );
}

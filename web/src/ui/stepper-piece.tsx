import { NumberField } from '@base-ui/react/number-field';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { stepperText } from '../text/fields.ts';
import classes from './stepper.module.css';
import type { StepperPieceProps } from './stepper-props.ts';

/** Numbers are shown as they are typed, without a separator after the thousands. */
const plainDigits = { useGrouping: false, maximumFractionDigits: 0 } as const;

/** The headless number field in our look. */
export function StepperPiece({ id, label, value, min, max, step, errorId, onChange }: StepperPieceProps) {
  return (
    <NumberField.Root
      id={id}
      className={classes.row}
      data-invalid={errorId !== undefined || undefined}
      locale="de-DE"
      format={plainDigits}
      value={Number.isNaN(value) ? null : value}
      min={min}
      max={max}
      step={step}
      allowOutOfRange
      onValueChange={(next, { reason }) =>
        onChange(Number.isNaN(value) && isStep(reason) ? min : (next ?? Number.NaN))
      }
    >
      <NumberField.Decrement className={classes.step} aria-label={stepperText.fewer(label)} tabIndex={0}>
        <IconMinus aria-hidden size={22} />
      </NumberField.Decrement>
      <NumberField.Input
        className={classes.input}
        aria-roledescription={stepperText.role}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onFocus={(event) => event.currentTarget.select()}
      />
      <NumberField.Increment className={classes.step} aria-label={stepperText.more(label)} tabIndex={0}>
        <IconPlus aria-hidden size={22} />
      </NumberField.Increment>
    </NumberField.Root>
  );
}

/** From an empty field every step leads to the minimum. */
const isStep = (reason: string): boolean =>
  reason === 'increment-press' || reason === 'decrement-press' || reason === 'keyboard';

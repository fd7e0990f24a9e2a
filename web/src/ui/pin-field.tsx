import type { ComponentType } from 'react';
import { type CSSProperties, useId } from 'react';
import { lateCode } from '../device/late-code.ts';
import { LazyPiece } from './lazy-piece.tsx';
import classes from './pin-field.module.css';
import type { PinFieldPieceProps, PinFieldProps } from './pin-field-props.ts';
import { describedBy, Field } from './text-field.tsx';

/** Number of digits of an event's PIN. */
const usualLength = 4;

const piece = lateCode<ComponentType<PinFieldPieceProps>>(
  async () => (await import('./pin-field-piece.tsx')).PinFieldPiece,
);

/** A code of digits, one box for each: typed, pasted as a whole, or filled in by the phone from a message. */
export function PinField(props: PinFieldProps) {
  const { label, error, hint, length = usualLength, isDisabled = false, onComplete, ...rest } = props;
  const id = useId();
  const shared = {
    ...rest,
    id,
    label,
    length,
    isDisabled,
    onComplete: onComplete ?? (() => undefined),
    description: describedBy({ id, error, hint }),
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <LazyPiece piece={piece} props={shared} plain={<PlainPin {...shared} />} />
    </Field>
  );
}

/** All digits in one field of the same size. */
function PlainPin({ id, value, length, isDisabled, description, onValue, onComplete }: PinFieldPieceProps) {
  const take = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, length);
    onValue(digits);
    if (digits.length === length && digits !== value) onComplete(digits);
  };
  return (
    <input
      id={id}
      className={`${classes.cell} ${classes.whole}`}
      style={{ '--length': length } as CSSProperties}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      disabled={isDisabled}
      {...description}
      onChange={(event) => take(event.currentTarget.value)}
    />
  );
}

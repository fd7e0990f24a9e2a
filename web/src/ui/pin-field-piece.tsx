import { OTPField } from '@base-ui/react/otp-field';
import { pinText } from '../text/fields.ts';
import classes from './pin-field.module.css';
import type { PinFieldPieceProps } from './pin-field-props.ts';

/** The headless one-time-code field in our look; one box per digit. The label belongs to the first box. */
export function PinFieldPiece(props: PinFieldPieceProps) {
  const { id, label, value, length, isDisabled, description, onValue, onComplete } = props;
  return (
    <OTPField.Root
      id={id}
      className={classes.cells}
      aria-label={label}
      length={length}
      validationType="numeric"
      value={value}
      disabled={isDisabled}
      onValueChange={(next) => onValue(next)}
      onValueComplete={(next) => onComplete(next)}
    >
      {Array.from({ length }, (_, place) => (
        <OTPField.Input
          key={place}
          className={classes.cell}
          {...(place === 0 ? {} : { 'aria-label': pinText.digit(place + 1, length) })}
          {...description}
        />
      ))}
    </OTPField.Root>
  );
}

import { type MouseEvent, memo, type ReactNode } from 'react';
import classes from './score-pad.module.css';

type KeyLook = 'digit' | 'shortcut' | 'action' | 'ok' | 'bust';

type Props<Value> = {
  readonly value: Value;
  readonly onPress: (value: Value) => void;
  readonly look: KeyLook;
  readonly isDisabled?: boolean;
  /** Name of the key, if its face is not clear enough. */
  readonly label?: string;
  /** Letter on the keyboard that does the same. */
  readonly letter?: string | undefined;
  readonly isPressed?: boolean;
  readonly area?: string;
  readonly children: ReactNode;
};

/** A tap must not take the focus, because Enter on a keyboard would then press the tapped key again. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

function Key<Value>(props: Props<Value>) {
  const { value, onPress, look, isDisabled, label, letter, isPressed, area, children } = props;
  return (
    <button
      type="button"
      className={classes.key}
      data-look={look}
      style={area === undefined ? undefined : { gridArea: area }}
      disabled={isDisabled}
      aria-label={label}
      aria-pressed={isPressed}
      onMouseDown={keepFocus}
      onClick={() => onPress(value)}
    >
      {children}
      {letter === undefined ? null : (
        <span aria-hidden="true" className={classes.letter}>
          {letter}
        </span>
      )}
    </button>
  );
}

/** One key of the score pad; renders again only when its own face changes. */
export const PadKey = memo(Key) as typeof Key;

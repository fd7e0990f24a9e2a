import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './tooltip.module.css';

/** How long the pointer has to stay before the tooltip appears. Specification: tooltip delay. ms */
export const tooltipDelayMs = 1_000;

type Props = {
  readonly text: string;
  readonly children: ReactNode;
};

/**
 * Explains its content when the pointer, a finger or the focus has stayed there for a second; Escape closes it. Screen
 * readers get the text as a description at once.
 */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wait = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), tooltipDelayMs);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards wait at it too
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <span
      role="group"
      className={classes.place}
      tabIndex={0}
      aria-describedby={id}
      onPointerEnter={wait}
      onPointerLeave={close}
      onFocus={wait}
      onBlur={close}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      {children}
      <span id={id} role="tooltip" className={classes.tip} data-open={isOpen || undefined}>
        {text}
      </span>
    </span>
  );
}

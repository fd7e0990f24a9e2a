import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { lineUpEditorText as text } from '../../../text/matchday.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Place } from './line-up-moves.ts';
import classes from './line-up-places.module.css';

export type PlaceProps = {
  readonly place: Place;
  /** What the place is, for screen readers; a player who is in no entry needs no such text. */
  readonly label?: string;
  /** Whether there is something to move. */
  readonly isHeld: boolean;
  /** Left out if a tap does something at once. */
  readonly isPicked?: boolean;
  readonly error?: string | undefined;
  readonly look: 'entry' | 'chip' | 'target';
  readonly onTap: () => void;
  readonly children: ReactNode;
};

/** A place as a component: one that is only tapped, or one that is also dragged. */
export type PlaceComponent = ComponentType<PlaceProps>;

type ButtonProps = PlaceProps &
  Pick<ComponentProps<'button'>, 'ref' | 'style' | 'onMouseDown' | 'onTouchStart'> & {
    readonly isOver?: boolean;
    readonly isDragged?: boolean;
  };

/** A place: a tap picks it, or puts what was picked before. */
export function PlaceButton({
  place,
  label,
  isHeld,
  isPicked,
  error,
  look,
  onTap,
  children,
  isOver = false,
  isDragged = false,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classes.place}
      data-look={look}
      data-kind={place.kind}
      data-held={isHeld || undefined}
      data-over={isOver || undefined}
      data-dragged={isDragged || undefined}
      data-wrong={error === undefined ? undefined : true}
      aria-pressed={isPicked}
      onClick={onTap}
    >
      {label === undefined ? null : <VisuallyHidden>{text.place(label)}</VisuallyHidden>} {children}
      {error === undefined ? null : <VisuallyHidden>{text.wrong(error)}</VisuallyHidden>}
    </button>
  );
}

/** A place that is only tapped. */
export const PlainPlace = (props: PlaceProps) => <PlaceButton {...props} />;

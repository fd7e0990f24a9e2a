import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './menu-button.module.css';

/** One entry of a menu. */
export type MenuItem = {
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  /** Whether the entry deletes something. */
  readonly danger?: boolean;
};

type MenuButtonProps = {
  /** Name of the menu; also the name and tooltip of a button with only an icon. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Content of the button: an icon, or a text with an icon. */
  readonly children: ReactNode;
  /** `primary`: the first action of the page. */
  readonly look?: 'icon' | 'button' | 'primary';
};

/**
 * Minimum space below the button before the menu opens upwards, and to its left before the menu aligns with its start.
 * px
 */
const neededRoomPx = 260;

/** Where the menu opens: below or above the button, aligned with its start or its end. */
type Placement = { readonly block: 'below' | 'above'; readonly inline: 'start' | 'end' };

const placementBeside = (button: HTMLElement | null): Placement => {
  const { bottom = 0, right = 0 } = button?.getBoundingClientRect() ?? {};
  const isLow = window.innerHeight - bottom < neededRoomPx && bottom > neededRoomPx;
  return { block: isLow ? 'above' : 'below', inline: right < neededRoomPx ? 'start' : 'end' };
};

const keySteps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button with a menu: arrow keys move, Enter chooses; Escape and a tap beside it close the menu. */
export function MenuButton({ label, items, children, look = 'icon' }: MenuButtonProps) {
  const [placement, setPlacement] = useState<Placement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const isOpen = placement !== null;
  const close = () => setPlacement(null);
  useCloseBeside(root, isOpen, close);
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);

  const open = () => setPlacement(placementBeside(button.current));
  const select = (item: MenuItem) => {
    close();
    button.current?.focus();
    item.onSelect();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
      button.current?.focus();
    }
    if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      open();
    } else if (isOpen) moveFocus(event, root.current);
  };
  return (
    // The keys belong to the button and its menu, which have roles; this element only contains both.
    <div ref={root} className={classes.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-look={look}
        {...(look === 'icon' ? { 'aria-label': label, title: label } : {})}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={isOpen ? close : open}
      >
        {children}
      </button>
      {placement !== null && (
        <div
          id={menuId}
          role="menu"
          aria-label={label}
          className={classes.menu}
          data-align={placement.inline}
          data-placement={placement.block}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.item}
              data-danger={item.danger === true || undefined}
              onClick={() => select(item)}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function moveFocus(event: KeyboardEvent, root: HTMLElement | null): void {
  const step = keySteps[event.key];
  if (step === undefined || root === null) return;
  event.preventDefault();
  const items = [...root.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const index = items.findIndex((item) => item === document.activeElement);
  items[step(index, items.length)]?.focus();
}

/** Closes the menu when the user taps or focuses something else. */
function useCloseBeside(
  root: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) close();
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
    };
  });
}

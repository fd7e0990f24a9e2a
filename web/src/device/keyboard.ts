import { useEffect, useRef } from 'react';

/** The action of each key; names as returned by `keyName`: `q`, `5`, `enter`, `ctrl+z`. */
export type KeyBindings = Readonly<Record<string, () => void>>;

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const openDialogs = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';
const controls = 'button:not(:disabled), a[href], summary, [role="button"], [role="menuitem"]';

/** Name of a pressed key, in small letters; null for key combinations of the browser. */
const keyName = (event: KeyboardEvent): string | null => {
  const key = event.key.toLowerCase();
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return `ctrl+${key}`;
  return key;
};

/**
 * Whether keys have another meaning at the focus: in a field, or while a dialog is open. A key whose target has been
 * removed was already handled, e.g. it answered a dialog that is now closed.
 */
const belongsElsewhere = (target: EventTarget | null): boolean => {
  if (document.querySelector(openDialogs) !== null) return true;
  return target instanceof Element && (!target.isConnected || target.closest(fields) !== null);
};

/** Enter and the space bar press a focused button; they must not do anything else as well. */
const pressesControl = (event: KeyboardEvent, name: string): boolean =>
  (name === 'enter' || name === ' ') &&
  event.target instanceof Element &&
  event.target.closest(controls) !== null;

/** The action of a key press; null for none. A held key counts once. */
export const bindingOf = (event: KeyboardEvent, bindings: KeyBindings): (() => void) | null => {
  const name = keyName(event);
  if (name === null || event.repeat || event.defaultPrevented) return null;
  const binding = bindings[name];
  if (binding === undefined || belongsElsewhere(event.target) || pressesControl(event, name)) return null;
  return binding;
};

/** Listens to keys of the whole page while mounted; does nothing while a field has the focus or a dialog is open. */
export function useKeys(bindings: KeyBindings): void {
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const binding = bindingOf(event, latest.current);
      if (binding === null) return;
      event.preventDefault();
      binding();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

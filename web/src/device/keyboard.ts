import { useEffect, useRef } from 'react';

/** What each key does; names as `keyName` gives them: `q`, `5`, `enter`, `ctrl+z`. */
export type KeyBindings = Readonly<Record<string, () => void>>;

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const openDialogs = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';
const controls = 'button:not(:disabled), a[href], summary, [role="button"], [role="menuitem"]';

/** Name of a pressed key, in small letters; null for chords that belong to the browser. */
export const keyName = (event: KeyboardEvent): string | null => {
  const key = event.key.toLowerCase();
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return `ctrl+${key}`;
  return key;
};

/**
 * Whether the focus is where keys have a meaning of their own: in a field, or a dialog is open. A key whose target has
 * gone meanwhile has done its work there, e.g. answered the dialog that is closed now.
 */
const belongsElsewhere = (target: EventTarget | null): boolean => {
  if (document.querySelector(openDialogs) !== null) return true;
  return target instanceof Element && (!target.isConnected || target.closest(fields) !== null);
};

/** Enter and the space bar press a focused button; they must not also do something else. */
const pressesControl = (event: KeyboardEvent, name: string): boolean =>
  (name === 'enter' || name === ' ') &&
  event.target instanceof Element &&
  event.target.closest(controls) !== null;

/** The binding a key press means; null when it means nothing here. Held keys count once. */
export const bindingOf = (event: KeyboardEvent, bindings: KeyBindings): (() => void) | null => {
  const name = keyName(event);
  if (name === null || event.repeat || event.defaultPrevented) return null;
  const binding = bindings[name];
  if (binding === undefined || belongsElsewhere(event.target) || pressesControl(event, name)) return null;
  return binding;
};

/** Listens to keys of the whole page while mounted; inert while a field has the focus or a dialog is open. */
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

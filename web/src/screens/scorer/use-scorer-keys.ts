import { type KeyBindings, useKeys } from '../../device/keyboard.ts';
import type { ScorerModel } from './use-scorer.ts';

/** Keys of the shortcut scores. Specification: keyboard shortcuts. */
const shortcutKeys = { q: 26, w: 41, a: 45, s: 60, y: 85, x: 100 } as const;

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Letter of each shortcut score, shown on its key. */
export const letterOfShortcut: ReadonlyMap<number, string> = new Map(
  Object.entries(shortcutKeys).map(([letter, score]) => [score, letter.toUpperCase()]),
);

/** Moves the focus to the latest turn of the leg, or from turn to turn; Enter then corrects it. */
const focusTurn = (step: 1 | -1): void => {
  const order = ({ dataset }: HTMLElement) => Number(dataset['turn']);
  const turns = [...document.querySelectorAll<HTMLElement>('[data-turn]')].sort(
    (one, other) => order(one) - order(other),
  );
  const at = turns.findIndex((turn) => turn === document.activeElement);
  turns[at < 0 ? turns.length - 1 : at + step]?.focus();
};

const bindingsOf = (model: ScorerModel, openHelp: () => void): KeyBindings => {
  const { entry, closing, closePopup, undo, caller } = model;
  const confirm = (): void => {
    if (closing !== null && entry.input.digits === '') closePopup();
    else entry.confirm();
  };
  const common: KeyBindings = {
    backspace: () => {
      if (!entry.erase()) undo();
    },
    delete: () => {
      if (!entry.clear()) undo();
    },
    'ctrl+z': undo,
    m: caller.toggle,
    escape: closePopup,
    arrowup: () => focusTurn(-1),
    arrowdown: () => focusTurn(1),
    '?': openHelp,
  };
  // The pad for single darts has its own keys.
  if (model.isByDart) return closing === null ? common : { ...common, enter: closePopup };
  return {
    ...common,
    ...Object.fromEntries(digits.map((digit) => [String(digit), () => entry.type(digit)])),
    ...Object.fromEntries(
      Object.entries(shortcutKeys).map(([letter, score]) => [letter, () => entry.shortcut(score)]),
    ),
    enter: confirm,
    r: entry.rest,
    c: entry.checkout,
  };
};

/** All keys of the scorer. They do nothing while a dialog or a field has the focus. */
export function useScorerKeys(model: ScorerModel, openHelp: () => void): void {
  useKeys(bindingsOf(model, openHelp));
}

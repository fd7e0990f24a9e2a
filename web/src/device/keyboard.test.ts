import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindingOf, type KeyBindings } from './keyboard.ts';

const works = vi.fn<() => void>();
const bindings: KeyBindings = { q: works, enter: works, backspace: works, 'ctrl+z': works, '?': works };

/** The action of a key pressed on an element. */
const press = (init: KeyboardEventInit, target: Element = document.body): (() => void) | null => {
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
  let found: (() => void) | null = null;
  const listen = (pressed: KeyboardEvent): void => {
    found = bindingOf(pressed, bindings);
  };
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(event);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => works.mockReset());

const add = (html: string): Element => {
  document.body.innerHTML = html;
  const element = document.body.querySelector('[data-focus]');
  if (element === null) throw new Error('nothing to focus');
  return element;
};

describe('keys', () => {
  it('start their actions, also as capitals and combinations', () => {
    expect(press({ key: 'q' })).toBe(works);
    expect(press({ key: 'Q' })).toBe(works);
    expect(press({ key: 'z', ctrlKey: true })).toBe(works);
    expect(press({ key: '?', shiftKey: true })).toBe(works);
    expect(press({ key: 'z' })).toBeNull();
  });

  it('do not replace combinations of the browser', () => {
    expect(press({ key: 'q', ctrlKey: true })).toBeNull();
    expect(press({ key: 'q', altKey: true })).toBeNull();
  });

  it('count once while they are held', () => {
    expect(press({ key: 'backspace', repeat: true })).toBeNull();
  });

  it.each([
    '<input data-focus>',
    '<textarea data-focus></textarea>',
    '<select data-focus></select>',
    '<div contenteditable="true"><p data-focus></p></div>',
  ])('do nothing in a field: %s', (html) => {
    expect(press({ key: 'q' }, add(html))).toBeNull();
  });

  it('do nothing else after they have closed a dialog', () => {
    const button = add('<dialog open><button data-focus></button></dialog>');
    button.addEventListener('keydown', () => document.querySelector('dialog')?.remove());
    expect(press({ key: 'q' }, button)).toBeNull();
    expect(press({ key: 'q' })).toBe(works);
  });

  it.each([
    '<dialog open><button data-focus></button></dialog>',
    '<div role="dialog"><p data-focus></p></div>',
    '<p data-focus></p><div role="alertdialog"></div>',
    '<div role="menu"><button data-focus></button></div>',
  ])('do nothing while a dialog is open: %s', (html) => {
    expect(press({ key: 'q' }, add(html))).toBeNull();
  });

  it('let Enter press only the focused button, while letters still work', () => {
    const button = add('<button data-focus></button>');
    expect(press({ key: 'Enter' }, button)).toBeNull();
    expect(press({ key: 'q' }, button)).toBe(works);
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MenuButton } from './menu-button.tsx';

let chosen: string[];
const button = () => screen.getByRole('button', { name: 'Mehr' });
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  chosen = [];
  const items = ['Eins', 'Zwei', 'Drei'].map((label) => ({ label, onSelect: () => chosen.push(label) }));
  render(
    <>
      <MenuButton label="Mehr" items={items}>
        …
      </MenuButton>
      <button type="button">daneben</button>
    </>,
  );
});
afterEach(cleanup);

describe('by keyboard', () => {
  it('opens on the first entry, moves in a circle and chooses', async () => {
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Eins');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Drei');
    await userEvent.keyboard('{ArrowDown}{End}{Home}{ArrowDown}');
    expect(focused()).toBe('Zwei');
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual(['Zwei']);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('closes by Escape and returns the focus', async () => {
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(chosen).toEqual([]);
  });
});

describe('by pointer', () => {
  it('chooses the tapped entry', async () => {
    await userEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Drei' }));
    expect(chosen).toEqual(['Drei']);
  });

  it('closes after a second tap or a tap beside it', async () => {
    await userEvent.click(button());
    await userEvent.click(button());
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'daneben' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

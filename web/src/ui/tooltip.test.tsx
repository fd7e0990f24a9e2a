import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip, tooltipDelayMs } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Tooltip text="Das Board wartet.">Bereit</Tooltip>);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const place = () => screen.getByRole('group');
const isOpen = () => screen.getByRole('tooltip').dataset['open'] !== undefined;
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('Tooltip', () => {
  it.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('opens once %s has stayed for a second, and closes with it', (_, enter, leave) => {
    expect(tooltipDelayMs).toBe(1000);
    enter(place());
    pass(999);
    expect(isOpen()).toBe(false);
    pass(1);
    expect(isOpen()).toBe(true);
    leave(place());
    expect(isOpen()).toBe(false);
  });

  it('does not open for a pointer that passes by', () => {
    fireEvent.pointerEnter(place());
    pass(500);
    fireEvent.pointerLeave(place());
    pass(2000);
    expect(isOpen()).toBe(false);
  });

  it('closes with Escape, and always describes its element', () => {
    fireEvent.focus(place());
    pass(1000);
    fireEvent.keyDown(place(), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(place().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, ToastRegion } from './toast.tsx';

const show = () => act(() => showToast({ title: 'Fehler', text: 'Kein Netz', kind: 'error' }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('disappears after four seconds', async () => {
  show();
  await wait(3999);
  expect(screen.getByRole('alert').textContent).toContain('Kein Netz');
  await wait(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('closes by its button', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('stays while the pointer is on it', async () => {
  show();
  fireEvent.pointerEnter(screen.getByRole('alert'));
  await wait(20_000);
  fireEvent.pointerLeave(screen.getByRole('alert'));
  await wait(3999);
  expect(screen.queryByRole('alert')).not.toBeNull();
  await wait(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

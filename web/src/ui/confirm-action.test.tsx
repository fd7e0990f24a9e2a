import '../test/browser-gaps.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfirmHost, confirmAction } from './confirm-action.tsx';

const question = { title: 'Match löschen', text: 'Wirklich?', confirm: 'Löschen', danger: true } as const;
/** Asks; returns the answer within an object, because an async function would wait for it. */
const ask = () => {
  let answer = Promise.resolve(false);
  act(() => {
    answer = confirmAction(question);
  });
  return { answer };
};

beforeEach(() => {
  render(<ConfirmHost />);
});
afterEach(cleanup);

it('returns true after the named button', async () => {
  const { answer } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  await expect(answer).resolves.toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('returns false after cancel and after Escape', async () => {
  const first = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await expect(first.answer).resolves.toBe(false);
  const second = ask();
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  await expect(second.answer).resolves.toBe(false);
});

it('answers a question with no when another one is asked', async () => {
  const first = ask();
  ask();
  await expect(first.answer).resolves.toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
});

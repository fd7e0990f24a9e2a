import { act, cleanup, render, screen } from '@testing-library/react';
import '../test/browser-gaps.ts';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmHost } from '../ui/confirm-action.tsx';
import { guardUnsaved } from '../ui/leave-guard.ts';
import { guardedHistory } from './guarded-history.ts';

let stop: readonly (() => void)[] = [];
let isUnsaved = false;
const shown: string[] = [];

/** The history at `/form` after `/start`; every page shown afterwards is added to `shown`. */
function openForm() {
  window.history.replaceState({ idx: 0 }, '', '/start');
  const history = guardedHistory();
  stop = [
    history.listen(({ action, location }) => shown.push(`${action} ${location.pathname}`)),
    guardUnsaved(() => isUnsaved),
  ];
  history.push('/form');
  shown.length = 0;
  isUnsaved = true;
  return history;
}

const answer = async (name: 'Verwerfen' | 'Hier bleiben') => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const path = () => window.location.pathname;

beforeEach(() => {
  shown.length = 0;
  isUnsaved = false;
  render(createElement(ConfirmHost));
});
afterEach(() => {
  for (const end of stop) end();
  cleanup();
});

it('asks before another page opens, and stays if the user wants this', async () => {
  const history = openForm();
  act(() => history.push('/home'));
  expect([path(), shown]).toEqual(['/form', []]);
  await answer('Hier bleiben');
  expect([path(), shown]).toEqual(['/form', []]);
});

it('opens the other page if the user discards the changes', async () => {
  const history = openForm();
  act(() => history.replace('/home'));
  await answer('Verwerfen');
  await vi.waitFor(() => expect([path(), shown]).toEqual(['/home', ['REPLACE /home']]));
});

it('does not ask if everything is saved, or for another part of the page', () => {
  const history = openForm();
  history.push('/form#players');
  isUnsaved = false;
  history.push('/home');
  expect(shown).toEqual(['PUSH /form', 'PUSH /home']);
});

it('undoes an unwanted step back, and repeats a wanted one', async () => {
  const history = openForm();
  history.go(-1);
  await answer('Hier bleiben');
  await vi.waitFor(() => expect(path()).toBe('/form'));
  expect(shown).toEqual([]);
  history.go(-1);
  await answer('Verwerfen');
  await vi.waitFor(() => expect([path(), shown]).toEqual(['/start', ['POP /start']]));
});

it('does not ask before a step back from a form that is saved', async () => {
  const history = openForm();
  isUnsaved = false;
  history.go(-1);
  await vi.waitFor(() => expect(shown).toEqual(['POP /start']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

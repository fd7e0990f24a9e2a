import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRunningMatch } from '../match/running-match.ts';
import { handleVersionMismatch } from './version-mismatch.ts';

const reload = vi.hoisted(() => vi.fn());
vi.mock('./reload-page.ts', () => ({ reloadPage: reload }));

const deleted: string[] = [];

function Scoring({ isRunning }: { readonly isRunning: boolean }) {
  useRunningMatch(isRunning);
  return null;
}

beforeEach(() => {
  reload.mockClear();
  deleted.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('caches', {
    keys: async () => ['shell', 'caller'],
    delete: async (name: string) => deleted.push(name) > 0,
  });
});
afterEach(() => vi.unstubAllGlobals());

it('clears the caches and reloads', async () => {
  await handleVersionMismatch();
  expect(deleted).toEqual(['shell', 'caller']);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload repeatedly', async () => {
  await handleVersionMismatch();
  await handleVersionMismatch();
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads although the clock was set back since the last time', async () => {
  sessionStorage.setItem('reloaded-for-version-at', String(Date.now() + 31_536_000_000));
  await handleVersionMismatch();
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the caches for a match in another tab', async () => {
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: 'running-match' }] }) } });
  await handleVersionMismatch();
  expect(deleted).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('waits for the end of a running match', async () => {
  const view = render(<Scoring isRunning />);
  await handleVersionMismatch();
  await handleVersionMismatch();
  expect(reload).not.toHaveBeenCalled();
  view.rerender(<Scoring isRunning={false} />);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

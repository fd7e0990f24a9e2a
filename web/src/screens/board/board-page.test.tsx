import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { readSetting, writeSetting } from '../../data/local-settings.ts';
import { eventMatch } from '../../test/events.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, refusal } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { BoardPage } from './board-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const boardId = 'abcdefghij0123456789';
const code = 'x'.repeat(22);
const bound = { id: 't1', key: 'k'.repeat(22), teamId: 'team', boardId, boardName: 'Board 3' };
const shown = (more: object = {}) => ({
  board: { id: boardId, name: 'Board 3', teamId: 'team', state: 'open', helpSince: null },
  now: null,
  next: null,
  ...more,
});

const show = (path: string) =>
  renderInApp(
    <>
      <Routes>
        <Route path="/board/:code" element={<BoardPage />} />
      </Routes>
      <ConfirmHost />
    </>,
    { path },
  );

it('asks before the device is bound, keeps the key, and goes on to the board', async () => {
  const calls = fakeApi({
    'POST /tablets/code': () => json({ boardId, boardName: 'Board 3', teamName: 'Bulls' }),
    'POST /tablets/': () => json(bound),
    'PATCH /tablets/own': () => json(shown()),
  });
  show(`/board/${code}`);
  await screen.findByRole('heading', { name: 'Dieses Gerät gehört zu Board 3' });
  expect(readSetting('tablet')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Verbinden' }));
  await screen.findByText('Hier ist gerade frei');
  expect(readSetting('tablet')).toEqual(bound);
  expect(callsTo(calls, 'POST /tablets/')[0]?.body).toMatchObject({ code });
});

it('says that a code is over', async () => {
  fakeApi({ 'POST /tablets/code': () => refusal(409, 'error.tablet.code-expired') });
  show(`/board/${code}`);
  await screen.findByText(/abgelaufen/);
  expect(screen.queryByRole('button', { name: 'Verbinden' })).toBeNull();
});

it('tells a device that is bound to no board, or no more, how to get there', async () => {
  show(`/board/${boardId}`);
  expect(await screen.findByRole('heading', { name: 'Dieses Gerät gehört zu keinem Board' })).toBeTruthy();
  cleanup();
  writeSetting('tablet', bound);
  fakeApi({ 'PATCH /tablets/own': () => refusal(404, 'error.not-found') });
  show(`/board/${boardId}`);
  await screen.findByRole('heading', { name: 'Dieses Gerät gehört zu keinem Board' });
});

it('says when somebody is sought to write the match that is called here', async () => {
  writeSetting('tablet', bound);
  const { id, props } = eventMatch('m1', { caller: null, status: 'scheduled' });
  const call = { calledAt: Date.now() - 240_000, calls: 1, presentAt: null };
  const answer = (more: object) =>
    fakeApi({
      'PATCH /tablets/own': () => json(shown({ now: { match: { id, props }, call: { ...call, ...more } } })),
      'GET /matches/m1': () => refusal(404, 'error.not-found'),
    });
  answer({ callerSoughtFrom: Date.now() - 60_000 });
  show(`/board/${boardId}`);
  expect((await screen.findByText(/auf „Ich schreibe“/)).textContent).toContain('Schreiber gesucht!');
  cleanup();
  answer({ callerSoughtFrom: Date.now() + 60_000 });
  show(`/board/${boardId}`);
  await screen.findByText('Wir sind da');
  expect(screen.queryByText(/Schreiber gesucht/)).toBeNull();
});

it('calls for help, takes that back, and asks before the board is broken', async () => {
  writeSetting('tablet', bound);
  let helpSince: number | null = null;
  let state = 'open';
  const answer = () => json(shown({ board: { ...shown().board, helpSince, state } }));
  const calls = fakeApi({
    'PATCH /tablets/own': ({ body }) => {
      const { needsHelp } = body as { readonly needsHelp?: boolean };
      if (needsHelp !== undefined) helpSince = needsHelp ? 1 : null;
      return answer();
    },
    'PATCH /tablets/own/broken': () => {
      state = 'broken';
      return answer();
    },
  });
  show(`/board/${boardId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Hilfe' }));
  await screen.findByText('Hilfe kommt');
  fireEvent.click(screen.getByRole('button', { name: 'Hilfe nicht mehr nötig' }));
  await waitFor(() => expect(screen.queryByText('Hilfe kommt')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Board defekt' }));
  await screen.findByText('Ist Board 3 defekt?');
  expect(callsTo(calls, 'PATCH /tablets/own/broken')).toHaveLength(0);
  fireEvent.click(screen.getAllByRole('button', { name: 'Board defekt' }).at(-1) as HTMLElement);
  await screen.findByText('Dieses Board ist defekt');
  expect(callsTo(calls, 'PATCH /tablets/own/broken')).toHaveLength(1);
});

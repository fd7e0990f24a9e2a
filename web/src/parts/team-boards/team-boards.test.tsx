import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, refusal } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { TeamBoards } from './team-boards.tsx';

afterEach(cleanup);

const board = (number: number, more: object = {}) => ({
  id: `b${number}`,
  name: `Board ${number}`,
  state: 'open',
  isStream: false,
  since: null,
  revision: 3,
  matches: [],
  waiting: 0,
  ...more,
});
const guest = (name: string) => ({ type: 'single', player: { type: 'guest', id: name, name } });
const busy = {
  matches: [
    { id: 'm1', eventId: null, eventName: null, parties: [guest('Anna'), guest('Ben')], startedAt: 1 },
  ],
};

it('adds several boards at once', async () => {
  const add = 'POST /teams/t1/boards';
  const calls = fakeApi({ 'GET /teams/t1/boards': () => json([]), [add]: () => json([]) });
  renderInApp(<TeamBoards teamId="t1" mayManage />);
  fireEvent.click(await screen.findByRole('button', { name: '8 Boards anlegen' }));
  await waitFor(() => expect(callsTo(calls, add)).toHaveLength(1));
  const sent = callsTo(calls, add)[0]?.body as { boards: readonly { name: string }[] } | undefined;
  expect(sent?.boards.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `Board ${at}`));
});

it('asks what happens to a match only where one runs', async () => {
  const [first, second] = [1, 2].map((at) => `PATCH /teams/t1/boards/b${at}/break`) as [string, string];
  const boards = [board(1, busy), board(2), board(3, { state: 'broken' })];
  const calls = fakeApi({
    'GET /teams/t1/boards': () => json(boards),
    [first]: () => json(boards),
    [second]: () => json(boards),
  });
  renderInApp(<TeamBoards teamId="t1" mayManage />);
  expect(await screen.findByText('besetzt')).toBeTruthy();
  expect(screen.getByText(/Anna.*Ben/)).toBeTruthy();
  const choose = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `${name} ändern` }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Defekt' }));
  };
  choose('Board 2');
  await waitFor(() => expect(callsTo(calls, second)[0]?.body).toEqual({ revision: 3, running: 'stay' }));
  choose('Board 1');
  const way = screen.getByLabelText('Laufendes Match');
  expect([...way.querySelectorAll('option')].map(({ value }) => value)).toEqual(['stay', 'b2', 'pause']);
  fireEvent.change(way, { target: { value: 'b2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Defekt' }));
  await waitFor(() =>
    expect(callsTo(calls, first)[0]?.body).toEqual({ revision: 3, running: 'move', to: 'b2' }),
  );
});

it('sends the same boards again after a lost answer', async () => {
  const add = 'POST /teams/t1/boards';
  let isLost = true;
  const calls = fakeApi({
    'GET /teams/t1/boards': () => json([]),
    [add]: () => {
      if (!isLost) return json([]);
      isLost = false;
      return refusal(503, 'error.unavailable');
    },
  });
  renderInApp(<TeamBoards teamId="t1" mayManage />);
  const button = await screen.findByRole('button', { name: '8 Boards anlegen' });
  fireEvent.click(button);
  await waitFor(() => expect(callsTo(calls, add)).toHaveLength(1));
  await waitFor(() => {
    fireEvent.click(button);
    expect(callsTo(calls, add)).toHaveLength(2);
  });
  const [first, second] = callsTo(calls, add);
  expect(second?.body).toEqual(first?.body);
});

it('shows members who plays where, without anything to change', async () => {
  fakeApi({ 'GET /teams/t1/boards': () => json([board(1, busy), board(2, { state: 'broken' })]) });
  renderInApp(<TeamBoards teamId="t1" mayManage={false} />);
  const list = await screen.findByRole('list', { name: 'Boards der Halle' });
  expect(list.textContent).toContain('Anna – Ben');
  expect(screen.getByText('defekt')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the code of a tablet, and unbinds one after a question', async () => {
  const tablet = { id: 'x1', boardId: 'b1', boundAt: 1, lastSeenAt: 1, battery: 40 };
  const remove = 'DELETE /teams/t1/tablets/x1';
  const calls = fakeApi({
    'GET /teams/t1/boards': () => json([board(1, { helpSince: 5 }), board(2)]),
    'GET /teams/t1/tablets': () => json([tablet]),
    'POST /teams/t1/boards/b2/tablet-code': () =>
      json({ code: 'x'.repeat(22), expiresAt: Date.now() + 60_000 }),
    [remove]: () => json(undefined),
  });
  renderInApp(
    <>
      <TeamBoards teamId="t1" mayManage />
      <ConfirmHost />
    </>,
  );
  const list = await screen.findByRole('list', { name: 'Verbundene Tablets' });
  expect(list.textContent).toContain('Akku 40');
  expect(list.textContent).toContain('zuletzt gesehen');
  expect(screen.getByText('Hilfe')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Board 2 ändern' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Tablet verbinden' }));
  await screen.findByText('Scanne den Code mit dem Tablet.');
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Trennen: Board 1' }));
  await screen.findByText('Tablet von Board 1 trennen?');
  expect(callsTo(calls, remove)).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Trennen' }));
  await waitFor(() => expect(callsTo(calls, remove)).toHaveLength(1));
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEvent } from '../../test/tournaments.ts';
import { EventBoards } from './event-boards.tsx';

afterEach(cleanup);

const address = 'PATCH /events/cup1/boards';
const event = tournamentEvent({ status: 'draft', participants: [] });
const plain = { from: null, until: null, side: null, rounds: [], groups: [] };
const board = (number: number) => ({
  id: `b${number}`,
  name: `Board ${number}`,
  state: 'open',
  isStream: false,
  since: null,
  revision: 0,
  matches: [],
  waiting: 0,
});
const show = (boards: readonly object[]) => {
  const answer = {
    isChosen: false,
    boards: boards.map((one) => ({ ...one, isOccupied: false, use: plain })),
  };
  const calls = fakeApi({
    [`GET /teams/${event.props.teamId}/boards`]: () => json(boards),
    'GET /events/cup1/boards': () => json(answer),
    [address]: () => json({ ...answer, isChosen: true }),
  });
  renderInApp(<EventBoards event={event} />);
  return calls;
};

it('sends the chosen boards with what they are kept for', async () => {
  const calls = show([board(1), board(2)]);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Board 2' }));
  fireEvent.click(screen.getByLabelText('Finale'));
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(callsTo(calls, address).map(({ body }) => body)).toEqual([
      { boards: [{ boardId: 'b2', ...plain, rounds: ['final'] }] },
    ]),
  );
});

it('refuses an end before the beginning at once', async () => {
  show([board(1)]);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Board 1' }));
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' });
  expect(save().disabled).toBe(false);
  fireEvent.change(screen.getByLabelText('Von'), { target: { value: '03.05.2026 14:00' } });
  fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '03.05.2026 13:00' } });
  expect(await screen.findByText('Das Ende liegt nicht nach dem Anfang.')).toBeDefined();
  expect(save().disabled).toBe(true);
});

it('leads to the lounge while the hall has no boards', async () => {
  show([]);
  const link = await screen.findByRole('link', { name: 'Zur Team-Lounge' });
  expect(link.getAttribute('href')).toBe('/team-lounge');
});

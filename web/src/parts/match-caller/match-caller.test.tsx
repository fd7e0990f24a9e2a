import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { keepMatchPin } from '../../data/match/match-pins.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { playerEntity, signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { MatchCaller } from './match-caller.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('sends the PIN of the event with a change', async () => {
  signInAs();
  keepMatchPin('e1', '4711');
  const calls = fakeApi({
    'GET /players/p2': () => json(playerEntity({ id: 'p2', firstName: 'Ben' })),
    'PATCH /matches/': () => json({}),
  });
  const onChanged = vi.fn();
  renderInApp(<MatchCaller matchId="m1" eventId="e1" callerId="p2" mayChange onChanged={onChanged} />);
  await userEvent.click(screen.getByRole('button', { name: 'Schreiber ändern' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Caller entfernen' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  const [sent] = callsTo(calls, 'PATCH /matches/');
  expect(sent?.headers.get('x-match-pin')).toBe('4711');
});

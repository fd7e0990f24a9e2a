import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../data/api/api-error.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { NotShown } from './not-shown.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('reads a tournament again whose code the viewer has entered', async () => {
  const calls = fakeApi({ 'POST /events/cup1/enrol': () => json(null) });
  const onRetry = vi.fn();
  renderInApp(<NotShown eventId="cup1" error={new ApiError('error.not-found', 404)} onRetry={onRetry} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ich habe die PIN des Turniers' }));
  // The field with a box for each digit is loaded late.
  await screen.findByRole('textbox', { name: 'Ziffer 4 von 4' }, { timeout: 5000 });
  await userEvent.click(screen.getByRole('textbox', { name: /^PIN/ }));
  await userEvent.paste('4711');
  await waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
  expect(callsTo(calls, 'POST /events/cup1/enrol')[0]?.body).toEqual({ pin: '4711' });
});

it('asks for no code when the network is the reason', () => {
  const error = new ApiError('error.api.network-error', null);
  renderInApp(<NotShown eventId="cup1" error={error} onRetry={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Ich habe die PIN des Turniers' })).toBeNull();
});

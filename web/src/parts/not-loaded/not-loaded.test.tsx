import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../../data/api/api-error.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { eventPageText } from '../../text/event-page.ts';
import { NotLoaded } from './not-loaded.tsx';

const show = (error: ApiError) =>
  renderInApp(
    <NotLoaded error={error} failed={eventPageText.loadFailed('cup1')} onRetry={() => undefined} />,
  );

afterEach(cleanup);

it.each([
  ['error.api.500', 500],
  ['error.not-found', 404],
])('says after %s that the event could not be loaded', async (code, status) => {
  show(new ApiError(code, status));
  expect(await screen.findByText(/^Event cup1 konnte nicht geladen werden\. Fehler: /)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
});

it('is the page without permission if rights are missing', async () => {
  show(new ApiError('error.insufficient-permissions', 403));
  expect(await screen.findByRole('heading', { level: 1, name: 'Keine Berechtigung' })).toBeTruthy();
  expect(screen.queryByText(/konnte nicht geladen werden/)).toBeNull();
});

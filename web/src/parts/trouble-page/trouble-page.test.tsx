import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../data/api/api-error.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { TroublePage } from './trouble-page.tsx';

const show = (error: unknown, onRetry = vi.fn()) => {
  renderInApp(<TroublePage error={error} detail="Match 7 fehlt." onRetry={onRetry} />);
  return onRetry;
};
const network = new ApiError('error.api.network-error', null);

afterEach(cleanup);

it.each([
  ['error.not-found', 404, 'Nicht gefunden'],
  ['error.invalid-request', 400, 'Nicht gefunden'],
  ['error.insufficient-permissions', 403, 'Keine Berechtigung'],
  ['error.api.500', 500, 'Der Server antwortet nicht richtig'],
  ['error.too-many-requests', 429, 'Der Server antwortet nicht richtig'],
  ['error.api.network-error', null, 'Keine Verbindung'],
  ['error.event.invalid-status', 409, 'Das hat nicht geklappt'],
] as const)('says what %s (%s) means: %s', (code, status, title) => {
  show(new ApiError(code, status));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toContain(title);
});

it('has the exact text below why and what now', () => {
  show(network);
  const texts = [...screen.getByRole('alert').querySelectorAll('p')].map((one) => one.textContent);
  expect(texts).toEqual([
    expect.stringContaining('noch nie gesehen'),
    expect.stringContaining('von selbst'),
    'Match 7 fehlt.',
  ]);
});

it('tries again by itself once the device has a network, but only if that was missing', () => {
  const retry = show(network);
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  cleanup();
  const other = show(new ApiError('error.not-found', 404));
  fireEvent(window, new Event('online'));
  expect(other).not.toHaveBeenCalled();
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../test/render-in-app.tsx';
import { PartBoundary } from '../ui/late-part.tsx';
import { CrashPage } from './crash-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

it('offers a link and a reload when a screen cannot be shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInApp(
    <PartBoundary instead={<CrashPage />}>
      <Broken />
    </PartBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seite konnte nicht geladen werden');
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy();
});

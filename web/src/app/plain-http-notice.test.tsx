import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readNote } from '../data/secure/device-notes.ts';
import { renderInApp } from '../test/render-in-app.tsx';
import { noteVersion } from './updated-version.ts';
import { WhatsNew } from './whats-new.tsx';

beforeEach(() => {
  localStorage.clear();
  noteVersion();
  vi.stubGlobal('isSecureContext', false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const notice = () => screen.findByRole('status', { name: 'Gut zu wissen' });

it('says once what an address without encryption cannot do', async () => {
  const { unmount } = renderInApp(<WhatsNew />);
  expect((await notice()).textContent).toContain('Lass die Seite beim Schreiben offen');
  expect(screen.getByRole('link', { name: 'Sichere Adresse' }).getAttribute('href')).toBe('/secure');
  await userEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(readNote('told-plain-http')).toBe(true);
  unmount();
  const { container } = renderInApp(<WhatsNew />);
  await vi.dynamicImportSettled();
  expect(container.innerHTML).toBe('');
});

it.each([
  ['at a secure address', () => vi.stubGlobal('isSecureContext', true), '/matches'],
  ['on the way to it', () => undefined, '/secure'],
])('is not shown %s', async (_, prepare, path) => {
  prepare();
  const { container } = renderInApp(<WhatsNew />, { path });
  await vi.dynamicImportSettled();
  expect(container.innerHTML).toBe('');
  expect(readNote('told-plain-http')).toBeNull();
});

it('waits for another visit if the version is new', async () => {
  localStorage.removeItem('known-version');
  renderInApp(<WhatsNew />);
  await screen.findByRole('status', { name: 'Neundarter ist aktualisiert' });
  expect(screen.queryByRole('status', { name: 'Gut zu wissen' })).toBeNull();
});

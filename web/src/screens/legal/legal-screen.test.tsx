import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { signInAs, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ImprintScreen, PrivacyScreen } from './legal-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const named = {
  name: 'SV Bulls e. V.',
  address: 'Hauptstraße 1, 07743 Jena',
  emailAddress: 'info@example.org',
};
const unnamed = { name: null, address: null, emailAddress: null };
const serve = (operator: object) => fakeApi({ 'GET /operator': () => json(operator) });
const notice = /Impressum und Datenschutz sind unvollständig/;

it.each([
  ['imprint', ImprintScreen],
  ['privacy page', PrivacyScreen],
])('names the operator of the configuration: %s', async (_, Screen) => {
  signInAs({ user: userEntity({ roles: ['admin'] }) });
  serve(named);
  renderInApp(<Screen />);
  expect(await screen.findByText('SV Bulls e. V.')).toBeTruthy();
  expect(screen.getByText('Hauptstraße 1, 07743 Jena')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'E-Mail: info@example.org' })).toBeTruthy();
  expect(screen.queryByText(notice)).toBeNull();
});

it('tells admins which settings are missing', async () => {
  signInAs({ user: userEntity({ roles: ['admin'] }) });
  serve({ ...unnamed, name: 'SV Bulls e. V.' });
  renderInApp(<ImprintScreen />);
  expect((await screen.findByText(notice)).textContent).toContain('OPERATOR_ADDRESS, OPERATOR_EMAIL.');
});

it('tells others only that nobody is named', async () => {
  signInAs();
  serve(unnamed);
  renderInApp(<ImprintScreen />);
  expect(await screen.findByText(/ist hier noch nicht eingetragen/)).toBeTruthy();
  expect(screen.queryByText(notice)).toBeNull();
});

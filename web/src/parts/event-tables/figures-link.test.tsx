import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { EntryLinks } from '../tournament/entry-links.tsx';
import { PartyLinks } from './party-links.tsx';

const anna = { type: 'registered', id: 'anna', name: 'Anna' } as const;
const max = { type: 'external', id: 'max', firstName: 'Max', lastName: 'Muster' } as const;
/** Has an account, and has not agreed to the event. */
const paula = { type: 'external', id: 'paula', firstName: 'Paula', lastName: '' } as const;

const ask = () => fakeApi({ 'GET /events/e1/players-without-account': () => json(['max']) });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads to the figures of players with and without an account, and of nobody who has not agreed', async () => {
  const calls = ask();
  renderInApp(
    <>
      <PartyLinks party={{ type: 'double', players: [anna, max] }} eventId="e1" />
      <PartyLinks party={{ type: 'single', player: paula }} eventId="e1" />
    </>,
  );
  await screen.findByRole('link', { name: 'Max Muster' });
  expect(links()).toEqual([
    ['Anna', '/players/anna/stats/e1'],
    ['Max Muster', '/players/max/stats/e1'],
  ]);
  expect(callsTo(calls, 'GET /events/e1/players-without-account')).toHaveLength(1);
});

it('asks nothing where there is nobody without an account, or nobody may see figures', () => {
  const calls = ask();
  renderInApp(
    <>
      <PartyLinks party={{ type: 'single', player: anna }} eventId="e1" />
      <PartyLinks party={{ type: 'single', player: max }} eventId={null} />
    </>,
  );
  expect(links()).toEqual([['Anna', '/players/anna/stats/e1']]);
  expect(calls).toEqual([]);
});

it('keeps the club that tells an entry from another one of the same name', async () => {
  ask();
  const entry = { participant: { type: 'single', player: max } } as const;
  renderInApp(
    <p>
      <EntryLinks entry={entry} name="Max Muster (DC Adler)" eventId="e1" />
    </p>,
  );
  await screen.findByRole('link', { name: 'Max Muster' });
  expect(screen.getByText('(DC Adler)', { exact: false }).textContent).toBe('Max Muster (DC Adler)');
  expect(links()).toEqual([['Max Muster', '/tournaments/e1/stats/max']]);
});

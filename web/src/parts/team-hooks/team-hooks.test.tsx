import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { TeamHooks } from './team-hooks.tsx';

afterEach(cleanup);

const delivery = (more: object) => ({
  id: 'd',
  event: '180',
  createdAt: 0,
  triedAt: 1,
  attempts: 1,
  status: 'done',
  answer: '204',
  ...more,
});
const hook = {
  id: 'h1',
  url: 'https://lights.example.org/',
  secret: 'secret',
  hasPrivate: false,
  createdAt: 0,
  deliveries: [
    delivery({ id: '1' }),
    delivery({ id: '2', status: 'waiting', answer: 'no-connection', attempts: 3 }),
    delivery({ id: '3', status: 'refused', answer: null }),
  ],
};

it('shows addresses with what was sent there, and adds one', async () => {
  const calls = fakeApi({
    'GET /teams/t1/hooks': () => json([hook]),
    'POST /teams/t1/hooks': () => json({ ...hook, id: 'h2' }),
  });
  const user = userEvent.setup();
  renderInApp(<TeamHooks teamId="t1" />);
  const list = await screen.findByRole('list', { name: 'Adressen' });
  expect(within(list).getByText('Angekommen (Antwort 204)')).toBeTruthy();
  expect(within(list).getByText('Wird wieder versucht, bisher 3-mal (keine Verbindung)')).toBeTruthy();
  expect(within(list).getByText('Private Adresse, nicht erlaubt')).toBeTruthy();

  const field = screen.getByRole('textbox', { name: 'Adresse' });
  await user.type(field, 'lights');
  await user.click(screen.getByRole('button', { name: 'Adresse hinzufügen' }));
  expect(
    await screen.findByText('Gib eine Adresse ein, die mit http:// oder https:// beginnt.'),
  ).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'http://192.168.1.50/json');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Adresse hinzufügen' }));
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ url: 'http://192.168.1.50/json', hasPrivate: true });
});

it('offers no further address to a team with as many as it may have', async () => {
  fakeApi({
    'GET /teams/t1/hooks': () =>
      json([1, 2, 3, 4, 5].map((at) => ({ ...hook, id: `h${at}`, deliveries: [] }))),
  });
  renderInApp(<TeamHooks teamId="t1" />);
  expect((await screen.findAllByText('Noch keine Meldung.')).length).toBe(5);
  expect(screen.queryByRole('button', { name: 'Adresse hinzufügen' })).toBeNull();
});

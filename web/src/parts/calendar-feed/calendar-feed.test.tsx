import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

afterEach(cleanup);

const address = { 'GET /address': () => json({ address: 'https://darts.example.org' }) };

it('copies the address that phones reach, also after it was renewed', async () => {
  fakeApi({
    ...address,
    'GET /teams/t1/calendar': () => json({ path: '/calendar/team/t1/old.ics' }),
    'PATCH /teams/t1/calendar': () => json({ path: '/calendar/team/t1/new.ics' }),
  });
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderInApp(
    <>
      <CalendarFeed owner="team" id="t1" mayRenew />
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Kalender abonnieren' }));
  await user.click(await screen.findByRole('button', { name: 'Adresse kopieren' }));
  expect(write).toHaveBeenLastCalledWith('https://darts.example.org/calendar/team/t1/old.ics');
  await user.click(screen.getByRole('button', { name: 'Adresse erneuern' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Adresse erneuern' }));
  await screen.findByText('Adresse erneuert');
  await user.click(screen.getByRole('button', { name: 'Adresse kopieren' }));
  expect(write).toHaveBeenLastCalledWith('https://darts.example.org/calendar/team/t1/new.ics');
});

it('lets members subscribe, but renew nothing', async () => {
  fakeApi({ ...address, 'GET /teams/t1/calendar': () => json({ path: '/calendar/team/t1/a.ics' }) });
  renderInApp(<CalendarFeed owner="team" id="t1" mayRenew={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kalender abonnieren' }));
  await screen.findByRole('button', { name: 'Abonnieren' });
  expect(screen.queryByRole('button', { name: 'Adresse erneuern' })).toBeNull();
});

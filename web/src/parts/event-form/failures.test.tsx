import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventType } from '@neundarter/rules/access/events';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { eventEntity } from '../../test/events.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { refusal } from '../../test/fake-server.ts';
import { matchdayEvent } from '../../test/matchdays.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { EventForm } from './event-form.tsx';
import { EventMenu } from './event-menu.tsx';

// What is said when the server cannot save or delete an event.

const reason = '\\(Ein interner Serverfehler ist aufgetreten\\)\\. Bitte versuche es noch einmal!$';
const fails = () => refusal(500, 'error.api.500');

const show = (element: React.ReactNode, type: EventType) => {
  const user = userEntity({ playerId: 'me', teamIds: ['bulls'], roles: ['team-admin'] });
  signInAs({ user, player: playerEntity({ id: 'me' }), teams: [teamEntity({ canUseTournaments: true })] });
  fakeApi({
    'POST /events/batch': fails,
    'PATCH /events/': fails,
    [`DELETE /events/${type}1`]: fails,
  });
  renderInApp(
    <>
      {element}
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
};
const ofType = (type: EventType): EventEntity => eventEntity({ id: `${type}1`, type, name: 'Dienstag' });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('says that a training could not be saved', async () => {
  show(
    <EventForm teamId="bulls" type="training" event={ofType('training')} onDone={() => undefined} />,
    'training',
  );
  await userEvent.type(await screen.findByLabelText('Name'), ' spät');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  const said = await screen.findByText(/^Das Training konnte nicht gespeichert werden\. /);
  expect(said.textContent).toMatch(new RegExp(reason));
});

it('says that a competition could not be saved', async () => {
  show(
    <EventForm teamId="bulls" type="mdsl-matchday" event={matchdayEvent()} onDone={() => undefined} />,
    'mdsl-matchday',
  );
  await userEvent.type(await screen.findByLabelText('Name'), ' spät');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  const said = await screen.findByText(/^Der Ligaspieltag konnte nicht gespeichert werden\. /);
  expect(said.textContent).toMatch(new RegExp(reason));
});

it.each([
  ['training', 'Das Training'],
  ['mdsl-matchday', 'Der Ligaspieltag'],
  ['tournament', 'Das Turnier'],
] as const)('says that an event of the type %s could not be deleted', async (type, words) => {
  show(<EventMenu event={ofType(type)} onEdit={null} />, type);
  await userEvent.click(screen.getByRole('button', { name: 'Menü für Dienstag' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Löschen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect(
    await screen.findByText(new RegExp(`^${words} konnte nicht gelöscht werden\\. ${reason}`)),
  ).toBeTruthy();
});

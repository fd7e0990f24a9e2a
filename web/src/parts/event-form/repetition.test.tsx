import type { EventEntity } from '@neundarter/contract/entities/event';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { eventEntity } from '../../test/events.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, refusal } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { EventForm } from './event-form.tsx';
import { EventMenu } from './event-menu.tsx';

// Trainings that were planned together are changed and deleted as one.

const startDateTime = new Date(2027, 9, 19, 19).getTime();
const training = (more: Partial<EventEntity['props']> = {}): EventEntity =>
  eventEntity({
    name: 'Dienstag',
    startDateTime,
    endDateTime: startDateTime + 3 * 3_600_000,
    editRevision: 4,
    repetitionId: 'first',
    ...more,
  });

const show = (element: React.ReactNode, answer: () => Response = () => json({ count: 3 })) => {
  const user = userEntity({ playerId: 'me', teamIds: ['bulls'], roles: ['team-admin'] });
  signInAs({ user, player: playerEntity({ id: 'me' }), teams: [teamEntity()] });
  const calls = fakeApi({
    'PATCH /events/training1/following': answer,
    'DELETE /events/training1/following': answer,
    'PATCH /events/': () => json(training()),
  });
  renderInApp(
    <>
      {element}
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
  return calls;
};
const form = (event: EventEntity) => (
  <EventForm teamId="bulls" type="training" event={event} onDone={() => undefined} />
);
const forAll = 'Auch alle folgenden Trainings dieser Reihe ändern';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('sends only what has changed to all that follow', async () => {
  const calls = show(form(training()));
  await userEvent.type(await screen.findByLabelText('Name'), ' spät');
  await userEvent.click(screen.getByLabelText(forAll));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('3 Trainings sind gespeichert.')).toBeTruthy();
  expect(callsTo(calls, 'PATCH /events/training1/following').map(({ body }) => body)).toEqual([
    { changedProps: { name: 'Dienstag spät' }, editRevision: 4 },
  ]);
  expect(callsTo(calls, 'PATCH /events/')).toEqual([]);
});

it('changes one alone as long as nobody wants more, and offers no more for one that was planned alone', async () => {
  const calls = show(form(training()));
  await userEvent.type(await screen.findByLabelText('Name'), ' spät');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(callsTo(calls, 'PATCH /events/')).toHaveLength(1));
  cleanup();
  show(form(eventEntity({})));
  await screen.findByLabelText('Name');
  expect(screen.queryByLabelText(forAll)).toBeNull();
});

it('deletes all that follow only after a question', async () => {
  const calls = show(<EventMenu event={training()} onEdit={null} />);
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menü für Dienstag' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mit allen folgenden löschen' }));
    await screen.findByText(/^„Dienstag“ am 19\.10\.2027 und alle späteren Trainings dieser Reihe/);
  };
  const sent = () => callsTo(calls, 'DELETE /events/training1/following').length;
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(sent()).toBe(0);
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Alle löschen' }));
  expect(await screen.findByText('3 Trainings sind gelöscht.')).toBeTruthy();
  expect(sent()).toBe(1);
  cleanup();
  show(<EventMenu event={training({})} onEdit={null} />, () => refusal(500, 'error.api.500'));
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Alle löschen' }));
  expect(await screen.findByText(/^Die Trainings konnten nicht gelöscht werden\./)).toBeTruthy();
});

it('offers to delete only one if it was planned alone', async () => {
  show(<EventMenu event={eventEntity({ name: 'Dienstag' })} onEdit={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menü für Dienstag' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Löschen']);
});

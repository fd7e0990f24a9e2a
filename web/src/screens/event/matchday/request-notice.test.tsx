import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { matchdayOf } from '../../../data/club/matchdays.ts';
import { fakeServer, json, refusal } from '../../../test/fake-server.ts';
import { lineUp, matchdayEvent } from '../../../test/matchdays.ts';
import { signInAs, userEntity } from '../../../test/people.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { ConfirmHost } from '../../../ui/confirm-action.tsx';
import { ToastRegion } from '../../../ui/toast.tsx';
import { RequestNotice } from './request-notice.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Shows the notice of a match day of Bulls Jena to an admin of a team. @returns the answers that were sent */
function open(teamId: 'bulls' | 'halle', request: 'open' | 'declined' | null, isRefused = false) {
  signInAs({ user: userEntity({ roles: ['team-admin'], teamIds: [teamId], adminOfTeamIds: [teamId] }) });
  const event = matchdayEvent({
    awayLineup: lineUp('away', { isRegistered: request !== 'declined' }),
    ...(request !== null && { request }),
  });
  const data = matchdayOf(event);
  const calls = fakeServer(() => (isRefused ? refusal(409, 'error.event.invalid-status') : json(event)));
  renderInApp(
    <>
      {data === null ? null : <RequestNotice event={event} data={data} />}
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
  return () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks an admin of the other team, and sends the answer', async () => {
  const sent = open('halle', 'open');
  expect(
    screen.getByText('Bulls Jena möchte diesen Ligaspieltag gegen euch spielen. Seid ihr dabei?'),
  ).toBeTruthy();
  await press('Zusagen');
  expect(sent()).toEqual([{ agrees: true }]);
});

it('declines only after a question', async () => {
  const sent = open('halle', 'open');
  await press('Absagen');
  await press('Abbrechen');
  expect(sent()).toEqual([]);
  await press('Absagen');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Absagen' })).at(-1) ?? document.body);
  expect(sent()).toEqual([{ agrees: false }]);
});

it('says that the answer could not be saved', async () => {
  open('halle', 'open', true);
  await press('Zusagen');
  expect(await screen.findByText(/^Die Antwort konnte nicht gespeichert werden\./)).toBeTruthy();
});

it('tells the team that has entered the match day how the other one has answered', () => {
  open('bulls', 'open');
  expect(screen.getByText(/^DC Halle hat noch nicht zugesagt\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zusagen' })).toBeNull();
  cleanup();
  open('bulls', 'declined');
  expect(screen.getByText(/^DC Halle hat abgesagt\./)).toBeTruthy();
  cleanup();
  open('bulls', null);
  expect(screen.queryByText(/^DC Halle hat/)).toBeNull();
});

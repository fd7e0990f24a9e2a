import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilPainted } from '../../../device/until-painted.ts';
import { fakeServer, json, refusal } from '../../../test/fake-server.ts';
import { lineUp, matchdayData, matchdayEvent, matchdayGames, peopleOf } from '../../../test/matchdays.ts';
import { playerEntity, signInAs, userEntity } from '../../../test/people.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { ConfirmHost } from '../../../ui/confirm-action.tsx';
import { ToastRegion } from '../../../ui/toast.tsx';
import { MatchdayBody } from './matchday-body.tsx';

// What is said when the server cannot save a change of a line-up during a match day.

const late = [{ playerId: 'eva', timeStamp: 1 }];
const withLate = { homeLineup: lineUp('home', { players: ['anna', 'ben', 'cem', 'dora', 'eva'], late }) };
const withoutEva = { homeLineup: lineUp('home', { players: ['anna', 'ben', 'cem', 'dora'] }) };

/** Shows the line-ups of a running match day whose server fails at every change. */
const show = (data: Partial<Parameters<typeof matchdayEvent>[0]> = {}) => {
  const event = matchdayEvent({ status: 'running', ...data });
  fakeServer(({ method, url }) => {
    if (method !== 'GET') return refusal(500, 'error.api.500');
    if (url.includes('/teams/bulls/players'))
      return json(
        peopleOf('home').map(({ id, firstName, lastName }) =>
          playerEntity({ id, firstName, lastName, teamStatus: 'confirmed' }),
        ),
      );
    if (url.includes('/matches')) return json(matchdayGames(matchdayData({ status: 'running', ...data })));
    return json(url.includes('/events/matchday1') ? event : []);
  });
  renderInApp(
    <>
      <MatchdayBody event={event} />
      <ConfirmHost />
      <ToastRegion />
    </>,
    { path: '/?tab=lineups' },
  );
};
const textOf = async (words: string): Promise<string | null> =>
  (await screen.findByText(new RegExp(`${words} \\(Ein interner Serverfehler`))).textContent;

/** Opens a dialog, whose code may come late. */
const openDialog = async (name: string) => {
  await act(async () => {
    await untilPainted();
    await vi.dynamicImportSettled();
  });
  await userEvent.click(await screen.findByRole('button', { name }));
  await act(() => vi.dynamicImportSettled());
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  signInAs({ user: userEntity({ playerId: 'anna', roles: ['team-admin'], teamIds: ['bulls'] }) });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('says that a substitution could not be saved', async () => {
  show();
  const dialog = await openDialog('Ben Heim auswechseln');
  await userEvent.selectOptions(dialog.getByLabelText('Wer kommt rein?'), 'Eva Heim');
  await userEvent.click(dialog.getByRole('button', { name: 'Wechseln' }));
  expect(await textOf('Der Wechsel konnte nicht gespeichert werden.')).toContain('Serverfehler');
});

it('says that a late player could not be added, and keeps the choice', async () => {
  show(withoutEva);
  const dialog = await openDialog('Spieler für Bulls Jena nachmelden');
  await userEvent.click(await dialog.findByRole('radio', { name: 'Eva Heim' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Nachmelden' }));
  expect(await textOf('Der Spieler konnte nicht nachgemeldet werden.')).toContain('Serverfehler');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Eva Heim' }).checked).toBe(true);
});

it('says that a late player could not be taken back', async () => {
  show(withLate);
  await act(() => vi.dynamicImportSettled());
  await userEvent.click(await screen.findByRole('button', { name: 'Nachmeldung von Eva Heim zurücknehmen' }));
  expect(await textOf('Die Nachmeldung konnte nicht zurückgenommen werden.')).toContain('Serverfehler');
});

import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { LeagueMove } from '@neundarter/contract/entities/league/league-move';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { formatDateTime } from '../../../text/formats.ts';
import { ConfirmHost } from '../../../ui/confirm-action.tsx';
import { MoveDialog } from './move-dialog.tsx';

const day = 24 * 3_600_000;
const start = new Date(2030, 0, 10, 20).getTime();
const date = new Date(2030, 0, 12, 19, 30).getTime();

const league: LeagueEntity = {
  id: 'kreis',
  props: {
    teamId: 'office',
    teamName: 'Verband',
    name: 'Kreisliga',
    season: '2030',
    isPublic: true,
    status: 'published',
    teams: [
      { teamId: 'bulls', name: 'Bulls', request: 'agreed' },
      { teamId: 'tigers', name: 'Tigers', request: 'agreed' },
    ],
    fixtures: [
      {
        round: 0,
        home: 0,
        away: 1,
        startDateTime: start,
        eventId: null,
        hasMatchday: true,
        status: 'scheduled',
        result: null,
      },
    ],
  },
};
const move = (more: Partial<LeagueMove> = {}): LeagueMove => ({
  number: 0,
  startDateTime: start,
  plannedDateTime: start,
  open: null,
  ownSides: ['home'],
  mayDecide: false,
  isOpen: true,
  isInLastRounds: false,
  proposableUntil: start - 3 * day,
  halfEndsAt: start + 30 * day,
  acts: [],
  ...more,
});
const waiting: LeagueMove['open'] = {
  id: 'p1',
  by: 'away',
  dates: [date],
  reason: null,
  agreed: null,
  waitsFor: 'home',
};
const address = 'POST /leagues/kreis/fixtures/0/move-acts';

const show = (shown: LeagueMove) => {
  const calls = fakeApi({
    'GET /leagues/kreis/fixtures/0/move': () => json(shown),
    [address]: () => json(shown),
  });
  renderInApp(
    <>
      <MoveDialog league={league} number={0} onClose={() => undefined} />
      <ConfirmHost />
    </>,
  );
  return calls;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('proposes dates that the rules allow', async () => {
  const calls = show(move());
  await userEvent.click(await screen.findByRole('button', { name: 'Termine vorschlagen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vorschlagen' }));
  await screen.findByText('Gib bitte einen Termin an.');
  await userEvent.type(screen.getByLabelText('Termin'), '10.01.2030 20:00');
  await screen.findByText(/Dieser Termin geht nicht/);
  await userEvent.clear(screen.getByLabelText('Termin'));
  await userEvent.type(screen.getByLabelText('Termin'), '12.01.2030 19:30');
  await userEvent.click(screen.getByRole('button', { name: 'Vorschlagen' }));
  await vi.waitFor(() => expect(callsTo(calls, address)).toHaveLength(1));
  expect(callsTo(calls, address)[0]?.body).toMatchObject({
    deed: { kind: 'proposed', by: 'home', dates: [date] },
  });
});

it('asks before an answer is sent, and gives it for the side whose turn it is', async () => {
  const calls = show(move({ open: waiting }));
  await screen.findByText('Tigers schlägt vor. Antworten muss: Bulls.');
  await userEvent.click(screen.getByRole('button', { name: `${formatDateTime(date)} annehmen` }));
  expect(callsTo(calls, address)).toHaveLength(0);
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Annehmen' }));
  await vi.waitFor(() => expect(callsTo(calls, address)).toHaveLength(1));
  expect(callsTo(calls, address)[0]?.body).toMatchObject({
    deed: { kind: 'accepted', by: 'home', about: 'p1', date },
  });
});

it('offers nothing to whose turn it is not, and tells why', async () => {
  show(move({ open: waiting, ownSides: ['away'] }));
  await screen.findByRole('button', { name: 'Zurückziehen' });
  expect(screen.queryByRole('button', { name: 'Ablehnen' })).toBeNull();
  cleanup();
  show(move({ isInLastRounds: true }));
  await screen.findByText('In den letzten beiden Spieltagen verlegt nur die Ligaleitung.');
  expect(screen.queryByRole('button', { name: 'Termine vorschlagen' })).toBeNull();
});

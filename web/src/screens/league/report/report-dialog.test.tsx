import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { LeagueReport } from '@neundarter/contract/entities/league/league-report';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { ReportDialog } from './report-dialog.tsx';

const result = { games: [12, 8], legs: [40, 30], points: [2, 0] } as const;
const league: LeagueEntity = {
  id: 'kreis',
  props: {
    teamId: 'office',
    teamName: 'Verband',
    name: 'Kreisliga',
    season: '2026/27',
    isPublic: true,
    status: 'published',
    teams: [
      { teamId: 'bulls', name: 'Bulls', request: 'agreed' },
      { teamId: null, name: 'Tigers', request: 'agreed' },
    ],
    fixtures: [
      {
        round: 0,
        home: 0,
        away: 1,
        startDateTime: 0,
        eventId: 'e1',
        hasMatchday: true,
        status: 'finished',
        result: { games: [12, 8], legs: [40, 30], points: [2, 0] },
      },
    ],
  },
};
const soon = Date.now() + 3_600_000;
const made = { name: 'Anna', madeAt: 1, undone: null };
const report = (more: Partial<LeagueReport> = {}): LeagueReport => ({
  number: 0,
  state: 'signed-home',
  open: ['unsigned'],
  eventId: 'e1',
  result: { games: [...result.games], legs: [...result.legs], points: [...result.points] },
  confirmedFrom: soon,
  objectableUntil: soon,
  signatures: [
    { side: 'home', name: 'Carla', madeAt: 1, way: 'own', protest: 'Board zu tief', deniableUntil: soon },
  ],
  acts: [],
  measures: [],
  ownSides: [],
  mayDecide: false,
  ...more,
});

const show = (shown: LeagueReport) => {
  const calls = fakeApi({
    'GET /leagues/kreis/fixtures/0/report': () => json(shown),
    'POST /leagues/kreis/fixtures/0/acts': () => json(shown),
  });
  renderInApp(<ReportDialog league={league} number={0} onClose={() => undefined} />);
  return calls;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('says who has signed, under which protest, and lets nobody else do anything', async () => {
  show(report());
  await screen.findByText('vom Heimteam unterschrieben');
  const signatures = screen.getByRole('list', { name: 'Unterschriften' });
  expect(within(signatures).getAllByRole('listitem')[0]?.textContent).toContain(
    'Unter Protest: Board zu tief',
  );
  expect(within(signatures).getAllByRole('listitem')[1]?.textContent).toBe('Tigersnoch nicht unterschrieben');
  expect(screen.queryByRole('button', { name: 'Einspruch erheben' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Als geprüft abhaken' })).toBeNull();
});

it('sends an objection of the own side with its reason', async () => {
  const calls = show(report({ ownSides: ['home'] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Das habe ich nicht unterschrieben' }));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gib bitte eine Begründung an.');
  await userEvent.type(screen.getByLabelText('Begründung'), 'Ich war nicht da');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await vi.waitFor(() => expect(callsTo(calls, 'POST /leagues/kreis/fixtures/0/acts')).toHaveLength(1));
  expect(callsTo(calls, 'POST /leagues/kreis/fixtures/0/acts')[0]?.body).toMatchObject({
    deed: { kind: 'objected', side: 'home', about: 'signature', reason: 'Ich war nicht da' },
  });
});

it('keeps what was taken back, and asks for nothing that is said already', async () => {
  const act = { ...made, about: null, side: null, result: null, isSettled: true } as const;
  show(
    report({
      ownSides: ['home'],
      acts: [
        { ...act, id: 'a', kind: 'objected', by: 'home', about: 'result', reason: 'Nein', isSettled: false },
        {
          ...act,
          id: 'b',
          kind: 'cancelled',
          by: 'office',
          reason: 'Sturm',
          undone: { at: 2, name: 'Otto', reason: 'Irrtum' },
        },
      ],
    }),
  );
  await screen.findByText('Bulls erhebt Einspruch. Nein');
  expect(screen.getByText('Ausgefallen. Sturm').tagName).toBe('S');
  expect(screen.queryByRole('button', { name: 'Einspruch erheben' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Zurücknehmen' })).toHaveLength(1);
});

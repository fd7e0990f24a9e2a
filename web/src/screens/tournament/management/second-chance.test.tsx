import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { SecondChanceCard } from './second-chance.tsx';

const chief = { kind: 'user', id: 'u1', roles: ['team-admin'], teamIds: ['bulls'] } as const;
const people = ['Anna A', 'Ben B', 'Cleo C', 'Dora D'].map((name, position) =>
  tournamentEntry(name, position),
);
const out = people.map(({ id }, index) => ({ entrant: id, groupId: index % 2 === 0 ? 'A' : 'B', rank: 3 }));
const nothing = { matches: [], needed: [], lots: [], withdrawn: [], standings: [], places: [], winner: null };
const draw = 'PATCH /events/cup1/second-chance';
const undo = 'DELETE /events/cup1/second-chance';

const show = (isDrawn: boolean, matches: readonly MatchView[] = []) => {
  const event = tournamentEvent({
    status: 'running',
    participants: people,
    changeable: { rounds: [], thirdPlace: false, unplayed: [], gone: ['dora'] },
    state: { ...nothing, secondChance: { out, isDrawn, places: [] } },
  });
  const calls = fakeApi({ [draw]: () => json(event), [undo]: () => json(event) });
  const tournament = tournamentOf(event, chief);
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(<SecondChanceCard view={{ ...tournament, names: entryNamesOf(people), matches }} />);
  return calls;
};

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as Element);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is drawn for those who are ticked, with their first round, but without who has gone', async () => {
  const calls = show(false);
  press('Trostrunde freigeben');
  const first = () => within(screen.getByRole('region', { name: 'So beginnt es' }));
  expect(screen.getByLabelText('Dora D (3. Gruppe B)')).toHaveProperty('checked', false);
  expect(first().getByText('Freilos: Anna A')).toBeTruthy();
  expect(first().getByText('Ben B – Cleo C')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Anna A (3. Gruppe A)'));
  expect(first().queryByText('Freilos: Anna A')).toBeNull();
  fireEvent.click(screen.getByLabelText('Ben B (3. Gruppe B)'));
  expect(screen.getByText('Mindestens zwei müssen mitspielen.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Ben B (3. Gruppe B)'));
  press('Trostrunde freigeben');
  await vi.waitFor(() => expect(callsTo(calls, draw)).toHaveLength(1));
  expect(callsTo(calls, draw)[0]?.body).toEqual({ entrants: ['ben', 'cleo'] });
});

it('is taken back after a question, and not once it is played', async () => {
  const calls = show(true);
  press('Freigabe zurücknehmen');
  expect(callsTo(calls, undo)).toEqual([]);
  press('Freigabe zurücknehmen');
  await vi.waitFor(() => expect(callsTo(calls, undo)).toHaveLength(1));
  cleanup();
  show(true, [{ stage: 'second-chance', isBegun: true } as MatchView]);
  expect(screen.queryByRole('button', { name: 'Freigabe zurücknehmen' })).toBeNull();
});

it('says after a knockout without groups in which round somebody was out', () => {
  const event = tournamentEvent({
    config: { ...defaultTournamentSetup, tournamentMode: 'single-knockout' },
    status: 'running',
    participants: people,
    state: {
      ...nothing,
      secondChance: {
        out: out.map((one, index) => ({ ...one, groupId: index === 0 ? 'knockout/1/0' : 'knockout/0/1' })),
        isDrawn: false,
        places: [],
      },
    },
  });
  fakeApi({});
  const tournament = tournamentOf(event, chief);
  if (tournament === null) throw new Error('The event is no tournament');
  const matches = [
    { key: 'knockout/0/1', round: 0 } as MatchView,
    { key: 'knockout/1/0', round: 1 } as MatchView,
  ];
  renderInApp(<SecondChanceCard view={{ ...tournament, names: entryNamesOf(people), matches }} />);
  expect(screen.getByText(/Freilose bekommt, wer später ausgeschieden ist/u)).toBeTruthy();
  press('Trostrunde freigeben');
  expect(screen.getByLabelText('Anna A (verlor in Runde 2)')).toBeTruthy();
  expect(screen.getByLabelText('Ben B (verlor in Runde 1)')).toBeTruthy();
});

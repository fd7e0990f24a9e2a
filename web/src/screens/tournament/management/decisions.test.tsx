import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { Decisions } from './decisions.tsx';

const chief = { kind: 'user', id: 'u1', roles: ['team-admin'], teamIds: ['bulls'] } as const;
const people = ['Anna A', 'Ben B'].map((name, position) => tournamentEntry(name, position));
const needed = [{ scope: 'Liga', entrants: ['anna', 'ben'], place: 1, playOff: null }];
const state = { matches: [], needed, lots: [], withdrawn: [], standings: [], places: [], winner: null };
const event = tournamentEvent({ status: 'running', participants: people, state });
const address = 'PATCH /events/cup1/decide';

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as Element);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('ask before a lot is drawn, and for its reason', async () => {
  const calls = fakeApi({ [address]: () => json(event) });
  const tournament = tournamentOf(event, chief);
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(<Decisions view={{ ...tournament, names: entryNamesOf(people), matches: [] }} />);
  press('Losen');
  screen.getByRole('dialog', { name: 'Losen?' });
  press('Abbrechen');
  press('Losen');
  press('Losen');
  await screen.findByText('Gib bitte einen Grund an.');
  expect(callsTo(calls, address)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Grund, z. B. keine Zeit für ein Stechen'), {
    target: { value: 'Halle schließt' },
  });
  press('Losen');
  await vi.waitFor(() => expect(callsTo(calls, address)).toHaveLength(1));
  expect(callsTo(calls, address)[0]?.body).toEqual({
    way: 'lot',
    entrants: ['anna', 'ben'],
    reason: 'Halle schließt',
  });
});

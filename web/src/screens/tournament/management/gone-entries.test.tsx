import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import type { MatchView, SideView } from '../../../parts/tournament/match-view.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { GoneDialog } from './gone-dialog.tsx';
import { GoneEntries } from './gone-entries.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { type MatchAction, MatchMenu } from './match-menu.tsx';
import { offeredTools } from './tools.tsx';

const chief = { kind: 'user', id: 'u1', roles: ['team-admin'], teamIds: ['bulls'] } as const;
const address = 'PATCH /events/cup1/gone';
const people = ['Anna A', 'Ben B', 'Cem C'].map((name, position) => tournamentEntry(name, position));

const side = (name: string): SideView => ({
  name,
  entrant: name.toLowerCase(),
  isBye: false,
  score: null,
  hasWon: false,
});

/** A match of Anna and Ben that Cem calls. */
const match: MatchView = {
  key: 'knockout/0/0',
  matchId: 'm1',
  number: 1,
  stage: 'knockout',
  groupId: null,
  round: 0,
  index: 0,
  matchDay: null,
  board: null,
  phase: 'ready',
  isBegun: false,
  isCalled: false,
  sides: [side('Anna'), side('Ben')],
  caller: 'Cem C',
  callerId: 'cem',
};

const viewWith = (gone: string[] | undefined) => {
  const changeable = { rounds: [], thirdPlace: false, unplayed: [], ...(gone && { gone }) };
  const event = tournamentEvent({ status: 'running', participants: people, changeable });
  const tournament = tournamentOf(event, chief);
  if (tournament === null) throw new Error('The event is no tournament');
  return { ...tournament, names: entryNamesOf(people), matches: [match] };
};

const listen = () => fakeApi({ [address]: () => json(tournamentEvent({ status: 'running' })) });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('are named from the match that they were to call', async () => {
  const calls = listen();
  const acted: MatchAction[] = [];
  renderInApp(<MatchMenu match={match} fresh={[]} leaving={[]} onAct={(_, action) => acted.push(action)} />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Cem C (schreibt) ist gegangen' }));
  expect(acted).toEqual([{ kind: 'gone', entrant: 'cem', name: 'Cem C' }]);
  cleanup();
  for (const action of acted)
    renderInApp(
      <MatchDialog view={viewWith([])} matchKey={match.key} action={action} onClose={() => undefined} />,
    );
  fireEvent.click(screen.getByRole('button', { name: 'Ist gegangen' }));
  await vi.waitFor(() =>
    expect(callsTo(calls, address).map(({ body }) => body)).toEqual([{ entrant: 'cem', isGone: true }]),
  );
});

it('cannot be named from a match that has begun or is over', () => {
  for (const more of [{ isBegun: true }, { phase: 'finished' }, { caller: null, callerId: null }] as const) {
    renderInApp(<MatchMenu match={{ ...match, ...more }} fresh={[]} leaving={[]} onAct={() => undefined} />);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByText(/ist gegangen/)).toBeNull();
    cleanup();
  }
});

it('are listed, and are back with one tap', async () => {
  const calls = listen();
  renderInApp(<GoneEntries view={viewWith(['cem'])} />);
  within(screen.getByRole('list', { name: 'Gegangen' })).getByText('Cem C');
  fireEvent.click(screen.getByRole('button', { name: 'Cem C ist wieder da' }));
  await vi.waitFor(() =>
    expect(callsTo(calls, address).map(({ body }) => body)).toEqual([{ entrant: 'cem', isGone: false }]),
  );
  cleanup();
  renderInApp(<GoneEntries view={viewWith([])} />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('are marked among all who take part', async () => {
  const calls = listen();
  renderInApp(<GoneDialog view={viewWith(['cem'])} onClose={() => undefined} />);
  const switches = screen.getAllByRole<HTMLInputElement>('switch');
  expect(switches.map(({ checked }) => checked)).toEqual([false, false, true]);
  fireEvent.click(screen.getByRole('switch', { name: 'Anna A' }));
  await vi.waitFor(() =>
    expect(callsTo(calls, address).map(({ body }) => body)).toEqual([{ entrant: 'anna', isGone: true }]),
  );
  // A server of the version before says nothing about it.
  expect(offeredTools(viewWith([]))).toContain('gone');
  expect(offeredTools(viewWith(undefined))).not.toContain('gone');
});

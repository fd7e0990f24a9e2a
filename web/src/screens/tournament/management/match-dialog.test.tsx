import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { matchViewsOf } from '../../../parts/tournament/match-view.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { MatchDialog } from './match-dialog.tsx';

const visitor = { kind: 'guest', id: 'g1', roles: [], teamIds: [] } as const;
const participants = [tournamentEntry('Anna Adler', 0), tournamentEntry('Ben Berg', 1)];
const address = 'PATCH /events/cup1/withdraw';

const matchOf = (stage: TournamentMatch['stage']): TournamentMatch => ({
  key: 'm1',
  matchId: 'match1',
  number: 7,
  stage,
  groupId: stage === 'knockout' ? null : 'A',
  round: 0,
  index: 0,
  matchDay: null,
  board: null,
  status: 'ready',
  slots: [
    { kind: 'entrant', entrant: 'anna' },
    { kind: 'entrant', entrant: 'ben' },
  ],
  score: null,
  winner: null,
  caller: null,
});

afterEach(cleanup);

it.each([
  ['group', { entrant: 'anna', stage: 'group', effect: 'out-of-table' }],
  ['play-off', { entrant: 'anna', stage: 'group', effect: 'forfeits' }],
  ['knockout', { entrant: 'anna', stage: 'knockout' }],
] as const)('withdraws an entry from a match of the stage %s', async (stage, sent) => {
  const event = tournamentEvent({ status: 'running', participants });
  const calls = fakeApi({ [address]: () => json(event) });
  const tournament = tournamentOf(event, visitor);
  if (tournament === null) throw new Error('The event is no tournament');
  const names = entryNamesOf(participants);
  const matches = matchViewsOf({ matches: [matchOf(stage)], names, running: [] });
  renderInApp(
    <MatchDialog
      view={{ ...tournament, names, matches }}
      matchKey="m1"
      action={{ kind: 'withdraw', entrant: 'anna', name: 'Anna Adler' }}
      onClose={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Zurückziehen' }));
  await vi.waitFor(() => expect(callsTo(calls, address).map(({ body }) => body)).toEqual([sent]));
});

import type { TournamentException } from '@neundarter/contract/entities/tournament';
import { completeConfig } from '@neundarter/rules/match/config';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tournamentOf } from '../../data/club/tournaments.ts';
import { entryNamesOf } from '../../parts/tournament/entry-name.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../test/tournaments.ts';
import { Exceptions } from './exceptions.tsx';

const ben = tournamentEntry('Ben Berg', 0);
const visitor = { kind: 'guest', id: 'g1', roles: [], teamIds: [] } as const;
const anna = { type: 'registered', id: 'anna', firstName: 'Anna', lastName: 'Adler' } as const;
const bestOf = (maxLegsToPlay: number, startingScore = 501) =>
  completeConfig({ legMode: 'best-of', maxLegsToPlay, startingScore });

const cem = tournamentEntry('Cem Can', 1);

const show = (exceptions: TournamentException[] | undefined) => {
  const data = { status: 'running', participants: [ben, cem], ...(exceptions && { exceptions }) } as const;
  const tournament = tournamentOf(tournamentEvent({ ...data, participants: [ben, cem] }), visitor);
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(<Exceptions view={{ ...tournament, names: entryNamesOf([ben, cem]), matches: [] }} />);
};

afterEach(cleanup);

const came = ['player-ben'];
it.each<[string, TournamentException]>([
  ['Ben Berg ersetzt Anna Adler', { kind: 'substitute', entrant: 'ben', left: [anna], came }],
  ['Ben Berg ist nachgerückt', { kind: 'substitute', entrant: 'ben', left: [], came: [] }],
  [
    'Cem Can hat den Platz von Ben Berg übernommen',
    { kind: 'take-over', winner: 'cem', loser: 'ben', match: 'm1' },
  ],
  ['Das Spiel um Platz 3 entfällt', { kind: 'drop-third-place' }],
  [
    'Finale: Best of 3 statt Best of 5',
    { kind: 'round', round: 'final', before: bestOf(5), after: bestOf(3) },
  ],
  [
    'Gruppenspiele: 301 · Best of 3 · DO statt 501 · Best of 5 · DO',
    { kind: 'round', round: 'group', before: bestOf(5), after: bestOf(3, 301) },
  ],
  ['Spiel um Platz 3: geändert', { kind: 'round', round: 'third-place', before: null, after: null }],
])('says: %s', (line, exception) => {
  show([exception]);
  expect(screen.getByRole('listitem').textContent).toBe(line);
});

it('says nothing without exceptions, also with a server that does not know them', () => {
  show([]);
  show(undefined);
  expect(screen.queryByRole('list')).toBeNull();
});

import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { expect, it } from 'vitest';
import { knownSubstitutes, newName, type Seat, stays, substituted } from './substitutes.ts';

const person = (id: string) => ({ type: 'external', id, firstName: id, lastName: 'Muster' }) as const;

const entry = (
  participant: ParticipantEntry['participant'],
  status: ParticipantEntry['status'] = 'confirmed',
): ParticipantEntry => ({
  id: 'entry',
  position: 0,
  participant,
  teamName: null,
  teamId: null,
  status,
  groupId: null,
  groupPosition: null,
  seed: null,
  registeredAt: 0,
});

const seat = (choice: string, firstName = '', lastName = ''): Seat => ({ choice, firstName, lastName });
const idFor = () => 'new-id';
const pair = entry({ type: 'double', players: [person('anna'), person('ben')] });

it('keeps the one of a pair who stays', () => {
  const sent = substituted({
    entry: pair,
    seats: [seat(stays), seat(newName, ' Cem ', 'Celik')],
    known: [],
    idFor,
  });
  expect(sent).toEqual({
    type: 'double',
    players: [person('anna'), { type: 'external', id: 'new-id', firstName: 'Cem', lastName: 'Celik' }],
  });
});

it('sends nothing while a name is missing, and if everybody stays', () => {
  const seats = (...choices: readonly Seat[]) =>
    substituted({ entry: pair, seats: choices, known: [], idFor });
  expect(seats(seat(stays), seat(newName, 'Cem'))).toBeNull();
  expect(seats(seat(stays), seat(stays))).toBeNull();
  expect(seats(seat(stays), seat('somebody unknown'))).toBeNull();
});

it('offers the waiting list, with and without accounts', () => {
  const waiting = entry({ type: 'single', player: person('dora') }, 'waiting');
  const registered = entry({ type: 'single', player: { type: 'registered', id: 'eva' } }, 'waiting');
  const known = knownSubstitutes([waiting, registered, pair], []);
  expect(known.map(({ value }) => value)).toEqual(['dora', 'eva']);
  expect(known[0]?.label).toBe('dora Muster (Warteliste)');
  const single = entry({ type: 'single', player: person('anna') });
  expect(substituted({ entry: single, seats: [seat('dora')], known, idFor })).toEqual({
    type: 'single',
    player: person('dora'),
  });
  expect(substituted({ entry: single, seats: [seat('eva')], known, idFor })).toEqual({
    type: 'single',
    player: { type: 'registered', id: 'eva' },
  });
});

import { describe, expect, it } from 'vitest';
import type { Participant, ParticipantStatus } from './participants.ts';
import { seedingOf } from './seeding.ts';

const person = (id: string) => ({ type: 'registered', id }) as const;
const entry = (position: number, participant: Participant, status: ParticipantStatus = 'confirmed') => ({
  id: `e${position}`,
  position,
  status,
  participant,
});
const single = (id: string): Participant => ({ type: 'single', player: person(id) });

describe('a seeding list from figures', () => {
  it('has the highest figure first, and equal ones as they have registered', () => {
    const entries = [entry(0, single('a')), entry(1, single('b')), entry(2, single('c'), 'requested')];
    const figures = new Map([
      ['a', 40],
      ['b', 55.5],
      ['c', 40],
    ]);
    expect(seedingOf(entries, figures)).toEqual(['e1', 'e0', 'e2']);
  });

  it('leaves out who has no figure or no place', () => {
    const entries = [
      entry(0, single('a')),
      entry(1, single('b'), 'waiting'),
      entry(2, single('c'), 'rejected'),
    ];
    expect(seedingOf(entries, new Map([['b', 1]]))).toEqual([]);
  });

  it('takes the mean of a pair, or the only figure', () => {
    const pair = (one: string, other: string): Participant => ({
      type: 'double',
      players: [person(one), person(other)],
    });
    const figures = new Map([
      ['a', 60],
      ['b', 20],
      ['c', 50],
    ]);
    expect(seedingOf([entry(0, pair('a', 'b')), entry(1, pair('c', 'x'))], figures)).toEqual(['e1', 'e0']);
  });
});

import { describe, expect, it } from 'vitest';
import { isMergeable, mergedStatus, namesakesIn } from './namesakes.ts';
import type { Participant, ParticipantPerson, ParticipantStatus } from './participants.ts';

const otto = (id: string, lastName = 'Gast'): ParticipantPerson => ({
  type: 'external',
  id,
  firstName: 'Otto',
  lastName,
});
const single = (player: ParticipantPerson): Participant => ({ type: 'single', player });
const withAccount = (id: string): Participant => ({
  type: 'single',
  player: { type: 'registered', id, firstName: 'Otto', lastName: 'Gast' },
});
const entry = (position: number, participant: Participant, status: ParticipantStatus = 'confirmed') => ({
  id: `e${position}`,
  position,
  status,
  participant,
});

describe('namesakes', () => {
  it('are found in earlier entries, whatever the spelling', () => {
    const entries = [
      entry(0, single(otto('a'))),
      entry(1, single({ type: 'external', id: 'b', firstName: ' otto ', lastName: 'GAST' })),
      entry(2, single(otto('c', 'Anders'))),
      entry(3, withAccount('d')),
    ];
    expect([...namesakesIn(entries)]).toEqual([
      ['e1', ['e0']],
      ['e3', ['e0', 'e1']],
    ]);
  });

  it('are not looked for in entries that are out, nor is the same person one', () => {
    expect([...namesakesIn([entry(0, single(otto('a')), 'rejected'), entry(1, single(otto('b')))])]).toEqual(
      [],
    );
    expect([...namesakesIn([entry(0, single(otto('a'))), entry(1, single(otto('a')))])]).toEqual([]);
  });

  it('can be merged unless an account would be lost', () => {
    expect(isMergeable(single(otto('a')), single(otto('b')))).toBe(true);
    expect(isMergeable(withAccount('a'), single(otto('b')))).toBe(true);
    expect(isMergeable(single(otto('a')), withAccount('b'))).toBe(false);
    expect(isMergeable(single(otto('a')), single(otto('b', 'Anders')))).toBe(false);
    const pair: Participant = { type: 'double', players: [otto('a'), otto('b', 'Anders')] };
    const same: Participant = { type: 'double', players: [otto('c', 'Anders'), otto('d')] };
    expect(isMergeable(pair, same)).toBe(true);
    expect(isMergeable(pair, single(otto('c')))).toBe(false);
  });

  it('keep the better status', () => {
    expect(mergedStatus('requested', 'confirmed')).toBe('confirmed');
    expect(mergedStatus('waiting', 'withdrawn')).toBe('waiting');
  });
});

import { describe, expect, it } from 'vitest';
import { refusedText, refusedTurnText } from './match-refusal.ts';
import { queueText, reasonText, turnSpoken } from './scorer.ts';

describe('the line about what is saved', () => {
  it.each([
    { phase: 'idle', waitingTurns: 0, isRecovered: false, says: 'Bereit' },
    { phase: 'idle', waitingTurns: 0, isRecovered: true, says: 'Alle Aufnahmen sind gespeichert.' },
    { phase: 'sending', waitingTurns: 1, isRecovered: false, says: 'Aufnahme wird gespeichert...' },
    { phase: 'waiting', waitingTurns: 1, isRecovered: false, says: '1 Aufnahme ist noch nicht gespeichert.' },
    {
      phase: 'waiting',
      waitingTurns: 7,
      isRecovered: false,
      says: '7 Aufnahmen sind noch nicht gespeichert.',
    },
    {
      phase: 'sending',
      waitingTurns: 7,
      isRecovered: true,
      says: '7 Aufnahmen sind noch nicht gespeichert.',
    },
    {
      phase: 'refused',
      waitingTurns: 2,
      isRecovered: false,
      says: '2 Aufnahmen sind noch nicht gespeichert.',
    },
  ] as const)('$phase with $waitingTurns: $says', ({ says, ...news }) => {
    expect(queueText(news)).toBe(says);
  });
});

it('tells a refused turn in the words of the specification, and names it', () => {
  expect(refusedText('throw', 'Diese Punktzahl ist nicht möglich')).toBe(
    'Die letzte Aufnahme konnte nicht gespeichert werden. (Diese Punktzahl ist nicht möglich). Bitte versuche es noch einmal!',
  );
  expect(refusedText('undo', 'x')).toBe(
    'Die letzte Aufnahme konnte nicht rückgängig gemacht werden. (Grund: x). Bitte versuche es noch einmal!',
  );
  const turn = { name: 'Jan', score: 60, setNumber: null, legNumber: 2 };
  expect(refusedTurnText(turn)).toBe('Es geht um die Aufnahme von Jan: 60 Punkte, Leg 2.');
  expect(refusedTurnText({ ...turn, setNumber: 1 })).toContain('60 Punkte, Satz 1, Leg 2.');
});

it('describes a turn in one sentence', () => {
  expect(turnSpoken({ name: 'Jan', score: 60, rest: 441, next: 'Ben' })).toBe(
    'Jan: 60, Rest 441. Ben ist dran.',
  );
  expect(turnSpoken({ name: 'Jan', score: 40, rest: 0, next: null })).toBe('Jan: Checkout 40.');
});

it('writes reasons without a full stop for brackets', () => {
  expect(reasonText('error.invalid-score')).toBe('Diese Punktzahl ist nicht möglich');
  expect(reasonText('error.device.storage-failed')).toContain('Gerät');
});

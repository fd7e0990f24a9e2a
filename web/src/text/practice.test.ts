import { describe, expect, it } from 'vitest';
import { hitQueueText, practiceRoomText } from './practice.ts';
import { scoring20Text } from './scoring-20.ts';

describe('the message at the end of a game', () => {
  it.each([
    [300, 'Glückwunsch! Du hast 300 Punkte erreicht!'],
    [100, 'Glückwunsch! Du hast 100 Punkte erreicht!'],
    [99, 'Du hast 99 Punkte erzielt. Weiter so!'],
    [1, 'Du hast 1 Punkte erzielt. Weiter so!'],
    [0, 'Keine Punkte in dieser Runde – Kopf hoch!'],
  ])('%i', (score, text) => expect(scoring20Text.message(score)).toBe(text));
});

describe('the line about what is saved', () => {
  it.each([
    ['idle', 0, false, 'Bereit'],
    ['idle', 0, true, 'Alle Würfe sind gespeichert.'],
    ['sending', 1, false, 'Wurf wird gespeichert...'],
    ['sending', 3, false, '3 Würfe sind noch nicht gespeichert.'],
    ['waiting', 1, false, '1 Wurf ist noch nicht gespeichert.'],
    ['waiting', 0, false, 'Wurf wird gespeichert...'],
    ['refused', 2, false, '2 Würfe sind noch nicht gespeichert.'],
  ] as const)('%s, %i', (phase, waitingThrows, isRecovered, text) => {
    expect(hitQueueText({ phase, waitingThrows, isRecovered })).toBe(text);
  });
});

it('counts games and names buckets', () => {
  expect([0, 1, 2].map(practiceRoomText.count)).toEqual(['0 Spiele', '1 Spiel', '2 Spiele']);
  expect([scoring20Text.bucket(0, false), scoring20Text.bucket(180, true)]).toEqual(['0–19', '180']);
});

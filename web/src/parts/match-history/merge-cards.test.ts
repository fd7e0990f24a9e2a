import { expect, it } from 'vitest';
import type { CardMatch } from '../match-card/card-match.ts';
import { mergeCards } from './merge-cards.ts';

const card = (id: string, date: number, more: Partial<CardMatch> = {}) =>
  ({ id, date, status: 'finished', isUnsent: false, createdById: 'me', ...more }) as CardMatch;
const ids = (cards: readonly CardMatch[]) => cards.map(({ id }) => id).join(' ');

it('takes unsent matches from the device, and keeps the order of the server', () => {
  const listed = [card('b', 2), card('a', 1)];
  const onDevice = [card('a', 1, { isUnsent: true, status: 'running' })];
  const merged = mergeCards({ listed, onDevice, hasMore: false });
  expect(ids(merged)).toBe('b a');
  expect(merged[1]?.isUnsent).toBe(true);
});

it('adds matches that the server does not list; older ones with its next page', () => {
  const listed = [card('d', 9), card('b', 5)];
  const onDevice = [card('new', 7, { createdById: null }), card('c', 6), card('old', 1)];
  expect(ids(mergeCards({ listed, onDevice, hasMore: true }))).toBe('d new c b');
  expect(ids(mergeCards({ listed, onDevice, hasMore: false }))).toBe('d new c b old');
});

it('begins with matches that are not over', () => {
  const listed = [card('a', 5)];
  const onDevice = [card('open', 1, { createdById: null, status: 'running' })];
  expect(ids(mergeCards({ listed, onDevice, hasMore: true }))).toBe('open a');
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeSetting } from '../../data/local-settings.ts';
import type { MatchTracker } from '../../data/match/tracked-match.ts';
import { useTracker } from '../../data/queue/use-tracker.ts';
import { type PlayedMatch, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { openTestTracker, type TestTracker } from '../../test/test-tracker.ts';
import { Scorer } from './scorer.tsx';

function Screen({ tracker }: { readonly tracker: MatchTracker }) {
  const current = useTracker(tracker);
  return current.state === 'ready' ? <Scorer tracked={current} onLeave={() => undefined} /> : null;
}

let now = 0;
/** Two turns are never confirmed within the time of a double tap. */
const later = (): void => {
  now += 1000;
};

const open = async (played: PlayedMatch = {}): Promise<TestTracker> => {
  const opened = await openTestTracker(playMatch(played));
  renderInApp(<Screen tracker={opened.tracker} />);
  await screen.findByRole('region', { name: 'Pfeile eingeben' });
  return opened;
};
const tap = (...names: readonly string[]): void => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
};
const press = (...keys: readonly string[]): void => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};
const turnsOf = ({ tracker }: TestTracker) => {
  const snapshot = tracker.snapshot();
  if (snapshot.state !== 'ready') throw new Error('no match');
  return snapshot.match.sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws));
};
const pad = () => screen.getByRole('region', { name: 'Pfeile eingeben' }).textContent ?? '';

beforeEach(() => {
  writeSetting('pad-kind', 'darts');
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  later();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('records a turn with its third dart, and shows rest and route after each dart', async () => {
  const opened = await open({ config: { startingScore: 170 } });
  expect(pad()).toContain('Rest 170T20 T20 Bull');
  tap('Triple', 'Triple 20');
  expect(pad()).toContain('Rest 110T20 Bull');
  tap('Single 20', 'Single 5');
  expect(turnsOf(opened)).toMatchObject([
    { score: 85, dartsThrown: 3, attemptsOnDouble: 0, beds: ['T20', 'S20', 'S5'] },
  ]);
});

it('counts darts and attempts of a checkout by itself', async () => {
  const opened = await open({ config: { startingScore: 40, legsToWinSet: 2 } });
  tap('Miss: kein Treffer', 'Doppel', 'Doppel 20');
  expect(turnsOf(opened)).toMatchObject([
    { score: 40, dartsThrown: 2, attemptsOnDouble: 2, beds: ['M', 'D20'] },
  ]);
});

it('ends the turn with a bust', async () => {
  const opened = await open({ config: { startingScore: 20 } });
  tap('Single 19');
  expect(turnsOf(opened)).toMatchObject([{ score: 0, dartsThrown: 3, attemptsOnDouble: 1, beds: ['S19'] }]);
});

it('takes back single darts, and after the turn opens it again', async () => {
  const opened = await open();
  tap('Single 1', 'Single 2', 'Letzten Dart zurücknehmen');
  expect(pad()).toContain('1––Rest 500');
  tap('Single 3', 'Single 4');
  expect(turnsOf(opened)).toMatchObject([{ score: 8 }]);
  later();
  tap('Letzte Aufnahme zurücknehmen');
  expect(turnsOf(opened)).toEqual([]);
  expect(pad()).toContain('13–Rest 497');
  tap('Single 20');
  expect(turnsOf(opened)).toMatchObject([{ score: 24, beds: ['S1', 'S3', 'S20'] }]);
});

it('works with keys', async () => {
  const opened = await open();
  press('t', '2', '0', 'Enter', 'd', '1', '6', 'Enter', '2', '5', 'Enter');
  expect(turnsOf(opened)).toMatchObject([{ score: 117, beds: ['T20', 'D16', 'SB'] }]);
  later();
  press('5', '0', 'Enter', 'Backspace', '0', 'Enter');
  expect(pad()).toContain('–––Rest 501');
});

it('is remembered by the device, and switched in the bar', async () => {
  await open();
  tap('Pfeile einzeln eingeben');
  await waitFor(() => screen.getByRole('region', { name: 'Punkte eingeben' }));
  expect(localStorage.getItem('pad-kind')).toBe('"score"');
});

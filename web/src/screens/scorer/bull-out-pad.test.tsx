import type { Match } from '@neundarter/rules/match/types';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchTracker } from '../../data/match/tracked-match.ts';
import { useTracker } from '../../data/queue/use-tracker.ts';
import { idOf, type PlayedMatch, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { openTestTracker, type TestTracker } from '../../test/test-tracker.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Scorer } from './scorer.tsx';

/** Facts of the match that the tests set. */
type Facts = { readonly isOnlineMatch?: boolean; readonly ownPlayerId?: string };

function Screen({ tracker, facts }: { readonly tracker: MatchTracker; readonly facts: Facts }) {
  const current = useTracker(tracker);
  if (current.state !== 'ready') return null;
  const tracked = { ...current, info: { ...current.info, ...facts } };
  return <Scorer tracked={tracked} onLeave={() => undefined} />;
}

/** Time passes only when a test advances it, so two confirmations are never too close by accident. */
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const pass = async (ms: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  // An action saves and sends in several small asynchronous steps.
  for (let step = 0; step < 10; step += 1) await act(() => vi.advanceTimersByTimeAsync(0));
};
const show = async (played: PlayedMatch = {}, facts: Facts = {}): Promise<TestTracker> => {
  const opened = await openTestTracker(playMatch(played));
  renderInApp(
    <>
      <Screen tracker={opened.tracker} facts={facts} />
      <LiveRegion />
    </>,
  );
  await pass(0);
  return opened;
};
const matchOf = ({ tracker }: TestTracker): Match => {
  const snapshot = tracker.snapshot();
  if (snapshot.state !== 'ready') throw new Error('no match');
  return snapshot.match;
};
const scoresOf = (opened: TestTracker) =>
  matchOf(opened).sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws.map(({ score }) => score)));

const key = async (name: string, init: KeyboardEventInit = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
  await pass(0);
};
const keys = async (...names: readonly string[]) => {
  for (const name of names) await key(name);
};
/** Enters turns as people do: never so close together that two confirmations count as one. */
const turn = async (score: number) => {
  await pass(400);
  await keys(...Array.from(String(score)), 'Enter');
};
const config = { roundLimit: { rounds: 2, decision: 'bull' } } as const;
const question = () => vi.waitFor(() => screen.getByRole('region', { name: 'Wer gewinnt das Ausbullen?' }));

it('shows the round, asks who has won the bull-out, and takes the answer back alone', async () => {
  const opened = await show({ config, legs: ['501 | 60 60 | 60'] });
  expect(screen.getByText('Runde 2 von 2')).toBeTruthy();
  await turn(45);
  fireEvent.click(within(await question()).getByRole('button', { name: 'Ben' }));
  await pass(0);
  expect(matchOf(opened).sets[0]?.legs[0]).toMatchObject({ winningParty: 1, decidedBy: { kind: 'bull' } });
  await vi.waitFor(() => screen.getByText('Ausgebullt'));
  expect(screen.getByText('Runde 1 von 2')).toBeTruthy();
  await key('Backspace');
  await question();
  expect(scoresOf(opened)).toEqual([60, 60, 60, 45]);
  await key('Backspace');
  expect(scoresOf(opened)).toEqual([60, 60, 60]);
  expect(screen.getByText('Runde 2 von 2')).toBeTruthy();
});

it('takes back the last turn instead of an answer', async () => {
  const opened = await show({ config, legs: ['501 | 60 60 | 60 45'] });
  fireEvent.click(within(await question()).getByRole('button', { name: 'Letzte Aufnahme zurücknehmen' }));
  await pass(0);
  expect(scoresOf(opened)).toEqual([60, 60, 60]);
});

it('names no checkout of a leg that the smaller rest has won', async () => {
  await show({ config: { roundLimit: { rounds: 1, decision: 'lowest-rest' } }, legs: ['501 | 100'] });
  await turn(60);
  await vi.waitFor(() => screen.getByText('Kleinerer Rest'));
  expect(screen.queryByText(/Game shot/)).toBeNull();
});

it('lets the one who has lost answer online, because each player is alone at a board', async () => {
  const facts = { isOnlineMatch: true, ownPlayerId: idOf('Anna') };
  const opened = await show({ config, legs: ['501 | 60 60 | 60 45'] }, facts);
  const answers = within(await question());
  expect(answers.getByText('Online tippt, wer das Ausbullen verloren hat.')).toBeTruthy();
  expect(answers.getByRole<HTMLButtonElement>('button', { name: 'Anna' }).disabled).toBe(true);
  fireEvent.click(answers.getByRole('button', { name: 'Ben' }));
  await pass(0);
  expect(matchOf(opened).sets[0]?.legs[0]).toMatchObject({ winningParty: 1, decidedBy: { kind: 'bull' } });
});

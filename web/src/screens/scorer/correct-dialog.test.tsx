import { currentLeg } from '@neundarter/rules/match/turn-order';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { useTracker } from '../../data/queue/use-tracker.ts';
import { idOf, type PlayedMatch, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { openTestTracker, type TestTracker } from '../../test/test-tracker.ts';
import { CorrectDialog } from './correct-dialog.tsx';

const closed = vi.fn<() => void>();

type ScreenProps = {
  readonly opened: TestTracker;
  readonly first: number;
  readonly info: Partial<MatchInfo>;
};

function Screen({ opened, first, info }: ScreenProps) {
  const current = useTracker(opened.tracker);
  const [id, setId] = useState<string | null>(null);
  if (current.state !== 'ready') return null;
  const throwId = id ?? currentLeg(current.match)?.throws[first]?.id ?? '';
  const tracked = { ...current, info: { ...current.info, ...info } };
  return <CorrectDialog tracked={tracked} throwId={throwId} onTurn={setId} onClose={closed} />;
}

const open = async (played: PlayedMatch, first: number, info: Partial<MatchInfo> = {}) => {
  const opened = await openTestTracker(playMatch(played));
  renderInApp(<Screen opened={opened} first={first} info={info} />);
  await screen.findByRole('dialog', { name: 'Aufnahme korrigieren' });
  return opened;
};
const tap = (...names: readonly string[]): void => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
};
const scoresOf = ({ tracker }: TestTracker) => {
  const snapshot = tracker.snapshot();
  if (snapshot.state !== 'ready') throw new Error('no match');
  return snapshot.match.sets.flatMap((set) => set.legs.map((leg) => leg.throws.map(({ score }) => score)));
};

afterEach(() => {
  cleanup();
  closed.mockReset();
});

it('corrects the points of an earlier turn, once', async () => {
  const opened = await open({ legs: ['501 | 60 100 | 45 26'] }, 0);
  expect(screen.getByText('Anna, Aufnahme 1')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Korrigieren' }).disabled).toBe(true);
  tap('8', '5');
  expect(screen.getByText('Rest 416')).toBeTruthy();
  tap('Korrigieren');
  expect(closed).toHaveBeenCalledOnce();
  expect(scoresOf(opened)).toEqual([[85, 100, 45, 26]]);
  await waitFor(() => expect(opened.server.applied).toHaveLength(1));
});

it.each([100, 140, 180, 60])(
  'corrects a turn to %i with two taps more than the one on the turn',
  async (score) => {
    const opened = await open({ legs: ['501 | 45 100 | 41 26'] }, 0);
    tap(`${score} Punkte`, 'Korrigieren');
    expect(scoresOf(opened)).toEqual([[score, 100, 41, 26]]);
  },
);

it('corrects by keys', async () => {
  const opened = await open({ legs: ['501 | 60 100'] }, 1);
  for (const key of ['4', '1', '1', 'Backspace', 'Enter'])
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(scoresOf(opened)).toEqual([[60, 41]]);
});

it('goes from turn to turn, and names the turns that go', async () => {
  const opened = await open({ config: { startingScore: 301 }, legs: ['301 | 60 100 | 180 26'] }, 2);
  tap('Vorherige Aufnahme');
  tap('Vorherige Aufnahme');
  expect(screen.getByText('Anna, Aufnahme 1')).toBeTruthy();
  tap('180 Punkte');
  const lost = '2 Aufnahmen danach fallen weg, weil es sonst nicht mehr aufgeht: Anna 180, Ben 26.';
  expect(screen.getByText(lost)).toBeTruthy();
  tap('Korrigieren und streichen');
  expect(scoresOf(opened)).toEqual([[180, 100]]);
});

it('asks for darts and attempts, and says who wins the leg', async () => {
  const config = { startingScore: 101 };
  const opened = await open({ config, legs: ['101 | 61 20 | 20'] }, 2);
  tap('4');
  // The questions about darts have the same digits, below the keys.
  fireEvent.click(screen.getAllByRole('button', { name: '0' })[0] as HTMLElement);
  expect(screen.getByText('Anna gewinnt damit das Leg.')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: '2' }).at(-1) as HTMLElement);
  tap('Korrigieren');
  expect(scoresOf(opened)).toEqual([[61, 20, 40], []]);
});

it('refuses impossible points, and in an online match every loss of turns', async () => {
  await open({ config: { startingScore: 301 }, legs: ['301 | 60 100 | 180 26'] }, 0, {
    isOnlineMatch: true,
    ownPlayerId: idOf('Anna'),
  });
  tap('1', '7', '9');
  expect(screen.getByText('Diese Punkte sind hier nicht möglich.')).toBeTruthy();
  tap('180 Punkte');
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Im Online-Match dürfen dabei keine Aufnahmen wegfallen/,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Korrigieren und streichen' }).disabled).toBe(
    true,
  );
});

import type { Match, Party } from '@neundarter/rules/match/types';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchTracker } from '../../data/match/tracked-match.ts';
import { useTracker } from '../../data/queue/use-tracker.ts';
import { guestParty, type PlayedMatch, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { openTestTracker, type TestTracker } from '../../test/test-tracker.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Scorer } from './scorer.tsx';

const almostWon = '501 | 180 0 | 180 0';
const bot: Party = { type: 'single', player: { type: 'bot', id: 'bot00000000000000000', level: 5 } };
const left = vi.fn<() => void>();

function Screen({ tracker }: { readonly tracker: MatchTracker }) {
  const current = useTracker(tracker);
  return current.state === 'ready' ? <Scorer tracked={current} onLeave={left} /> : null;
}

/** Time passes only when a test advances it, so two confirmations are never too close by accident. */
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  left.mockReset();
  localStorage.clear();
});

const pass = async (ms: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  // An action saves and sends in several small asynchronous steps.
  for (let step = 0; step < 10; step += 1) await act(() => vi.advanceTimersByTimeAsync(0));
};
/** Long enough for three darts and the record of the turn. */
const passBotTurn = async (): Promise<void> => {
  for (const ms of [1_500, 1_500, 1_500, 1_600]) await pass(ms);
};

const show = async (played: PlayedMatch = {}): Promise<TestTracker> => {
  const opened = await openTestTracker(playMatch(played));
  renderInApp(
    <>
      <Screen tracker={opened.tracker} />
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
const tap = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const typed = () =>
  within(screen.getByRole('region', { name: 'Punkte eingeben' })).getByRole('status').textContent;

describe('entering a turn', () => {
  it('works by digits and Enter', async () => {
    const opened = await show();
    await keys('6', '0');
    expect(typed()).toBe('60');
    expect(screen.getByText('Rest 441')).toBeTruthy();
    await key('Enter');
    expect(scoresOf(opened)).toEqual([60]);
    expect(typed()).toBe('');
    expect(screen.getByRole('region', { name: 'Ben' }).getAttribute('aria-current')).toBe('true');
  });

  it('works by one tap on a shortcut, or by its letter', async () => {
    const opened = await show();
    await tap('26 Punkte');
    await pass(400);
    await key('x');
    expect(scoresOf(opened)).toEqual([26, 100]);
  });

  it('happens once, even if it is quickly confirmed twice', async () => {
    const opened = await show();
    await keys('q', 'q');
    await pass(200);
    await key('q');
    expect(scoresOf(opened)).toEqual([26]);
    await pass(200);
    await key('q');
    expect(scoresOf(opened)).toEqual([26, 26]);
  });

  it('works by the rest', async () => {
    const opened = await show();
    await keys('r', '4', '4', '1', 'Enter');
    await pass(400);
    await keys('4', '0', '1', 'r');
    expect(scoresOf(opened)).toEqual([60, 100]);
  });

  it('is refused for an impossible score', async () => {
    const opened = await show();
    await keys('1', '7', '9', 'Enter');
    expect(screen.getByText('Nicht möglich')).toBeTruthy();
    expect(scoresOf(opened)).toEqual([]);
    await key('Delete');
    expect(typed()).toBe('');
  });

  it('is not possible while a field or dialog has the focus', async () => {
    const opened = await show();
    await key('?');
    await vi.waitFor(() => screen.getByRole('dialog', { name: 'Tastenkürzel' }));
    await key('q');
    expect(scoresOf(opened)).toEqual([]);
  });

  it('is announced once', async () => {
    await show();
    await turn(60);
    expect(screen.getByText('Anna: 60, Rest 441. Ben ist dran.')).toBeTruthy();
  });
});

describe('bust and checkout', () => {
  it('shows Bust on the confirm key, and records 0 points with three darts', async () => {
    const opened = await show({ config: { startingScore: 181 } });
    await keys('1', '8', '0');
    const buttons = screen.getAllByRole('button', { name: /^Bust$/ });
    expect(buttons).toHaveLength(1);
    await key('Enter');
    expect(matchOf(opened).sets[0]?.legs[0]?.throws[0]).toMatchObject({
      score: 0,
      dartsThrown: 3,
      attemptsOnDouble: 0,
    });
  });

  it('checks out by c, without a question at 170', async () => {
    const opened = await show({ config: { startingScore: 170 } });
    await key('c');
    expect(matchOf(opened).sets[0]?.legs[0]).toMatchObject({ winningParty: 0 });
  });

  it('asks for the number of darts, which digits answer', async () => {
    const opened = await show({ config: { startingScore: 40 } });
    await key('c');
    const dialog = screen.getByRole('dialog', { name: 'Wie viele Darts?' });
    expect(scoresOf(opened)).toEqual([]);
    fireEvent.keyDown(within(dialog).getByRole('group', { name: 'Darts bis zum Checkout' }), { key: '3' });
    await pass(0);
    fireEvent.keyDown(within(dialog).getByRole('group', { name: 'Darts auf ein Doppel' }), { key: '2' });
    await pass(0);
    expect(matchOf(opened).sets[0]?.legs[0]?.throws[0]).toMatchObject({
      score: 40,
      dartsThrown: 3,
      attemptsOnDouble: 2,
    });
  });

  it('keeps the typed score when the question is cancelled', async () => {
    const opened = await show({ config: { startingScore: 40 } });
    await keys('4', '0', 'Enter');
    await tap('Abbrechen');
    expect(typed()).toBe('40');
    expect(scoresOf(opened)).toEqual([]);
  });
});

describe('the end of a leg', () => {
  it('shows Game shot! for four seconds', async () => {
    await show({ legs: [almostWon] });
    await turn(141);
    expect(screen.getByRole('button', { name: /^Game shot!.*Checkout 141 · 9 Darts/s })).toBeTruthy();
    expect(screen.getByText('Ben beginnt das nächste Leg')).toBeTruthy();
    await pass(3_900);
    expect(screen.queryByText('Game shot!')).toBeTruthy();
    await pass(200);
    expect(screen.queryByText('Game shot!')).toBeNull();
  });

  it('closes at once by Enter or a tap', async () => {
    await show({ legs: [almostWon] });
    await turn(141);
    await key('Enter');
    expect(screen.queryByText('Game shot!')).toBeNull();
  });

  it('shows that a set is won with it', async () => {
    const config = { setMode: 'first-to', setsToWin: 2, legConfig: { legsToWinSet: 1 } } as const;
    await show({ config, legs: [almostWon] });
    await turn(141);
    await tap(/^Game shot and set!/);
    expect(screen.queryByText('Game shot and set!')).toBeNull();
  });

  it('can be undone by one tap', async () => {
    const opened = await show({ legs: [almostWon] });
    await turn(141);
    await tap('Undo: letzte Aufnahme zurücknehmen');
    expect(screen.queryByText('Game shot!')).toBeNull();
    expect(matchOf(opened).sets[0]?.legs).toHaveLength(1);
    expect(screen.getByText('Aufnahme zurückgenommen. Anna ist dran, Rest 141.')).toBeTruthy();
  });

  it('ends the match in a dialog that leads to the summary or undoes the turn', async () => {
    const opened = await show({ config: { legsToWinSet: 1 }, legs: [almostWon] });
    await turn(141);
    const dialog = await vi.waitFor(() => screen.getByRole('dialog', { name: 'Game shot and match!' }));
    expect(within(dialog).getByText('Anna gewinnt!')).toBeTruthy();
    await pass(400);
    await tap('Zur Zusammenfassung');
    expect(left).toHaveBeenCalledOnce();
    await tap('Checkout zurücknehmen');
    expect(matchOf(opened).status).toBe('running');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the starter of the deciding leg', async () => {
    const legs = ['501 | 180 0 | 180 0 | 141#1', '501 away | 180 0 | 180 0 | 141#1'];
    const opened = await show({ config: { legsToWinSet: 2 }, legs });
    const question = await vi.waitFor(() =>
      screen.getByRole('region', { name: 'Entscheidungsleg: Wer beginnt?' }),
    );
    fireEvent.click(within(question).getByRole('button', { name: 'Ben' }));
    await pass(0);
    expect(matchOf(opened).sets[0]?.legs[2]?.startingParty).toBe(1);
    expect(screen.queryByRole('region', { name: 'Entscheidungsleg: Wer beginnt?' })).toBeNull();
  });
});

describe('a correction', () => {
  it('is reached by the arrow keys', async () => {
    await show({ legs: ['501 | 60 100 | 45'] });
    await key('ArrowUp');
    expect(document.activeElement?.textContent).toContain('45, Rest 396');
    await key('ArrowUp');
    expect(document.activeElement?.textContent).toContain('100, Rest 401');
    await key('ArrowDown');
    expect(document.activeElement?.textContent).toContain('45, Rest 396');
  });

  it('is not offered for turns of a bot', async () => {
    await show({ parties: [guestParty('Anna'), bot], legs: ['501 | 60 100'] });
    expect(screen.getByRole('button', { name: /^60, Rest 441/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^100, Rest 401/ })).toBeNull();
  });
});

describe('undo', () => {
  it.each(['Backspace', 'Delete'])('by %s first deletes the typed digits, then the turn', async (name) => {
    const opened = await show();
    await turn(60);
    await key('5');
    await key(name);
    expect(scoresOf(opened)).toEqual([60]);
    await key(name);
    expect(scoresOf(opened)).toEqual([]);
  });

  it('by ctrl+Z undoes the turn', async () => {
    const opened = await show();
    await turn(60);
    await key('z', { ctrlKey: true });
    expect(scoresOf(opened)).toEqual([]);
  });

  it('is disabled before the first turn', async () => {
    await show();
    const undo = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Undo: letzte Aufnahme zurücknehmen',
    });
    expect(undo.disabled).toBe(true);
  });
});

describe('a bot', () => {
  const againstBot = { parties: [guestParty('Anna'), bot] as const };

  it('throws a dart every 1.5 s and records its turn 1.6 s after the last', async () => {
    const opened = await show(againstBot);
    await turn(60);
    const board = screen.getByRole('region', { name: 'Bot Level 5' });
    const darts = () => within(board).queryAllByRole('listitem').length;
    await pass(1_500);
    expect(darts()).toBe(1);
    await pass(1_500);
    expect(darts()).toBe(2);
    await pass(1_500);
    expect(darts()).toBe(3);
    await pass(1_500);
    expect(scoresOf(opened)).toHaveLength(1);
    await pass(100);
    expect(scoresOf(opened)).toHaveLength(2);
  });

  it('accepts no input while it throws', async () => {
    const opened = await show(againstBot);
    await turn(60);
    await pass(400);
    await keys('q', '4', '5', 'Enter');
    expect(scoresOf(opened)).toEqual([60]);
  });

  it('stops when the turn before it is undone', async () => {
    const opened = await show(againstBot);
    await turn(60);
    await pass(2_000);
    await tap('Undo: letzte Aufnahme zurücknehmen');
    await passBotTurn();
    expect(scoresOf(opened)).toEqual([]);
  });

  it('loses its turn together with the one before it', async () => {
    const opened = await show(againstBot);
    await turn(60);
    await passBotTurn();
    expect(scoresOf(opened)).toHaveLength(2);
    await tap('Undo: letzte Aufnahme zurücknehmen');
    expect(scoresOf(opened)).toEqual([]);
    await passBotTurn();
    expect(scoresOf(opened)).toEqual([]);
  });
});

describe('the queue', () => {
  it('shows the number of waiting turns, and that nothing is lost', async () => {
    const opened = await show();
    opened.server.isReachable = false;
    await turn(60);
    await turn(45);
    expect(screen.getByText('2 Aufnahmen sind noch nicht gespeichert.')).toBeTruthy();
    expect(screen.getByText('Offline')).toBeTruthy();
    opened.server.isReachable = true;
    await pass(2_000);
    expect(screen.getByText('Alle Aufnahmen sind gespeichert.')).toBeTruthy();
    expect(opened.server.applied).toHaveLength(2);
  });

  it('hides the line on demand, but not that the device is offline', async () => {
    localStorage.setItem('show-queue-status', 'false');
    const opened = await show();
    opened.server.isReachable = false;
    await turn(60);
    expect(screen.queryByText('1 Aufnahme ist noch nicht gespeichert.')).toBeNull();
    expect(screen.getByText('Offline')).toBeTruthy();
  });

  it.each([
    ['error.api.500', 'Server gestört'],
    ['error.api.502', 'Server gestört'],
    ['Request failed with status: 418', 'Server gestört'],
    ['error.unauthorized', 'Nicht mehr eingeloggt'],
    ['error.version.does-not-match', 'Neue Version'],
  ])('calls %s what it is, not offline', async (code, says) => {
    const opened = await show();
    opened.server.isReachable = false;
    opened.server.failure = code;
    await turn(60);
    expect(screen.getByText(says)).toBeTruthy();
    expect(screen.queryByText('Offline')).toBeNull();
  });

  it('stops at a refusal, names the turn, and offers to try again', async () => {
    const opened = await show();
    opened.server.refusal = 'error.insufficient-permissions';
    await turn(60);
    const notice = await vi.waitFor(() => screen.getByRole('alert'));
    expect(notice.textContent).toContain(
      'Die letzte Aufnahme konnte nicht gespeichert werden. (Dafür hast du keine Berechtigung). Bitte versuche es noch einmal!',
    );
    expect(notice.textContent).toContain('Es geht um die Aufnahme von Anna: 60 Punkte, Leg 1.');
    expect(screen.queryByRole('region', { name: 'Punkte eingeben' })).toBeNull();
    opened.server.refusal = null;
    await tap('Erneut versuchen');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(opened.server.applied).toHaveLength(1);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBoard } from '../../test/fake-board.ts';

const spot = (name: string, number: number, multiplier: number, y: number) => ({
  segment: { name, number, bed: multiplier === 0 ? 'Outside' : 'SingleOuter', multiplier },
  coords: { x: 0.01, y },
});
const t20 = spot('T20', 20, 3, 0.6);
const s20 = spot('S20', 20, 1, 0.8);
const d20 = spot('D20', 20, 2, 0.97);
const miss = spot('M20', 20, 0, 1.1);

const state = (status: string, throws: readonly object[] = [], event = 'Throw detected') => ({
  connected: true,
  running: status !== 'Stopped',
  status,
  event,
  numThrows: throws.length,
  throws,
});
const push = (fake: FakeBoard, ...args: Parameters<typeof state>) =>
  fake.say({ type: 'state', data: state(...args) });

const open = async (answer: object = state('Throw', [], 'Started')): Promise<FakeBoard> => {
  const fake = new FakeBoard('autodarts');
  fake.ears.opened();
  await fake.question.answer(answer);
  return fake;
};

const reopen = async (fake: FakeBoard, answer: object): Promise<void> => {
  fake.ears.closed(1006);
  await vi.advanceTimersByTimeAsync(1000);
  fake.ears.opened();
  await fake.question.answer(answer);
};

const bare = (fake: FakeBoard) => fake.words().filter((word) => !word.includes('/'));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the Autodarts board manager', () => {
  it.each([
    ['Stopped', 'Offline/Throw'],
    ['Starting', 'Initializing/Throw'],
    ['Stopping', 'Updating/Throw'],
    ['Calibrating', 'Calibrating/Throw'],
    ['Throw', 'Ready/Throw'],
    ['Takeout', 'Ready/Takeout'],
    ['Error', 'Error/Throw'],
    ['Standby', 'Offline/Throw'],
  ])('translates %s to %s, in answers and in messages', async (status, words) => {
    expect((await open(state(status))).words()).toEqual([words]);
    const told = await open(state(status === 'Starting' ? 'Stopped' : 'Starting'));
    told.words();
    push(told, status);
    expect(told.words()).toEqual([words]);
  });

  it('is in takeout while a takeout is in progress, and in error if a calibration failed', async () => {
    expect((await open(state('Takeout in progress'))).words()).toEqual(['Ready/Takeout', 'takeout-started']);
    expect((await open(state('Stopped', [], 'Calibration failed'))).words()).toEqual(['Error/Throw']);
  });

  it('reports a turn from a growing list, and the next turn with darts in the same places', async () => {
    const fake = await open();
    fake.words();
    for (let turn = 0; turn < 2; turn += 1) {
      push(fake, 'Throw', [t20]);
      push(fake, 'Throw', [t20, t20]);
      push(fake, 'Throw', [t20, t20]);
      push(fake, 'Takeout', [t20, t20, s20]);
      push(fake, 'Takeout in progress', [t20, t20, s20], 'Takeout started');
      push(fake, 'Throw', [], 'Takeout finished');
      push(fake, 'Throw', [], 'Takeout finished');
    }
    const darts = fake.events.flatMap((event) => (event.kind === 'dart' ? [event.dart.id] : []));
    expect(new Set(darts).size).toBe(6);
    expect(bare(fake).map((word) => word.replace(/ .*/, ''))).toEqual(
      Array.from({ length: 2 }, () => ['dart', 'dart', 'dart', 'takeout-started', 'takeout-finished']).flat(),
    );
  });

  it('reports where each dart landed, also for misses and bouncers', async () => {
    const fake = await open();
    push(fake, 'Throw', [d20, miss, { ...t20, bouncer: true }]);
    const darts = fake.events.flatMap((event) => (event.kind === 'dart' ? [event.dart] : []));
    expect(darts.map((dart) => dart.hitType)).toEqual(['Normal', 'Miss', 'Bouncer']);
    expect(darts[0]?.rMm).toBeCloseTo(164.91, 2);
    expect(darts[1]?.rMm).toBeGreaterThan(170);
    // One message, but the darts have different times.
    expect(new Set(darts.map((dart) => dart.timestamp)).size).toBe(3);
    expect(darts.map((dart) => dart.timestamp)).toEqual(
      darts.map((dart) => dart.timestamp).toSorted((one, other) => one - other),
    );
  });

  it('does not report a corrected throw as another dart', async () => {
    const fake = await open();
    push(fake, 'Throw', [t20]);
    push(fake, 'Throw', [s20]);
    push(fake, 'Throw', [s20, d20]);
    expect(bare(fake)).toEqual(['dart T20:0.01:0.6', 'dart D20:0.01:0.97']);
  });

  it('reports a dart that replaces a removed one, but not the same dart again', async () => {
    const fake = await open();
    push(fake, 'Throw', [t20, s20]);
    push(fake, 'Throw', [t20]);
    push(fake, 'Throw', [t20, s20]);
    push(fake, 'Throw', [t20]);
    push(fake, 'Throw', [t20, d20]);
    expect(bare(fake)).toEqual(['dart T20:0.01:0.6', 'dart S20:0.01:0.8', 'dart D20:0.01:0.97']);
  });

  it('continues the turn if a takeout took no dart, and ends it if the board was reset', async () => {
    const fake = await open();
    push(fake, 'Throw', [t20]);
    push(fake, 'Takeout in progress', [t20], 'Takeout started');
    push(fake, 'Throw', [t20], 'Takeout finished');
    push(fake, 'Throw', [t20, s20]);
    push(fake, 'Throw', [], 'Manual reset');
    expect(bare(fake)).toEqual([
      'dart T20:0.01:0.6',
      'takeout-started',
      'dart S20:0.01:0.8',
      'takeout-finished',
    ]);
  });

  it('reports a takeout of darts that it has not detected', async () => {
    const fake = await open();
    push(fake, 'Takeout in progress', [], 'Takeout started');
    push(fake, 'Throw', [], 'Takeout finished');
    expect(bare(fake)).toEqual(['takeout-started', 'takeout-finished']);
  });

  it('neither loses nor repeats a dart if the connection is lost in the middle of a turn', async () => {
    const fake = await open(state('Throw', [t20]));
    push(fake, 'Throw', [t20, t20]);
    await reopen(fake, state('Takeout', [t20, t20, s20]));
    push(fake, 'Takeout', [t20, t20, s20]);
    push(fake, 'Throw', [], 'Takeout finished');
    expect(bare(fake)).toEqual([
      'dart T20:0.01:0.6',
      'dart T20:0.01:0.6#2',
      'dart S20:0.01:0.8',
      'takeout-finished',
    ]);
  });

  it('notices after a lost connection that another turn has begun', async () => {
    const fake = await open(state('Throw', [t20, s20]));
    await reopen(fake, state('Throw', [d20, s20]));
    expect(bare(fake)).toEqual([
      'dart T20:0.01:0.6',
      'dart S20:0.01:0.8',
      'takeout-finished',
      'dart D20:0.01:0.97',
      'dart S20:0.01:0.8#2',
    ]);
    await reopen(fake, state('Throw', [], 'Takeout finished'));
    expect(bare(fake)).toEqual(['takeout-finished']);
  });

  it('works without answers as long as messages arrive, and reports an error when they stop', async () => {
    const fake = new FakeBoard('autodarts');
    fake.ears.opened();
    push(fake, 'Throw', [t20]);
    await fake.question.fail();
    expect(fake.words()).toEqual(['Ready/Throw', 'dart T20:0.01:0.6']);
    fake.ears.closed(1006);
    expect(fake.words()).toEqual(['Error/Throw']);
    await vi.advanceTimersByTimeAsync(1000);
    fake.ears.opened();
    await fake.question.fail();
    expect(fake.words()).toEqual([]);
    push(fake, 'Throw', [t20]);
    expect(fake.words()).toEqual(['Ready/Throw']);
  });

  it('trusts the last message more than an older answer', async () => {
    const fake = new FakeBoard('autodarts');
    fake.ears.opened();
    push(fake, 'Throw', [t20, s20]);
    await fake.question.answer(state('Throw', [t20]));
    push(fake, 'Throw', [t20, s20, d20]);
    expect(bare(fake)).toEqual(['dart T20:0.01:0.6', 'dart S20:0.01:0.8', 'dart D20:0.01:0.97']);
  });

  it('ignores cameras, movements and unknown messages', async () => {
    const fake = await open();
    fake.words();
    fake.say({ type: 'motion_state', data: { isHand: true } });
    fake.say({ type: 'cam_stats', data: [] });
    fake.say({ type: 'state' });
    fake.say({ type: 'state', data: [] });
    fake.say({ type: 'state', data: { ...state('Throw'), throws: [null, 4] } });
    expect(fake.words()).toEqual([]);
  });
});

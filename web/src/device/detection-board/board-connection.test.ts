import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBoard } from '../../test/fake-board.ts';

const ready = { status: 'Ready', phase: 'Throw', darts: [] };
const dart = (id: string, timestamp: number) => ({ id, r: 50, theta: 0, hitType: 'Normal', timestamp });
const thrown = (id: string, timestamp: number) => ({
  type: 'THROW_DETECTED',
  payload: dart(id, timestamp),
});
const finished = (timestamp: number) => ({ type: 'TAKEOUT_FINISHED', payload: { timestamp } });

const open = async (): Promise<FakeBoard> => {
  const fake = new FakeBoard('standard');
  fake.ears.opened();
  await fake.question.answer(ready);
  fake.words();
  return fake;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the connection to a board', () => {
  it('asks for the status when the socket opens, not before', async () => {
    const fake = new FakeBoard('standard', 'board.local');
    expect(fake.sockets.map((socket) => socket.url)).toEqual(['ws://board.local:4001']);
    expect(fake.questions).toHaveLength(0);
    fake.ears.opened();
    expect(fake.question.url).toBe('http://board.local:4000/status');
    expect(fake.words()).toEqual([]);
    await fake.question.answer(ready);
    expect(fake.words()).toEqual(['Ready/Throw']);
  });

  it('is in error at once for an invalid host name, and never connects', () => {
    const fake = new FakeBoard('standard', '  ');
    expect(fake.words()).toEqual(['Error/Throw']);
    expect(fake.sockets).toHaveLength(0);
    fake.board.close();
  });

  it.each([
    [1006, 'Error/Throw'],
    [1000, 'Offline/Throw'],
    [1001, 'Offline/Throw'],
    [1011, 'Offline/Throw'],
  ])('that closes with code %i is %s', async (code, words) => {
    const fake = await open();
    fake.ears.closed(code);
    expect(fake.words()).toEqual([words]);
  });

  it('is in error when the socket fails, and reports this once although the socket closes too', async () => {
    const fake = await open();
    fake.ears.failed();
    fake.ears.closed(1006);
    expect(fake.words()).toEqual(['Error/Throw']);
  });

  it('tries again with growing pauses, and with short ones after a success', async () => {
    const fake = await open();
    for (const pause of [1000, 2000, 4000, 8000, 8000]) {
      const before = fake.sockets.length;
      fake.ears.closed(1006);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(fake.sockets).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(fake.sockets).toHaveLength(before + 1);
    }
    fake.ears.opened();
    await fake.question.answer(ready);
    const before = fake.sockets.length;
    fake.ears.closed(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fake.sockets).toHaveLength(before + 1);
  });

  it('that cannot even be opened is in error and tried again', async () => {
    const fake = await open();
    fake.isForbidden = true;
    fake.ears.closed(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fake.words()).toEqual(['Offline/Throw', 'Error/Throw']);
    fake.isForbidden = false;
    await vi.advanceTimersByTimeAsync(2000);
    fake.ears.opened();
    await fake.question.answer(ready);
    expect(fake.words()).toEqual(['Ready/Throw']);
  });

  it('is in error when the status does not come in time, and recovers with the next answer', async () => {
    const fake = new FakeBoard('standard');
    fake.ears.opened();
    await vi.advanceTimersByTimeAsync(4999);
    expect(fake.words()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fake.words()).toEqual(['Error/Throw']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fake.questions).toHaveLength(2);
    await fake.question.answer(ready);
    expect(fake.words()).toEqual(['Ready/Throw']);
    expect(fake.sockets).toHaveLength(1);
  });

  it('is in error when the socket does not open in time', async () => {
    const fake = new FakeBoard('standard');
    await vi.advanceTimersByTimeAsync(5000);
    expect(fake.words()).toEqual(['Error/Throw']);
    expect(fake.sockets[0]?.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    fake.ears.opened();
    await fake.question.answer(ready);
    expect(fake.words()).toEqual(['Ready/Throw']);
  });

  it.each([null, 'Ready', [], {}, { status: 'Sleeping' }])(
    'is in error when the answer is %o',
    async (answer) => {
      const fake = new FakeBoard('standard');
      fake.ears.opened();
      await fake.question.answer(answer);
      expect(fake.words()).toEqual(['Error/Throw']);
    },
  );

  it('asks for the status regularly, and notices a board that no longer answers', async () => {
    const fake = await open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fake.questions).toHaveLength(2);
    await fake.question.answer({ ...ready, darts: [dart('unannounced', 1)] });
    expect(fake.words()).toEqual(['dart unannounced']);
    await vi.advanceTimersByTimeAsync(10_000 + 5000);
    expect(fake.words()).toEqual(['Error/Throw']);
  });

  it('neither loses nor repeats a dart if it is lost in the middle of a turn', async () => {
    const fake = await open();
    fake.say(thrown('a', 1));
    fake.ears.closed(1006);
    await vi.advanceTimersByTimeAsync(1000);
    fake.ears.opened();
    // Thrown without a connection: b. In a message before the answer, and in the answer too: c.
    fake.say(thrown('c', 3));
    await fake.question.answer({ ...ready, darts: [dart('a', 1), dart('b', 2), dart('c', 3)] });
    fake.say(finished(5));
    expect(fake.words()).toEqual([
      'dart a',
      'Error/Throw',
      'Ready/Throw',
      'dart b',
      'dart c',
      'takeout-finished',
    ]);
  });

  it('reports the end of a turn that it has missed, before the darts of the next turn', async () => {
    const fake = await open();
    fake.say(thrown('a', 1));
    fake.ears.closed(1000);
    await vi.advanceTimersByTimeAsync(1000);
    fake.ears.opened();
    fake.say(thrown('e', 9));
    await fake.question.answer({ ...ready, darts: [dart('d', 8), dart('e', 9)] });
    expect(fake.words()).toEqual([
      'dart a',
      'Offline/Throw',
      'takeout-finished',
      'Ready/Throw',
      'dart d',
      'dart e',
    ]);
  });

  it('asks again if a turn ended before the answer arrived', async () => {
    const fake = await open();
    fake.say(thrown('a', 1));
    fake.ears.closed(1006);
    await vi.advanceTimersByTimeAsync(1000);
    fake.ears.opened();
    fake.say(finished(5));
    await fake.question.answer({ ...ready, darts: [dart('a', 1)] });
    await fake.question.answer({ ...ready, darts: [dart('d', 8)] });
    expect(fake.words()).toEqual(['dart a', 'Error/Throw', 'takeout-finished', 'Ready/Throw', 'dart d']);
  });

  it('does not end a turn because of an answer that is older than its dart', async () => {
    const fake = await open();
    await vi.advanceTimersByTimeAsync(10_000);
    fake.say(thrown('a', 1));
    await fake.question.answer(ready);
    await fake.question.answer({ ...ready, darts: [dart('a', 1)] });
    expect(fake.words()).toEqual(['dart a']);
  });

  it('reports waiting messages even if the answer never arrives', async () => {
    const fake = new FakeBoard('standard');
    fake.ears.opened();
    fake.say(thrown('a', 1));
    expect(fake.words()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(fake.words()).toEqual(['dart a', 'Error/Throw']);
  });

  it('reports nothing and does not reconnect after it was closed', async () => {
    const fake = await open();
    await vi.advanceTimersByTimeAsync(10_000);
    fake.board.close();
    await fake.question.answer({ ...ready, status: 'Updating' });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(fake.words()).toEqual([]);
    expect(fake.sockets).toHaveLength(1);
    expect(fake.sockets[0]?.isClosed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBoard } from '../../test/fake-board.ts';

const event = (type: string, payload: object = {}) => ({ type, payload });
const dart = (id: string, timestamp: number, more: object = {}) => ({
  id,
  r: 102,
  theta: 0,
  hitType: 'Normal',
  timestamp,
  ...more,
});
const thrown = (id: string, timestamp: number) => event('THROW_DETECTED', dart(id, timestamp));

const open = async (answer: object = { status: 'Ready', phase: 'Throw', darts: [] }): Promise<FakeBoard> => {
  const fake = new FakeBoard('standard');
  fake.ears.opened();
  await fake.question.answer(answer);
  return fake;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the standard board', () => {
  it.each(['Offline', 'Calibrating', 'Initializing', 'Updating', 'Ready', 'Error'])(
    'reports its status %s in answers and messages, in both phases',
    async (status) => {
      for (const phase of ['Throw', 'Takeout']) {
        const asked = await open({ status, phase });
        expect(asked.words()).toEqual([`${status}/${phase}`]);
        const told = await open({ status: status === 'Ready' ? 'Updating' : 'Ready', phase: 'Throw' });
        told.words();
        told.say(event('STATUS_CHANGED', { status, phase }));
        expect(told.words()).toEqual([`${status}/${phase}`]);
      }
    },
  );

  it('reports darts with all known data', async () => {
    const fake = await open();
    fake.words();
    fake.say(
      event(
        'THROW_DETECTED',
        dart('a', 7, { r: 165, theta: -18, color: 'red', confidence: 0.9, originalR: 165 }),
      ),
    );
    expect(fake.events).toEqual([
      {
        kind: 'dart',
        dart: {
          id: 'a',
          rMm: 165,
          thetaDeg: 342,
          hitType: 'Normal',
          color: 'red',
          confidence: 0.9,
          timestamp: 7,
        },
      },
    ]);
  });

  it.each([
    [{ r: 170, hitType: 'Normal' }, 'Normal'],
    [{ r: 170.01, hitType: 'Normal' }, 'Miss'],
    [{ r: 300, hitType: 'Bouncer' }, 'Bouncer'],
    [{ r: 20, hitType: 'Miss' }, 'Miss'],
    [{ r: 20, hitType: 'unheard of' }, 'Normal'],
  ])('counts %o as %s', async (place, hitType) => {
    const fake = await open();
    fake.say(event('THROW_DETECTED', dart('a', 7, place)));
    expect(fake.events.at(-1)).toMatchObject({ kind: 'dart', dart: { hitType } });
  });

  it('identifies a dart without an id by its time and place', async () => {
    const fake = await open();
    fake.words();
    const { id: _, ...nameless } = dart('', 7);
    fake.say(event('THROW_DETECTED', nameless));
    fake.say(event('THROW_DETECTED', nameless));
    fake.say(event('THROW_DETECTED', { ...nameless, timestamp: 8 }));
    expect(fake.words()).toEqual(['dart 7:102:0', 'dart 8:102:0']);
  });

  it('reads dates as times, and never compares the clocks of board and device', async () => {
    const fake = await open();
    fake.say(event('THROW_DETECTED', dart('a', 0, { timestamp: '1970-01-01T00:00:07.000Z' })));
    expect(fake.events.at(-1)).toMatchObject({ dart: { timestamp: 7000 } });

    const { timestamp: _, ...undated } = dart('b', 0);
    vi.setSystemTime(100_000);
    fake.say(event('TAKEOUT_FINISHED'));
    fake.say(event('THROW_DETECTED', undated));
    fake.say(event('TAKEOUT_FINISHED', { timestamp: 130_000 }));
    fake.words();
    vi.setSystemTime(101_000);
    fake.say(event('THROW_DETECTED', { ...undated, id: 'c' }));
    expect(fake.words()).toEqual(['dart c']);
  });

  it('reports a turn with three darts, a repeat, the takeout, a late dart and the next turn', async () => {
    const fake = await open();
    fake.words();
    for (const one of [thrown('a', 1), thrown('b', 2), thrown('b', 2), thrown('c', 3)]) fake.say(one);
    fake.say(event('TAKEOUT_STARTED'));
    fake.say(event('TAKEOUT_FINISHED', { timestamp: 5 }));
    for (const one of [thrown('late', 4), thrown('c', 3), thrown('d', 9)]) fake.say(one);
    expect(fake.words()).toEqual([
      'dart a',
      'dart b',
      'dart c',
      'takeout-started',
      'Ready/Takeout',
      'takeout-finished',
      'Ready/Throw',
      'dart d',
    ]);
  });

  it.each([
    'no json',
    '[]',
    'null',
    '{"type":"THROW_DETECTED"}',
    '{"type":"THROW_DETECTED","payload":{"r":-1,"theta":0}}',
    '{"type":"THROW_DETECTED","payload":{"r":"102","theta":0}}',
    '{"type":"THROW_DETECTED","payload":{"r":1e999,"theta":0}}',
    '{"type":"STATUS_CHANGED","payload":{"status":"Sleeping"}}',
    '{"type":"SOMETHING_NEW","payload":{}}',
  ])('ignores %s', async (message) => {
    const fake = await open();
    fake.words();
    fake.ears.heard(message);
    fake.ears.heard(new ArrayBuffer(4));
    expect(fake.words()).toEqual([]);
  });
});

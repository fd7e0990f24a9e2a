import { maxRelocationLength } from '@neundarter/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSetting, writeSetting } from '../local-settings.ts';
import { pack, settingsToMove, takeSettings, unpack } from './luggage.ts';

beforeEach(() => localStorage.clear());

const refused = (id: string, size = 10) =>
  ({
    id,
    version: 3,
    base: null,
    queue: [{ id: `c-${id}`, kind: 'start', at: 'x'.repeat(size) }],
    refusal: { commandId: `c-${id}`, code: 'error.match.out-of-sync' },
  }) as never;

describe('settings', () => {
  it('go along as they are set, without tokens', () => {
    writeSetting('color-scheme', 'dark');
    writeSetting('match-pins', { e1: '1234' });
    writeSetting('device-tokens', ['d1.secret']);
    localStorage.setItem('session', '{"token":"secret"}');
    localStorage.setItem('guest-token', '{"token":"secret"}');
    const settings = settingsToMove();
    expect(settings).toEqual({ 'color-scheme': 'dark', 'match-pins': { e1: '1234' } });
    expect(pack({ settings, matches: [], games: [] })?.content).not.toContain('secret');
  });

  it('do not replace those of the new address, and PINs of both are kept', () => {
    writeSetting('color-scheme', 'light');
    writeSetting('match-pins', { e2: '9999', e3: '3' });
    takeSettings({ 'color-scheme': 'dark', 'caller-on': false, 'match-pins': { e1: '1234', e2: '0' } });
    expect(readSetting('color-scheme')).toBe('light');
    expect(readSetting('caller-on')).toBe(false);
    expect(readSetting('match-pins')).toEqual({ e1: '1234', e2: '9999', e3: '3' });
  });

  it('of another shape count as not set, and unknown ones are left out', () => {
    takeSettings({ 'caller-on': 'maybe', 'match-pins': { e1: 5 }, session: { token: 'x' } } as never);
    expect(readSetting('caller-on')).toBe(true);
    expect(readSetting('match-pins')).toEqual({});
    expect(localStorage.getItem('session')).toBeNull();
  });
});

describe('luggage', () => {
  it('comes out as it was put in', () => {
    const luggage = { settings: { 'pad-kind': 'darts' }, matches: [refused('m1')], games: [refused('g1')] };
    expect(unpack(pack(luggage)?.content ?? '')).toEqual(luggage);
  });

  it('leaves what has no room, and says so when not even the settings have', () => {
    const big = maxRelocationLength / 2;
    const packed = pack({
      settings: {},
      matches: [refused('m1'), refused('m2', big), refused('m3', big)],
      games: [],
    });
    expect(packed?.luggage.matches.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(packed?.content.length).toBeLessThanOrEqual(maxRelocationLength);
    expect(
      pack({ settings: { 'last-match-players': 'x'.repeat(maxRelocationLength) }, matches: [], games: [] }),
    ).toBeNull();
  });

  it('of another shape is empty, and nothing is sent that nobody has decided about', () => {
    const empty = { settings: {}, matches: [], games: [] };
    for (const text of ['', 'null', '[]', '{}', '{"settings":[],"matches":{},"games":5}'])
      expect({ text, unpacked: unpack(text) }).toEqual({ text, unpacked: empty });
    const waiting = { id: 'm1', version: 1, base: null, queue: [{ id: 'c', kind: 'start' }], refusal: null };
    expect(unpack(JSON.stringify({ matches: [waiting, null, 'x', { id: 'm2' }] })).matches).toEqual([]);
  });
});

import { beforeEach, expect, it, vi } from 'vitest';
import { readSetting, subscribeSettings, writeSetting } from './local-settings.ts';

beforeEach(() => localStorage.clear());

it('stores the chosen value and notifies listeners', () => {
  const listener = vi.fn();
  const stop = subscribeSettings(listener);
  expect(readSetting('caller-on')).toBe(true);
  writeSetting('caller-on', false);
  stop();
  writeSetting('show-queue-status', false);
  expect(readSetting('caller-on')).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});

it.each(['{broken', '"pink"', '17'])('returns the default if the storage contains %s', (text) => {
  localStorage.setItem('color-scheme', text);
  expect(readSetting('color-scheme')).toBe('auto');
});

it('gives the same object until it changes', () => {
  localStorage.setItem('last-match-config', '{"startingScore":301}');
  expect(readSetting('last-match-config')).toBe(readSetting('last-match-config'));
});

it('sends no error reports unless agreed', () => {
  expect(readSetting('send-analytic-data')).toBe(false);
});

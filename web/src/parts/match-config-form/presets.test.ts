import { completeConfig, validateConfig } from '@neundarter/rules/match/config';
import { expect, it } from 'vitest';
import { isSamePlay, presets } from './presets.ts';

it.each(presets)('$name can be played', ({ config }) => {
  expect(validateConfig(config, 'draws-forbidden')).toEqual([]);
});

it('are all different', () => {
  for (const { name, config } of presets)
    expect(presets.filter((other) => isSamePlay(other.config, config)).map((one) => one.name)).toEqual([
      name,
    ]);
});

it('ignores settings that the mode does not use', () => {
  expect(isSamePlay(completeConfig(), completeConfig({ maxLegsToPlay: 9, setsToWin: 7 }))).toBe(true);
  expect(isSamePlay(completeConfig(), completeConfig({ legMode: 'best-of' }))).toBe(false);
  expect(isSamePlay(completeConfig(), completeConfig({ bullOutForDecider: false }))).toBe(false);
});

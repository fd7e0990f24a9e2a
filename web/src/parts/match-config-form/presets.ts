import { completeConfig } from '@neundarter/rules/match/config';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { presetText } from '../../text/setup.ts';

/** Configurations that one tap chooses, by name. */
export const presets: readonly { readonly name: string; readonly config: MatchConfig }[] = [
  { name: presetText.standard, config: completeConfig() },
  { name: presetText.short, config: completeConfig({ legsToWinSet: 2 }) },
  { name: presetText.single, config: completeConfig({ legsToWinSet: 1 }) },
  { name: presetText.long, config: completeConfig({ legsToWinSet: 5 }) },
  { name: presetText.fast, config: completeConfig({ startingScore: 301 }) },
  { name: presetText.sets, config: completeConfig({ setMode: 'first-to' }) },
];

/** Whether both configurations play the same way; settings that the chosen mode does not use are ignored. */
export const isSamePlay = (one: MatchConfig, other: MatchConfig): boolean => playOf(one) === playOf(other);

const playOf = (config: MatchConfig): string => {
  const { startingScore, checkInMode, setMode, legMode, bullOutForDecider, roundLimit } = config;
  const legs = legMode === 'first-to' ? config.legsToWinSet : config.maxLegsToPlay;
  const sets = setMode === 'first-to' ? config.setsToWin : config.maxSetsToPlay;
  const length = setMode === 'single-set' ? [legMode, legs] : [setMode, sets, config.legConfig.legsToWinSet];
  return JSON.stringify([startingScore, checkInMode, bullOutForDecider, roundLimit ?? null, ...length]);
};

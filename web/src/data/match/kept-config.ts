import { canHaveDecider } from '@neundarter/rules/match/change-config';
import { completeConfig, validateConfig } from '@neundarter/rules/match/config';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { readSetting, writeSetting } from '../local-settings.ts';

type Kept = 'last-match-config' | 'last-challenge-config';

/** A configuration that this device keeps; null if there is none, or if it is of an older version and not valid. */
function readKept(key: Kept): MatchConfig | null {
  const config = readSetting(key);
  try {
    if (config === null || validateConfig(config).length > 0) return null;
    return { ...config, bullOutForDecider: config.bullOutForDecider && canHaveDecider(config) };
  } catch {
    return null;
  }
}

/** The configuration of the last match on this device, otherwise the usual one. */
export const readMatchConfig = (): MatchConfig => readKept('last-match-config') ?? completeConfig();

/** The configuration of the last challenge on this device, otherwise of its last match. */
export const readChallengeConfig = (): MatchConfig => readKept('last-challenge-config') ?? readMatchConfig();

/** Keeps the configuration for the next challenge. */
export const keepChallengeConfig = (config: MatchConfig): void =>
  writeSetting('last-challenge-config', config);

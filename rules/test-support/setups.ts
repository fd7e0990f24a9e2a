// Short names for the people, parties, configurations and matches of tests.
import { completeConfig, type PartialMatchConfig } from '../src/match/config.ts';
import { createMatch } from '../src/match/create.ts';
import { startMatch } from '../src/match/start.ts';
import type { Match, MatchPlayer, MatchSetup, Party } from '../src/match/types.ts';
import type { Result } from '../src/result.ts';

/** A time in 2025, milliseconds since 1970. */
export const startOfTest = 1_760_000_000_000;

/** The value of an answer. @throws if the answer is a refusal */
export const value = <Value>(result: Result<Value, string>): Value => {
  if (!result.ok) throw new Error(`Refused: ${result.error}`);
  return result.value;
};

/** The refusal code of an answer, or `'allowed'` if it is not a refusal. */
export const refusal = (result: Result<unknown, string>): string => (result.ok ? 'allowed' : result.error);

export const guest = (id: string): MatchPlayer => ({ type: 'guest', id, name: `Guest ${id}` });
export const single = (id: string): Party => ({ type: 'single', player: guest(id) });
export const double = (one: string, other: string): Party => ({
  type: 'double',
  players: [guest(one), guest(other)],
});
export const bye: Party = { type: 'bye' };

/** `home` against `away`. */
export const singles: MatchSetup['parties'] = [single('home'), single('away')];
/** `h0` and `h1` against `a0` and `a1`. */
export const doubles: MatchSetup['parties'] = [double('h0', 'h1'), double('a0', 'a1')];

export const setup = (config: PartialMatchConfig = {}, parties = singles): MatchSetup => ({
  id: 'match',
  parties,
  config: completeConfig(config),
});

export const scheduled = (config: PartialMatchConfig = {}, parties = singles): Match =>
  createMatch(setup(config, parties));

export const running = (config: PartialMatchConfig = {}, parties = singles): Match =>
  value(startMatch(scheduled(config, parties), { at: startOfTest }));

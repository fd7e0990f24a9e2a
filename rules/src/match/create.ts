// A match before its start. Parties and configuration are known; home throws first unless somebody switches.
import type { Match, MatchSetup } from './types.ts';

/** A scheduled match without sets; the starting party is 0. */
export const createMatch = (setup: MatchSetup): Match => ({
  id: setup.id,
  parties: setup.parties,
  config: setup.config,
  ...(setup.startingScores && { startingScores: setup.startingScores }),
  status: 'scheduled',
  startingParty: 0,
  sets: [],
  isForfeited: false,
  winningParty: null,
  startedAt: null,
  finishedAt: null,
});

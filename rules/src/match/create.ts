// A match before its start: who plays and how is known, home throws first until a switch.
import type { Match, MatchSetup } from './types.ts';

/** A scheduled match without sets; the starting party is 0. */
export const createMatch = (setup: MatchSetup): Match => ({
  id: setup.id,
  parties: setup.parties,
  config: setup.config,
  status: 'scheduled',
  startingParty: 0,
  sets: [],
  isForfeited: false,
  winningParty: null,
  startedAt: null,
  finishedAt: null,
});

import type { Party } from '../src/match/types.ts';
import type { GameOfResult } from '../src/matchday/result.ts';
import { guest } from './setups.ts';

export const anna: Party = { type: 'single', player: guest('anna') };
export const ben: Party = { type: 'single', player: guest('ben') };

/** A game of a match day that nobody has started. */
export const openGame: GameOfResult = {
  parties: [anna, ben],
  status: 'scheduled',
  winningParty: null,
  standing: { legs: [0, 0] },
};

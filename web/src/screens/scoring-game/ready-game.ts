import type { Snapshot } from '../../data/command-session.ts';
import type { ScoringGameActions, ScoringGameView } from '../../data/scoring-game-session.ts';

/** A game that is known, and what can be done with it. */
export type ReadyGame = Extract<Snapshot<ScoringGameView>, { readonly state: 'ready' }> & ScoringGameActions;

import type { ScoringGameActions, ScoringGameView } from '../../data/practice/scoring-game-session.ts';
import type { Snapshot } from '../../data/queue/command-session.ts';

/** A game that is known, and what can be done with it. */
export type ReadyGame = Extract<Snapshot<ScoringGameView>, { readonly state: 'ready' }> & ScoringGameActions;

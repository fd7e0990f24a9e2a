import type { PracticeKindName } from '@neundarter/rules/practice/practice-kinds';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import type { ReactNode } from 'react';
import { Scoring20Pad } from './scoring-20-pad.tsx';
import { SegmentsNow } from './segments-now.tsx';
import type { GameInput } from './use-scoring-game.ts';

/** A card of the summary. */
export type SummaryCard = 'sequence' | 'segments' | 'streaks' | 'rounds';

/** What a kind adds to the screen of a game. */
type KindParts<Name extends PracticeKindName = PracticeKindName> = {
  /** What a running game shows between the darts in order and the buttons. */
  Figures(this: void, props: { readonly game: ScoringGame<Name> }): ReactNode;
  /** The buttons: one for each result that the next dart can have, and undo. */
  Pad(this: void, props: { readonly game: ScoringGame<Name>; readonly input: GameInput }): ReactNode;
  /** The cards of its summary in order. */
  readonly cards: readonly SummaryCard[];
};

const parts: { readonly [Name in PracticeKindName]: KindParts<Name> } = {
  'scoring-20': {
    Figures: SegmentsNow,
    Pad: Scoring20Pad,
    cards: ['sequence', 'segments', 'streaks', 'rounds'],
  },
};

/** What the kind of a game adds to its screen. */
export const partsOf = (kind: PracticeKindName): KindParts => parts[kind];

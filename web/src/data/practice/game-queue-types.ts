import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import type { HitType, ScoringGame, ScoringGameError } from '@neundarter/rules/practice/types';
import type { QueueRecord } from '../queue/command-queue-types.ts';

/** What the device that begins a practice game knows of it. */
export type NewScoringGame = {
  /** Null for a guest. */
  readonly playerId: string | null;
  /** Milliseconds since 1970. */
  readonly startDateTime: number;
};

/** One change of a practice game on its way to the server; each says which dart it means, so that none is made twice. */
export type HitCommand =
  | { readonly kind: 'create'; readonly id: string; readonly newGame: NewScoringGame }
  /** `id` is the id of the throw. */
  | {
      readonly kind: 'throw';
      readonly id: string;
      readonly hitType: HitType;
      /** Which dart of the game it is, from 1. */
      readonly throwNumber: number;
      /** Milliseconds since 1970. */
      readonly timeStamp: number;
    }
  | { readonly kind: 'undo'; readonly id: string; readonly throwId: string };

/** What a queue of practice games is about. */
export type HitQueued = {
  readonly Model: ScoringGame;
  readonly Base: ScoringGameEntity;
  readonly Command: HitCommand;
  readonly Error: ScoringGameError;
};

/** What a device keeps of a practice game. */
export type StoredGame = QueueRecord<HitQueued>;

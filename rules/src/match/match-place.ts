// The place of a match within its event. The match itself does not contain it, because scoring does not depend on it.

/** Parts of an event that have matches. */
export const eventStages = [
  'group',
  'play-off',
  'knockout',
  'third-place',
  'second-chance',
  'winner-side',
  'loser-side',
  'grand-final',
  'grand-final-reset',
  'matchday',
] as const;
export type EventStage = (typeof eventStages)[number];

/** The place of a match. Fields that the stage does not have are null. */
export type MatchPlace = {
  readonly stage: EventStage;
  /** The group, in a group stage; of a play-off its number. */
  readonly groupId: string | null;
  /** Round of the stage, from 0. */
  readonly round: number;
  /** Place within the round, from 0, top to bottom. */
  readonly index: number;
  /** Match day of a group or league, from 1. */
  readonly matchDay: number | null;
  /** Label of the board it is played on. */
  readonly board: string | null;
};

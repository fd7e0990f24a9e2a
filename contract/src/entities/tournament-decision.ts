// Shared ranks of a tournament: which of them need a decision, and how others were decided.
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import { participantNumbers } from '@neundarter/rules/tournament/setup/setup';
import Type, { type Static } from 'typebox';
import { closed, Id, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

const Entrants = Type.Array(Id, { maxItems: participantNumbers.max, description: 'ids of entries' });

/** A shared rank on which something depends. */
export const DecisionSchema = Type.Object(
  {
    scope: Type.String({ description: 'the group, or the rank within groups for an order across groups' }),
    entrants: Entrants,
    place: Type.Integer({ minimum: 1, description: 'the first of the places that they share' }),
    playOff: Type.Optional(
      Type.Unsafe<string | null>({
        ...nullable(Type.String()),
        description: 'the play-off that is being played for it; null if none is',
      }),
    ),
  },
  closed,
);

/** Matches for a shared rank. */
export const PlayOffSchema = Type.Object(
  {
    id: Type.String({ description: '`groupId` of its matches, whose stage is `play-off`' }),
    entrants: Entrants,
    isFinished: Type.Boolean(),
    matchIds: Type.Array(Id, { maxItems: maxMatchesOfEvent, description: 'in playing order' }),
  },
  closed,
);

/** A lot that decides about the seeding. */
export const LotSchema = Type.Object(
  {
    scope: Type.String(),
    entrants: Entrants,
    at: Type.Optional(
      Type.Unsafe<number | null>({
        ...nullable(TimeStamp),
        description: 'when the last match of the group ended, or of all groups: from then on it decides',
      }),
    ),
  },
  closed,
);

/** A lot that was drawn for a shared rank, or an order by hand; also one that was taken back, so that nobody draws in secret. */
export const MadeDecisionSchema = Type.Object(
  {
    way: oneOf(['lot', 'order'] as const),
    entrants: Type.Array(Id, {
      maxItems: participantNumbers.max,
      description: 'ids of entries, the best first',
    }),
    groupId: Type.Unsafe<string | null>({
      ...nullable(Type.String()),
      description: 'the group; null for a rank that several groups share',
    }),
    reason: nullable(Type.String()),
    seed: Type.Unsafe<string | null>({
      ...nullable(Type.String()),
      description:
        'a lot is repeated from its seed and the ids in ascending order; null for an order by hand',
    }),
    madeAt: TimeStamp,
    undoneAt: nullable(TimeStamp),
  },
  closed,
);
export type MadeDecision = Static<typeof MadeDecisionSchema>;

/** Decisions that a tournament shows, the latest: no evening needs more. */
export const maxShownDecisions = 100;

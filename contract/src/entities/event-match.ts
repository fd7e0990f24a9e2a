import { eventStages, type MatchPlace } from '@neundarter/rules/match/match-place';
import Type from 'typebox';
import { closed, Id } from './common.ts';
import { type MatchHead, MatchHeadSchema } from './match.ts';
import { nullable, oneOf } from './match-config.ts';

const MatchPlaceSchema = Type.Object(
  {
    stage: oneOf(eventStages),
    groupId: nullable(Type.String()),
    round: Type.Integer({ minimum: 0, description: 'round of the stage, from 0' }),
    index: Type.Integer({ minimum: 0, description: 'place within the round, from 0' }),
    matchDay: nullable(Type.Integer({ minimum: 1 })),
    board: nullable(Type.String({ description: 'label of the board' })),
  },
  closed,
);

/** A match in the list of its event. */
export const EventMatchSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        ...MatchHeadSchema.properties.props.properties,
        place: nullable(MatchPlaceSchema),
      },
      closed,
    ),
  },
  closed,
);

/** A match in the list of its event; matches of a training have no place. */
export type EventMatch = {
  readonly id: string;
  readonly props: MatchHead['props'] & { readonly place: MatchPlace | null };
};

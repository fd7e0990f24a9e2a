import { hitTypes, scoringGameStatuses, scoringTwenty } from '@neundarter/rules/practice/types';
import Type, { type Static } from 'typebox';
import { closed, Id, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

const count = Type.Integer({ minimum: 0 });

const HitSchema = Type.Object(
  { id: Type.String({ maxLength: 64 }), hitType: oneOf(hitTypes), timeStamp: TimeStamp },
  closed,
);

const head = {
  playerId: nullable(Id),
  /** Id of the user or guest. */
  createdById: Id,
  status: oneOf(scoringGameStatuses),
  startDateTime: TimeStamp,
  finishedAt: nullable(TimeStamp),
  config: Type.Object({ maxNoOfThrows: count, targetScore: count }, closed),
  standing: Type.Object(
    {
      score: count,
      hits: Type.Object({ triple: count, double: count, single: count, miss: count }, closed),
    },
    closed,
  ),
  revision: count,
};

/** A game in a list: without its throws. */
export const ScoringGameHeadSchema = Type.Object({ id: Id, props: Type.Object(head, closed) }, closed);
export type ScoringGameHead = Static<typeof ScoringGameHeadSchema>;

export const ScoringGameSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      { ...head, throws: Type.Array(HitSchema, { maxItems: scoringTwenty.maxNoOfThrows }) },
      closed,
    ),
  },
  closed,
);
export type ScoringGameEntity = Static<typeof ScoringGameSchema>;

export const NewScoringGamePropsSchema = Type.Object(
  {
    playerId: Type.Optional(Id),
    startDateTime: Type.Optional(TimeStamp),
  },
  closed,
);
export type NewScoringGameProps = Static<typeof NewScoringGamePropsSchema>;

import {
  hitTypes,
  kindNamed,
  type PracticeKindName,
  practiceKindNames,
  unnamedKind,
} from '@neundarter/rules/practice/practice-kinds';
import type { HitCounts } from '@neundarter/rules/practice/standing';
import { type ScoringGame, scoringGameStatuses } from '@neundarter/rules/practice/types';
import Type, { type Static } from 'typebox';
import { closed, Id, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

const count = Type.Integer({ minimum: 0 });

/** The kind of a game. Released clients know only the first one, which therefore needs no name. */
export const KindField = Type.Optional(
  Type.Unsafe<PracticeKindName>({
    ...oneOf(practiceKindNames),
    description: `kind of game; without it, ${unnamedKind}`,
  }),
);

const kinds = practiceKindNames.map(kindNamed);

/** Counts by name. A name that not all kinds of games have is optional. */
const countsOf = <Counts>(namesOfKinds: readonly (readonly string[])[]) =>
  Type.Unsafe<Counts>(
    Type.Object(
      Object.fromEntries(
        namesOfKinds
          .flat()
          .map((name) => [
            name,
            namesOfKinds.every((names) => names.includes(name)) ? count : Type.Optional(count),
          ]),
      ),
      closed,
    ),
  );

const HitSchema = Type.Object(
  { id: Type.String({ maxLength: 64 }), hitType: oneOf(hitTypes), timeStamp: TimeStamp },
  closed,
);

const head = {
  playerId: nullable(Id),
  /** Id of the user or guest. */
  createdById: Id,
  kind: KindField,
  status: oneOf(scoringGameStatuses),
  startDateTime: TimeStamp,
  finishedAt: nullable(TimeStamp),
  config: countsOf<ScoringGame['config']>(kinds.map(({ config }) => Object.keys(config))),
  standing: Type.Object(
    { score: count, hits: countsOf<HitCounts>(kinds.map((kind) => kind.hitTypes)) },
    closed,
  ),
  revision: count,
};

/** Number of darts of the longest kind of game. */
const maxThrows = Math.max(...kinds.map(({ config }) => config.maxNoOfThrows));

/** A game in a list: without its throws. */
export const ScoringGameHeadSchema = Type.Object({ id: Id, props: Type.Object(head, closed) }, closed);
export type ScoringGameHead = Static<typeof ScoringGameHeadSchema>;

export const ScoringGameSchema = Type.Object(
  {
    id: Id,
    props: Type.Object({ ...head, throws: Type.Array(HitSchema, { maxItems: maxThrows }) }, closed),
  },
  closed,
);
export type ScoringGameEntity = Static<typeof ScoringGameSchema>;

export const NewScoringGamePropsSchema = Type.Object(
  {
    playerId: Type.Optional(Id),
    startDateTime: Type.Optional(TimeStamp),
    kind: KindField,
  },
  closed,
);
export type NewScoringGameProps = Static<typeof NewScoringGamePropsSchema>;

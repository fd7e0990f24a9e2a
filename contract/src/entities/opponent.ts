import { maxOpponentPlayers, minOpponentPlayers } from '@neundarter/rules/matchday/opponent-team';
import Type, { type Static } from 'typebox';
import { maxNameLength } from '../limits.ts';
import { closed, Id, name } from './common.ts';

const OpponentPlayer = Type.Object(
  { id: Id, firstName: name(maxNameLength), lastName: name(maxNameLength) },
  closed,
);

const fields = {
  name: name(maxNameLength),
  players: Type.Array(OpponentPlayer, {
    minItems: minOpponentPlayers,
    maxItems: maxOpponentPlayers,
    description: 'players of type external with different names',
  }),
};

/** A team without accounts that another team has entered to play against it. */
export const OpponentSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        teamId: Type.Unsafe<string>({ ...Id, description: 'the team that has entered it' }),
        name: Type.String(),
        players: Type.Array(
          Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() }, closed),
          { maxItems: maxOpponentPlayers },
        ),
      },
      closed,
    ),
  },
  closed,
);
export type OpponentEntity = Static<typeof OpponentSchema>;

export const NewOpponentPropsSchema = Type.Object(fields, closed);
export type NewOpponentProps = Static<typeof NewOpponentPropsSchema>;

export const ChangedOpponentPropsSchema = Type.Partial(Type.Object(fields, closed), {
  ...closed,
  minProperties: 1,
});
export type ChangedOpponentProps = Static<typeof ChangedOpponentPropsSchema>;

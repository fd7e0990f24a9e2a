// The second chance of a started tournament: another knockout for those who are out of the groups.
import { participantNumbers } from '@neundarter/rules/tournament/setup/setup';
import Type from 'typebox';
import { closed, Id } from './common.ts';

const OutSchema = Type.Object(
  { entrant: Id, groupId: Type.String(), rank: Type.Integer({ minimum: 1 }) },
  closed,
);

/** @param Place schema of the places of an entry */
export const secondChanceSchemaOf = <Place extends Type.TSchema>(Place: Place) =>
  Type.Object(
    {
      out: Type.Array(OutSchema, {
        maxItems: participantNumbers.max,
        description:
          'who is out of the groups and may play, in the order of the seeds; empty while that is open',
      }),
      isDrawn: Type.Boolean(),
      places: Type.Array(Place, {
        maxItems: participantNumbers.max,
        description: 'among those who play it, as far as they are known, best first',
      }),
    },
    { ...closed, description: 'of tournaments whose settings have a second chance' },
  );

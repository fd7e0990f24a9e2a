import { configRanges } from '@neundarter/rules/match/config';
import { maxTurnsOfMatch } from '@neundarter/rules/match/turn-limit';
import { botLevels } from '@neundarter/rules/match/types';
import {
  fileStages,
  type ResultFile,
  resultFileFormat,
  resultFileVersion,
} from '@neundarter/rules/result-file/result-file';
import { sortings } from '@neundarter/rules/table/sort-competitors';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import Type from 'typebox';
import { maxRankedParties } from '../limits.ts';
import { closed, TimeStamp } from './common.ts';
import { MatchConfigSchema, nullable, oneOf } from './match-config.ts';
import { PartyIndexSchema, WinnerSchema } from './match-turns.ts';

/** A text of any language, such as a name; longer than the longest one that this program writes. */
const Text = Type.String({ maxLength: 300 });
const PersonId = Type.String({
  pattern: '^p[1-9][0-9]{0,5}$',
  description: 'number of a person within the file',
});
const Party = Type.Array(PersonId, { minItems: 1, maxItems: 2, description: 'one person, or two of a pair' });
const Parties = Type.Array(Party, { maxItems: maxRankedParties });
const Points = Type.Integer({ minimum: 0, maximum: 100_000 });
const Number = Type.Integer({ minimum: 1, maximum: 100_000 });

const PersonSchema = Type.Object(
  {
    id: PersonId,
    name: Text,
    club: nullable(Text),
    licence: Type.Optional(Type.Unsafe<string>({ ...Text, description: 'only in complete files' })),
    bot: Type.Optional(
      Type.Integer({
        minimum: botLevels[0],
        maximum: botLevels[10],
        description: 'level of a simulated opponent',
      }),
    ),
  },
  closed,
);

const TurnSchema = Type.Tuple(
  [
    PersonId,
    Type.Integer({ minimum: 0, maximum: 180 }),
    Type.Integer({ minimum: 1, maximum: 3 }),
    Type.Integer({ minimum: 0, maximum: 3 }),
  ],
  { description: 'person, points (0 after a bust), darts, darts at a double' },
);

const LegSchema = Type.Object(
  {
    starter: PartyIndexSchema,
    winner: nullable(PartyIndexSchema),
    starts: Type.Optional(
      Type.Tuple([Points, Points], {
        description: 'points of each side at the start; by default `startingScore`',
      }),
    ),
    turns: Type.Array(TurnSchema, {
      maxItems: maxTurnsOfMatch,
      description: 'as thrown; empty if not recorded',
    }),
  },
  closed,
);

const SetSchema = Type.Object(
  {
    winner: nullable(WinnerSchema),
    legs: Type.Array(LegSchema, { maxItems: configRanges.maxLegsToPlay.max }),
  },
  closed,
);

const FileMatchSchema = Type.Object(
  {
    id: Type.String({ maxLength: 40 }),
    number: nullable(Number),
    stage: nullable(oneOf(fileStages)),
    group: nullable(Text),
    round: nullable(Type.Integer({ minimum: 0, maximum: 1000 })),
    board: nullable(Text),
    parties: Type.Tuple([Party, Party]),
    config: MatchConfigSchema,
    winner: nullable(WinnerSchema),
    isForfeited: Type.Boolean(),
    startedAt: nullable(TimeStamp),
    finishedAt: nullable(TimeStamp),
    sets: Type.Array(SetSchema, { maxItems: configRanges.maxSetsToPlay.max }),
  },
  closed,
);

const TableSchema = Type.Object(
  {
    group: nullable(Text),
    name: Text,
    by: oneOf(['party', 'person'] as const),
    sorting: oneOf(sortings),
    meetings: nullable(Type.Integer({ minimum: 1, maximum: 2 })),
    members: Parties,
    withdrawn: Parties,
    decided: Type.Array(Type.Array(Parties, { maxItems: maxRankedParties }), { maxItems: maxRankedParties }),
  },
  closed,
);

/** The result file, version 1; `docs/result-file.md` describes it, and `docs/result-file.schema.json` is this schema. */
export const ResultFileSchema = Type.Unsafe<ResultFile>(
  Type.Object(
    {
      format: Type.Literal(resultFileFormat),
      version: Type.Literal(resultFileVersion),
      content: oneOf(['public', 'complete'] as const),
      writtenAt: TimeStamp,
      event: Type.Object(
        {
          id: Type.String({ maxLength: 40 }),
          name: Text,
          type: Type.String({ maxLength: 40 }),
          organiser: Text,
          place: nullable(Type.String({ maxLength: 400 })),
          startsAt: TimeStamp,
          endsAt: TimeStamp,
          mode: nullable(Type.String({ maxLength: 60 })),
          qualifiers: nullable(Number),
          isFinished: Type.Boolean(),
        },
        closed,
      ),
      people: Type.Array(PersonSchema, { maxItems: 2 * maxMatchesOfEvent }),
      tables: Type.Array(TableSchema, { maxItems: 100 }),
      places: Type.Array(Type.Object({ party: Party, from: Number, to: Number }, closed), {
        maxItems: maxRankedParties,
      }),
      matches: Type.Array(FileMatchSchema, { maxItems: maxMatchesOfEvent }),
    },
    closed,
  ),
);

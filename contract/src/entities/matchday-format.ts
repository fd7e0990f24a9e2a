import { formatBounds } from '@neundarter/rules/matchday/format-problems';
import { gameKinds, type MatchdayFormat, sides } from '@neundarter/rules/matchday/plan';
import { checkInModes } from '@neundarter/rules/turn/check-in-mode';
import Type from 'typebox';
import { closed, name } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

const { positions, rounds, gamesOnBoard, startingScore, legsToWin, points } = formatBounds;

/** The positions of a side in a game: one in singles, two in doubles. */
const Seats = Type.Array(
  Type.Integer({ minimum: 0, maximum: positions.max - 1, description: 'position, from 0' }),
  { minItems: 1, maxItems: 2 },
);

const GameSchema = Type.Object({ board: oneOf(sides), home: Seats, away: Seats }, closed);

const integer = ({ min, max }: { readonly min: number; readonly max: number }, description: string) =>
  Type.Integer({ minimum: min, maximum: max, description });

const SettingsSchema = Type.Object(
  {
    startingScore: integer(startingScore, 'of a leg, which ends with a double'),
    checkInMode: oneOf(checkInModes),
    legsToWin: integer(legsToWin, 'first to so many legs'),
  },
  closed,
);

/** How a match day is played. The rules check what these bounds cannot say. */
export const MatchdayFormatSchema = Type.Unsafe<MatchdayFormat>(
  Type.Object(
    {
      name: name(formatBounds.nameLength),
      positions: integer(positions, 'places of a line-up that play'),
      mayBeShort: Type.Boolean({ description: 'whether one position may be left empty on purpose' }),
      rounds: Type.Array(
        Type.Object(
          {
            kind: oneOf(gameKinds),
            games: Type.Array(GameSchema, {
              minItems: 1,
              maxItems: sides.length * gamesOnBoard,
              description: 'in playing order on each board; a position plays at most once in a round',
            }),
          },
          closed,
        ),
        { minItems: rounds.min, maxItems: rounds.max },
      ),
      roundsBeforeHalfTime: nullable(
        Type.Integer({ minimum: 1, maximum: rounds.max - 1, description: 'null: no half-time' }),
      ),
      settings: Type.Object({ singles: SettingsSchema, doubles: SettingsSchema }, closed),
      points: Type.Object(
        {
          win: integer(points, 'for the table of the league'),
          draw: integer(points, 'each'),
          loss: integer(points, 'of the side that has lost'),
        },
        closed,
      ),
    },
    closed,
  ),
);

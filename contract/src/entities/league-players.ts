import { teamBounds } from '@neundarter/rules/league/fixtures';
import {
  type LeaguePlayer,
  noPlayerFigures,
  type PlayerFigures,
  type RoundBests,
  weekBests,
} from '@neundarter/rules/league/league-players';
import Type from 'typebox';
import { maxPlayersOfLeague, maxRoundsOfLeague } from '../limits.ts';
import { closed } from './common.ts';
import { oneOf } from './match-config.ts';
import { MatchPlayerSchema } from './party.ts';

const Count = Type.Integer({ minimum: 0 });
const Team = Type.Integer({
  minimum: 0,
  maximum: teamBounds.max - 1,
  description: 'place in the list of teams, from 0; of the last game',
});

const Figures = Type.Unsafe<PlayerFigures>(
  Type.Object(Object.fromEntries(Object.keys(noPlayerFigures).map((name) => [name, Count])), {
    ...closed,
    description:
      'the average is made of averageScore and averageDarts in averageLegs; highestFinish, shortestLeg: 0 without one',
  }),
);

const Player = Type.Unsafe<LeaguePlayer>(
  Type.Object({ player: MatchPlayerSchema, team: Team, singles: Figures, doubles: Figures }, closed),
);

const Round = Type.Unsafe<RoundBests>(
  Type.Object(
    {
      round: Type.Integer({ minimum: 0, maximum: maxRoundsOfLeague - 1, description: 'from 0' }),
      bests: Type.Array(
        Type.Object(
          {
            kind: oneOf(weekBests),
            player: MatchPlayerSchema,
            team: Team,
            value: Type.Number({ minimum: 0, description: 'three dart average, 180s, points, or darts' }),
          },
          closed,
        ),
        { maxItems: weekBests.length },
      ),
    },
    closed,
  ),
);

/** Everybody who has played in a league, and the best of each round, the latest first. */
export const LeaguePlayersSchema = Type.Object(
  {
    players: Type.Array(Player, { maxItems: maxPlayersOfLeague }),
    rounds: Type.Array(Round, { maxItems: maxRoundsOfLeague }),
  },
  closed,
);
export type LeaguePlayers = Type.Static<typeof LeaguePlayersSchema>;

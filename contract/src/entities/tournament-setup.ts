import { sortings } from '@neundarter/rules/table/sort-competitors';
import { groupingModes } from '@neundarter/rules/tournament/groups/draw-groups';
import { roundNames } from '@neundarter/rules/tournament/match/planned-match';
import { tournamentModes } from '@neundarter/rules/tournament/plan/modes';
import { callerRules } from '@neundarter/rules/tournament/plan/plan-config';
import { roundRobinModes } from '@neundarter/rules/tournament/round-robin/berger';
import {
  participantNumbers,
  participantsTypes,
  seedings,
  type TournamentSetup,
} from '@neundarter/rules/tournament/setup/setup';
import Type from 'typebox';
import { closed } from './common.ts';
import { MatchConfigSchema, oneOf } from './match-config.ts';

const { max } = participantNumbers;
const RoundSetup = Type.Object({ matchConfig: MatchConfigSchema }, closed);

const GroupStageConfig = Type.Object(
  {
    hasGroupStage: Type.Boolean(),
    config: Type.Object(
      {
        groupingMode: oneOf(groupingModes),
        noOfGroups: Type.Integer({ minimum: 1, maximum: 16 }),
        noOfQualifiers: Type.Integer({ minimum: 2, maximum: 32 }),
        roundRobinMode: oneOf(roundRobinModes),
        matchConfig: MatchConfigSchema,
      },
      closed,
    ),
  },
  closed,
);

const KnockoutStageConfig = Type.Object(
  {
    hasKnockoutStage: Type.Boolean(),
    config: Type.Object(
      {
        rounds: Type.Object(Object.fromEntries(roundNames.map((name) => [name, RoundSetup])), closed),
        loserSide: Type.Unsafe({ ...RoundSetup, description: 'all rounds of the loser side' }),
        hasThirdPlaceMatch: Type.Boolean(),
        thirdPlaceMatchConfig: MatchConfigSchema,
      },
      closed,
    ),
  },
  closed,
);

/** Settings of a tournament. */
export const TournamentSetupSchema = Type.Unsafe<TournamentSetup>(
  Type.Object(
    {
      tournamentMode: oneOf(tournamentModes),
      minNoOfParticipants: Type.Integer({ minimum: 2, maximum: max }),
      maxNoOfParticipants: Type.Integer({ minimum: participantNumbers.min, maximum: max }),
      participantsType: oneOf(participantsTypes),
      assignCaller: Type.Boolean(),
      callerRule: oneOf(callerRules),
      sorting: oneOf(sortings),
      seeding: oneOf(seedings),
      separateGroups: Type.Boolean({
        description: 'two of one group meet as late as possible in the knockout',
      }),
      separateClubs: Type.Boolean({ description: 'the lot keeps members of one club apart' }),
      groupStageConfig: GroupStageConfig,
      knockoutStageConfig: KnockoutStageConfig,
    },
    closed,
  ),
);

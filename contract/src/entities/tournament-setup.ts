import { sortings } from '@neundarter/rules/table/sort-competitors';
import { groupingModes } from '@neundarter/rules/tournament/groups/draw-groups';
import { freeNumbers, seatings } from '@neundarter/rules/tournament/groups/free-groups';
import { roundNames } from '@neundarter/rules/tournament/match/planned-match';
import { tournamentModes } from '@neundarter/rules/tournament/plan/modes';
import { callerRules, secondChanceFroms } from '@neundarter/rules/tournament/plan/plan-config';
import { roundRobinModes } from '@neundarter/rules/tournament/round-robin/berger';
import {
  participantNumbers,
  participantsTypes,
  seedings,
  type TournamentSetup,
} from '@neundarter/rules/tournament/setup/setup';
import Type from 'typebox';
import { maxStageTitleLength } from '../limits.ts';
import { closed, lineOfText } from './common.ts';
import { MatchConfigSchema, nullable, oneOf } from './match-config.ts';

const { max } = participantNumbers;
const RoundSetup = Type.Object({ matchConfig: MatchConfigSchema }, closed);

const SizedMatches = Type.Object(
  {
    size: Type.Integer({ minimum: freeNumbers.size.min, maximum: freeNumbers.size.max }),
    matchConfig: MatchConfigSchema,
  },
  closed,
);

const FreeGroups = Type.Unsafe({
  ...nullable(
    Type.Object(
      {
        seating: oneOf(seatings),
        ofSize: Type.Unsafe({
          ...nullable(SizedMatches),
          description: 'matches in groups of one size, if they differ from the others',
        }),
      },
      closed,
    ),
  ),
  description: 'any number of groups and qualifiers; null or missing for the numbers of the table',
});

const GroupStageConfig = Type.Object(
  {
    hasGroupStage: Type.Boolean(),
    config: Type.Object(
      {
        groupingMode: oneOf(groupingModes),
        noOfGroups: Type.Integer({ minimum: 1, maximum: freeNumbers.groups.max }),
        noOfQualifiers: Type.Integer({ minimum: 2, maximum: freeNumbers.qualifiers.max }),
        roundRobinMode: oneOf(roundRobinModes),
        matchConfig: MatchConfigSchema,
        freeGroups: Type.Optional(FreeGroups),
      },
      closed,
    ),
  },
  closed,
);

const SecondChance = Type.Unsafe({
  ...nullable(
    Type.Object(
      {
        title: Type.Unsafe({
          ...nullable(lineOfText({ minLength: 1, maxLength: maxStageTitleLength })),
          description: 'null for the usual one',
        }),
        matchConfig: MatchConfigSchema,
        from: Type.Optional(
          Type.Unsafe({
            ...oneOf(secondChanceFroms),
            description:
              'for whom it is without groups: who lost the first match that they played, or only who lost in the first round',
          }),
        ),
      },
      closed,
    ),
  ),
  description: 'another knockout for those who are out; null or missing without one',
});

const KnockoutStageConfig = Type.Object(
  {
    hasKnockoutStage: Type.Boolean(),
    config: Type.Object(
      {
        rounds: Type.Object(Object.fromEntries(roundNames.map((name) => [name, RoundSetup])), closed),
        loserSide: Type.Unsafe({ ...RoundSetup, description: 'all rounds of the loser side' }),
        hasThirdPlaceMatch: Type.Boolean(),
        thirdPlaceMatchConfig: MatchConfigSchema,
        secondChance: Type.Optional(SecondChance),
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

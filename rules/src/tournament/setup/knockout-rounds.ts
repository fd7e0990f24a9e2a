// Which rounds the knockout of a tournament can have: after groups those of the qualifiers, otherwise those of the
// largest number of participants.
import { qualificationSlots } from '../groups/qualification-slots.ts';
import { bracketSize } from '../knockout/seed-order.ts';
import { type RoundName, roundNames } from '../match/planned-match.ts';
import { hasDrawnGroups, hasFreeGroups, participantNumbers, type TournamentSetup } from './setup.ts';

const isCount = (number: number): boolean =>
  Number.isInteger(number) && number >= 2 && number <= participantNumbers.max;

const slotsOf = (setup: TournamentSetup): number => {
  const { noOfGroups, noOfQualifiers } = setup.groupStageConfig.config;
  if (hasFreeGroups(setup)) return bracketSize(isCount(noOfQualifiers) ? noOfQualifiers : 2);
  if (hasDrawnGroups(setup))
    return qualificationSlots(noOfGroups, noOfQualifiers)?.length ?? bracketSize(noOfQualifiers);
  const { maxNoOfParticipants: most } = setup;
  return bracketSize(isCount(most) ? most : participantNumbers.max);
};

/** The names of the rounds, first round first. */
export const knockoutRounds = (setup: TournamentSetup): readonly RoundName[] =>
  roundNames.slice(0, Math.log2(slotsOf(setup))).toReversed();

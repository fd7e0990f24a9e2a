// Which rounds the knockout of a tournament can have: after groups those of the qualifiers, otherwise those of the
// largest number of participants.
import { qualificationSlots } from '../groups/qualification-slots.ts';
import { bracketSize } from '../knockout/seed-order.ts';
import { type RoundName, roundNames } from '../match/planned-match.ts';
import { hasDrawnGroups, participantNumbers, type TournamentSetup } from './setup.ts';

const slotsOf = (setup: TournamentSetup): number => {
  const { noOfGroups, noOfQualifiers } = setup.groupStageConfig.config;
  if (hasDrawnGroups(setup))
    return qualificationSlots(noOfGroups, noOfQualifiers)?.length ?? bracketSize(noOfQualifiers);
  const { maxNoOfParticipants: most } = setup;
  const isValid = Number.isInteger(most) && most >= 2 && most <= participantNumbers.max;
  return bracketSize(isValid ? most : participantNumbers.max);
};

/** The names of the rounds, first round first. */
export const knockoutRounds = (setup: TournamentSetup): readonly RoundName[] =>
  roundNames.slice(0, Math.log2(slotsOf(setup))).toReversed();

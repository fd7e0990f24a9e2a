import type { Participant, ParticipantPerson } from '@neundarter/rules/tournament/setup/participants';
import type { StoredEntry } from './stored-tournament.ts';

const shortened = (person: ParticipantPerson): ParticipantPerson =>
  person.type === 'external' ? { ...person, lastName: `${person.lastName.slice(0, 1)}.` } : person;

/** The people of an entry as everybody may see them: `Max M.`, if the participant wants it so. */
export const narrowNames = ({
  participant,
  isNameShortened,
}: Pick<StoredEntry, 'participant' | 'isNameShortened'>): Participant => {
  if (!isNameShortened) return participant;
  return participant.type === 'single'
    ? { type: 'single', player: shortened(participant.player) }
    : { type: 'double', players: [shortened(participant.players[0]), shortened(participant.players[1])] };
};

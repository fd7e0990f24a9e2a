import type { Participant, ParticipantPerson } from '@neundarter/rules/tournament/setup/participants';
import type { StoredEntry } from '../storage/stored-tournament.ts';

const shortened = (person: ParticipantPerson): ParticipantPerson =>
  person.type === 'external' ? { ...person, lastName: `${person.lastName.slice(0, 1)}.` } : person;

/** The people of an entry: `Max M.`, if the participant wants it so. */
export const narrowNames = ({
  participant,
  isNameShortened,
}: Pick<StoredEntry, 'participant' | 'isNameShortened'>): Participant => {
  if (!isNameShortened) return participant;
  return participant.type === 'single'
    ? { type: 'single', player: shortened(participant.player) }
    : { type: 'double', players: [shortened(participant.players[0]), shortened(participant.players[1])] };
};

/** Somebody who has not agreed, without their account. The name is the one that they had when they were entered. */
const unlinked = (person: ParticipantPerson): ParticipantPerson =>
  person.type === 'external'
    ? person
    : {
        type: 'external',
        id: person.id,
        firstName: person.firstName ?? person.name ?? '',
        lastName: person.lastName ?? '',
      };

type Shown = Pick<StoredEntry, 'participant' | 'isNameShortened' | 'unagreed'>;

/**
 * The people of an entry as everybody may see them: names are shortened if the participant wants it so, and who was
 * entered by others has no account until they agree.
 */
export const shownPeople = ({ unagreed, ...entry }: Shown): Participant => {
  const participant = narrowNames(entry);
  if (unagreed.length === 0) return participant;
  const shown = (person: ParticipantPerson) => (unagreed.includes(person.id) ? unlinked(person) : person);
  return participant.type === 'single'
    ? { type: 'single', player: shown(participant.player) }
    : { type: 'double', players: [shown(participant.players[0]), shown(participant.players[1])] };
};

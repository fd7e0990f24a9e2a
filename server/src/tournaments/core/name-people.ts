import type { MatchPlayer } from '@neundarter/rules/match/types';
import type { Participant, ParticipantPerson } from '@neundarter/rules/tournament/setup/participants';
import type { StoredEntry } from '../storage/stored-tournament.ts';

const isPerson = (player: MatchPlayer | undefined): player is ParticipantPerson & MatchPlayer =>
  player?.type === 'registered' || player?.type === 'external';

/** A participant whose people are replaced by these where they are known, by id. */
export const namePeople = (
  participant: Participant,
  known: ReadonlyMap<string, MatchPlayer>,
): Participant => {
  const named = (person: ParticipantPerson): ParticipantPerson => {
    const player = known.get(person.id);
    return isPerson(player) ? player : person;
  };
  return participant.type === 'single'
    ? { type: 'single', player: named(participant.player) }
    : { type: 'double', players: [named(participant.players[0]), named(participant.players[1])] };
};

/** An entry with the names that people with an account have now; all other names stay as they are. */
export const withNames = (entry: StoredEntry, known: ReadonlyMap<string, MatchPlayer>): StoredEntry => {
  const registered = new Map([...known].filter(([, { type }]) => type === 'registered'));
  return { ...entry, participant: namePeople(entry.participant, registered) };
};

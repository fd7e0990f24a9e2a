import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { useChosenEntries } from '../../../data/club/chosen-entries.ts';
import { furtherOf } from '../../../data/club/tournaments.ts';
import type { TournamentView } from '../tournament-view.ts';

/** Somebody who looks at this device. */
export type OwnPerson = {
  readonly entry: ParticipantEntry;
  readonly name: string;
  /** Whether they were chosen here, and not registered here or logged in. */
  readonly isChosen: boolean;
};

/** Who looks at this device: by account, because they were registered here, or because they have said so. */
export function useOwnPeople(view: TournamentView): readonly OwnPerson[] {
  const chosen = useChosenEntries(view.event.id);
  const known = [...(view.own === null ? [] : [view.own]), ...furtherOf(view)];
  const more = chosen.flatMap((id) => {
    const entry = view.participants.find((one) => one.id === id);
    return entry === undefined || known.includes(entry) ? [] : [entry];
  });
  const people = [
    ...known.map((entry) => ({ entry, isChosen: false })),
    ...more.map((entry) => ({ entry, isChosen: true })),
  ];
  return people
    .filter(({ entry }) => entry.status === 'confirmed')
    .map((person) => ({ ...person, name: view.names.get(person.entry.id) ?? '' }));
}

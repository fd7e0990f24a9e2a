import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { useState } from 'react';
import { useIdsFor } from '../../../data/api/use-ids-for.ts';
import { useTeamPlayers } from '../../../data/club/teams.ts';
import { useSubstitution } from '../../../data/club/tournament-course.ts';
import { ReasonDialog } from '../../../parts/change-dialog/reason-dialog.tsx';
import { entryName, personName } from '../../../parts/tournament/entry-name.ts';
import { substitutionText as text } from '../../../text/tournament-course.ts';
import type { TournamentView } from '../tournament-view.ts';
import { SeatFields } from './seat-fields.tsx';
import { knownSubstitutes, newName, type Seat, stays, substituted } from './substitutes.ts';

type Props = {
  readonly view: TournamentView;
  readonly entry: ParticipantEntry;
  readonly onClose: () => void;
};

/** Puts somebody else in place of an entry that has not played yet, or of one person of a pair. */
export function SubstituteDialog({ view: { event, participants }, entry, onClose }: Props) {
  const change = useSubstitution(event.id);
  const team = useTeamPlayers(event.props.teamId, 'confirmed');
  const idFor = useIdsFor();
  const people = peopleOf(entry.participant);
  const isPair = people.length > 1;
  const [seats, setSeats] = useState<readonly Seat[]>(() =>
    people.map(() => ({ choice: isPair ? stays : newName, firstName: '', lastName: '' })),
  );
  const [isChecked, setIsChecked] = useState(false);
  const known = knownSubstitutes(participants, team.data ?? []);
  const participant = substituted({ entry, seats, known, idFor });
  const sentOf = (reason: string) => {
    setIsChecked(true);
    return participant === null ? null : { entrant: entry.id, participant, reason };
  };
  return (
    <ReasonDialog
      title={text.title(entryName(entry))}
      confirm={text.confirm}
      done={text.done}
      change={change}
      sentOf={sentOf}
      onClose={onClose}
    >
      <p>{text.text}</p>
      {people.map((person, place) => (
        <SeatFields
          key={person.id}
          label={isPair ? text.instead(personName(person)) : text.who}
          staying={isPair ? text.stays(personName(person)) : null}
          seat={seats[place] ?? { choice: stays, firstName: '', lastName: '' }}
          known={known}
          error={isChecked && participant === null ? text.nobodyNew : undefined}
          onSeat={(seat) => setSeats(seats.with(place, seat))}
        />
      ))}
    </ReasonDialog>
  );
}

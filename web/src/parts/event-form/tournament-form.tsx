import { useNavigate } from 'react-router';
import { tournamentFormText as text } from '../../text/tournament-form.ts';
import { tournamentAdminPath } from '../event-row/event-path.ts';
import { EventFormFrame } from './event-form-frame.tsx';
import { StartFields } from './start-fields.tsx';
import {
  changedTournament,
  emptyTournament,
  newTournaments,
  tournamentProblems,
  tournamentValuesOf,
} from './tournament-values.ts';
import { type EventFormTarget, useEventForm } from './use-event-form.ts';

/** The form for a new tournament: what, when and where. Everything else is set up on its own pages, which follow. */
export function TournamentForm(target: EventFormTarget) {
  const { teamId, event, onDone } = target;
  const navigate = useNavigate();
  const form = useEventForm({
    ...target,
    start: event === null ? emptyTournament : tournamentValuesOf(event),
    check: tournamentProblems,
    newEvents: (values) => newTournaments(teamId, values),
    changes: (_, values) =>
      changedTournament(values, Object.keys(values) as readonly (keyof typeof values)[]),
    texts: { ...text, created: () => text.created },
    onCreated: ([id]) => (id === undefined ? undefined : navigate(tournamentAdminPath(id, 'participants'))),
  });
  return (
    <EventFormFrame form={form} isPublicHint={text.isPublicHint} submit={text.create} onCancel={onDone}>
      <StartFields form={form} />
    </EventFormFrame>
  );
}

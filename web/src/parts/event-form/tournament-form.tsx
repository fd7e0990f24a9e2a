import { useNavigate } from 'react-router';
import { tournamentFormText as text } from '../../text/tournament-form.ts';
import { tournamentAdminPath } from '../event-row/event-path.ts';
import { EventFormFrame } from './event-form-frame.tsx';
import { StartFields } from './start-fields.tsx';
import { TournamentSource } from './tournament-source.tsx';
import {
  changedTournament,
  emptyTournament,
  newTournaments,
  startProblems,
  tournamentValuesOf,
} from './tournament-values.ts';
import { type EventFormTarget, useEventForm } from './use-event-form.ts';

/** The form for a new tournament: of settings that exist, or what, when and where. */
export function TournamentForm(target: EventFormTarget) {
  return (
    <TournamentSource teamId={target.teamId} onDone={target.onDone}>
      <NewTournamentForm {...target} />
    </TournamentSource>
  );
}

/** A tournament with new settings: everything else is set up on its own pages, which follow. */
function NewTournamentForm(target: EventFormTarget) {
  const { teamId, event, onDone } = target;
  const navigate = useNavigate();
  const form = useEventForm({
    ...target,
    start: event === null ? emptyTournament : tournamentValuesOf(event),
    check: startProblems,
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

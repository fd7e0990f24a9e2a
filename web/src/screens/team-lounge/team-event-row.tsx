import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import { isTournamentOpen } from '@neundarter/rules/tournament/setup/status';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EventForm } from '../../parts/event-form/event-form.tsx';
import { EventMenu } from '../../parts/event-form/event-menu.tsx';
import { typesToEdit } from '../../parts/event-form/types-with-form.ts';
import { tournamentAdminPath } from '../../parts/event-row/event-path.ts';
import { EventRow } from '../../parts/event-row/event-row.tsx';

type Props = {
  readonly event: EventEntity;
  /** The place that the list names once for all its events. */
  readonly usualPlace: string | null;
};

/** An event of the team; whoever manages it can edit it in place and delete it. */
export function TeamEventRow({ event, usualPlace }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { teamId, type } = event.props;
  const navigate = useNavigate();
  const tournament = tournamentDataOf(event.props);
  const toAdmin =
    tournament !== null && isTournamentOpen(tournament.status)
      ? () => void navigate(tournamentAdminPath(event.id, 'general'))
      : null;
  const edit = typesToEdit.includes(type) ? () => setEditing(true) : toAdmin;
  return (
    <li>
      <EventRow event={event} usualPlace={usualPlace} actions={<EventMenu event={event} onEdit={edit} />} />
      {isEditing ? (
        <EventForm teamId={teamId} type={type} event={event} onDone={() => setEditing(false)} />
      ) : null}
    </li>
  );
}

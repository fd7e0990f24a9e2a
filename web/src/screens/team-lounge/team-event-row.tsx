import type { EventEntity } from '@neundarter/contract/entities/event';
import { useState } from 'react';
import { EventForm, typesWithForm } from '../../parts/event-form/event-form.tsx';
import { EventMenu } from '../../parts/event-form/event-menu.tsx';
import { EventRow } from '../../parts/event-row/event-row.tsx';

/** An event of the team; whoever manages it can edit it in place and delete it. */
export function TeamEventRow({ event }: { readonly event: EventEntity }) {
  const [isEditing, setEditing] = useState(false);
  const { teamId, type } = event.props;
  const edit = typesWithForm.includes(type) ? () => setEditing(true) : null;
  return (
    <li>
      <EventRow event={event} actions={<EventMenu event={event} onEdit={edit} />} />
      {isEditing ? (
        <EventForm teamId={teamId} type={type} event={event} onDone={() => setEditing(false)} />
      ) : null}
    </li>
  );
}

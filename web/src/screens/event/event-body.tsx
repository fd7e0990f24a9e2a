import type { EventEntity } from '@neundarter/contract/entities/event';
import { TrainingBody } from './training-body.tsx';

/** The content of the page by the type of the event. */
export function EventBody({ event }: { readonly event: EventEntity }) {
  switch (event.props.type) {
    case 'training':
    case 'mdsl-matchday':
    case 'tournament':
      return <TrainingBody eventId={event.id} />;
  }
}

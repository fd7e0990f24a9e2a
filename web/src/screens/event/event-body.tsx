import type { EventEntity } from '@neundarter/contract/entities/event';
import { latePart } from '../../ui/late-part.tsx';
import { TrainingBody } from './training-body.tsx';

const MatchdayBody = latePart(async () => (await import('./matchday/matchday-body.tsx')).MatchdayBody);

/** The content of the page by the type of the event. */
export function EventBody({ event }: { readonly event: EventEntity }) {
  switch (event.props.type) {
    case 'mdsl-matchday':
      return <MatchdayBody event={event} />;
    case 'training':
    case 'tournament':
      return <TrainingBody eventId={event.id} />;
  }
}

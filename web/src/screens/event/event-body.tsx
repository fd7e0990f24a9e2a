import type { EventEntity } from '@neundarter/contract/entities/event';
import type { ReactElement, ReactNode } from 'react';
import { eventPath } from '../../parts/event-row/event-path.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { TrainingBody } from './training-body.tsx';

const MatchdayBody = latePart(async () => (await import('./matchday/matchday-body.tsx')).MatchdayBody);

type Props = {
  readonly event: EventEntity;
  /** Stands below the tabs; null where everything else stands above them. */
  readonly lead: ReactNode;
};

/** The content of the page by the type of the event; a type without content does not compile. */
export function EventBody({ event, lead }: Props): ReactElement {
  switch (event.props.type) {
    case 'mdsl-matchday':
      return <MatchdayBody event={event} lead={lead} />;
    case 'training':
      return <TrainingBody event={event} lead={lead} />;
    case 'tournament':
      return <Redirect to={eventPath(event.id, 'tournament')} />;
  }
}

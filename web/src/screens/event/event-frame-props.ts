import type { EventEntity } from '@neundarter/contract/entities/event';
import type { ReactNode } from 'react';

/** The page of an event, on screens of every width. */
export type EventFrameProps = {
  readonly event: EventEntity;
  /** What a reader has to know before the content. */
  readonly notices: ReactNode;
  /** The form while the event is being edited. */
  readonly form: ReactNode;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
  readonly onBoards: () => void;
  /** The content; `lead` stands below its tabs, and is null where everything stands above them. */
  readonly body: (lead: ReactNode) => ReactNode;
};

import type { Tournament } from '../../data/club/tournaments.ts';
import { draftText as text } from '../../text/tournament.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says who sees a draft, and who is going to see it. */
export function DraftNotice({ event, data }: Pick<Tournament, 'event' | 'data'>) {
  if (data.status !== 'draft') return null;
  return (
    <Notice tone="info" title={text.title}>
      {event.props.isPublic ? text.becomesPublic : text.staysClosed}
    </Notice>
  );
}

import { DraftNotice } from '../../parts/tournament/draft-notice.tsx';
import { tournamentText as text } from '../../text/tournament.ts';
import { Notice } from '../../ui/notice.tsx';
import type { TournamentView } from './tournament-view.ts';

/** What everybody has to know first: that only the team sees it yet, or that it is cancelled. */
export function TournamentNotices({ view: { event, data } }: { readonly view: TournamentView }) {
  return (
    <>
      <DraftNotice event={event} data={data} />
      {data.status === 'cancelled' ? (
        <Notice tone="warning" title={text.cancelled}>
          {data.cancelledBecause === null ? null : <p>{text.cancelledBecause(data.cancelledBecause)}</p>}
        </Notice>
      ) : null}
    </>
  );
}

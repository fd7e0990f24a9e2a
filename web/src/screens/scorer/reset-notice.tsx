import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import { useEvent } from '../../data/club/events.ts';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { preStartText as text } from '../../text/pre-start.ts';
import { Notice } from '../../ui/notice.tsx';

/** Explains why a second final of a double knockout is played; nothing before any other match. */
export function ResetNotice({ info: { id, event, eventId } }: { readonly info: MatchInfo }) {
  const { data } = useEvent(event?.type === 'tournament' ? eventId : null);
  const matches = data === undefined ? [] : (tournamentDataOf(data.props)?.state?.matches ?? []);
  const isReset = matches.some(({ matchId, stage }) => matchId === id && stage === 'grand-final-reset');
  if (!isReset) return null;
  return (
    <Notice tone="info" title={text.resetTitle}>
      {text.reset}
    </Notice>
  );
}

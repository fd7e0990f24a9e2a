import type { EventType } from '@neundarter/rules/access/events';
import { summaryText } from '../../text/summary.ts';

/** The facts of a match's event that the way back needs. */
export type SummaryEvent = { readonly id: string; readonly type: EventType };

/** A link back from the summary; `path` null means one step back in the history. */
type BackEntry = { readonly label: string; readonly path: string | null };

const eventEntry = ({ id, type }: SummaryEvent): BackEntry => {
  if (type === 'tournament') return { label: summaryText.toTournament, path: `/tournaments/${id}` };
  const label = type === 'training' ? summaryText.toTraining : summaryText.toCompetition;
  return { label, path: `/team-lounge/event/${id}` };
};

/** Everything that decides where the way back of a match leads. */
type BackFacts = {
  readonly matchId: string;
  readonly event: SummaryEvent | null;
  /** Whether the viewer has a team, and so a team lounge. */
  readonly hasTeam: boolean;
};

/**
 * The entries of the back menu that apply. Matches of competitions are planned there, so they offer no new match here.
 */
export const backEntries = ({ matchId, event, hasTeam }: BackFacts): readonly BackEntry[] => {
  const isCompetition = event !== null && event.type !== 'training';
  const eventQuery = event === null ? '' : `?eventId=${event.id}`;
  const again = event === null ? `?again=${matchId}` : `${eventQuery}&again=${matchId}`;
  return [
    { label: summaryText.back, path: null },
    ...(hasTeam ? [{ label: summaryText.toTeamLounge, path: '/team-lounge' }] : []),
    ...(event === null ? [] : [eventEntry(event)]),
    ...(isCompetition
      ? []
      : [
          { label: summaryText.newMatch, path: `/matches/new${eventQuery}` },
          { label: summaryText.sameMatch, path: `/matches/new${again}` },
        ]),
  ];
};

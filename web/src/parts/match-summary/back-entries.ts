import type { EventType } from '@neundarter/rules/access/events';
import { summaryText } from '../../text/summary.ts';

/** The event a match belongs to, as far as the way back needs it. */
export type SummaryEvent = { readonly id: string; readonly type: EventType };

/** A place to go to from the summary; `path` null means one step back in the history. */
export type BackEntry = { readonly label: string; readonly path: string | null };

const eventEntry = ({ id, type }: SummaryEvent): BackEntry => {
  if (type === 'tournament') return { label: summaryText.toCompetition, path: `/tournaments/${id}` };
  const label = type === 'training' ? summaryText.toTraining : summaryText.toCompetition;
  return { label, path: `/team-lounge/event/${id}` };
};

/** What the way back of a match depends on. */
export type BackFacts = {
  readonly matchId: string;
  readonly event: SummaryEvent | null;
  /** Whether the viewer has a team, and with it a lounge. */
  readonly hasTeam: boolean;
};

/** The entries of the back menu that apply. Matches of competitions are planned there, so no new ones from here. */
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

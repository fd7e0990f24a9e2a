import type { TournamentStatus } from '../tournament/setup/status.ts';

/** Before the start, people can say that they are here from this time on. ms */
const earliest = 6 * 60 * 60_000;

type Times = { readonly startsAt: number; readonly now: number };

/** Whether people can say now that they are here or leave. @property startsAt of the event, ms since 1970 */
export const isReportTime = (status: TournamentStatus, { startsAt, now }: Times): boolean => {
  if (status === 'running') return true;
  return (status === 'published' || status === 'registration-closed') && now >= startsAt - earliest;
};

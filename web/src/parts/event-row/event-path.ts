import type { EventType } from '@neundarter/rules/access/events';

/** Address of the page of an event: tournaments have pages of their own. */
export const eventPath = (id: string, type: EventType): string =>
  type === 'tournament' ? tournamentPath(id) : `/team-lounge/event/${id}`;

/** Address of the page with all its running matches. */
export const eventLivePath = (id: string, type: EventType): string => `${eventPath(id, type)}/live`;

/** Address of the page of a tournament, or of one of its tabs. */
export const tournamentPath = (id: string, ...tab: readonly string[]): string =>
  ['/tournaments', id, ...tab].join('/');

/** Address of the pages on which organisers set up a tournament. */
export const tournamentAdminPath = (id: string, tab: string): string => tournamentPath(id, 'admin', tab);

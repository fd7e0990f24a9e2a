// Without schemas, because the browser imports these functions.
import type { EventEntity } from './event.ts';
import type { MatchdayData, NewMatchdayData } from './matchday.ts';
import type { TournamentData } from './tournament.ts';

type Typed = Pick<EventEntity['props'], 'type' | 'eventData'>;

/** What a match day has beside the fields of all events; null for other events. */
export const matchdayDataOf = ({ type, eventData }: Typed): MatchdayData | null =>
  type === 'mdsl-matchday' ? (eventData as MatchdayData | null) : null;

/** Whether a client sent the data of a match day. */
export const isSentMatchday = (sent: object): sent is NewMatchdayData =>
  'awayTeamId' in sent || 'homeTeamId' in sent;

/** What a tournament has beside the fields of all events; null for other events. */
export const tournamentDataOf = ({ type, eventData }: Typed): TournamentData | null =>
  type === 'tournament' ? (eventData as TournamentData | null) : null;

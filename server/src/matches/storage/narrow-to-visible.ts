import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isPublicEvent } from '../../events/reads.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** A query over matches, also by way of their players. */
export type MatchQuery = SelectQueryBuilder<Tables, 'matches' | 'match_players', object>;

/** Somebody who does not see everything, as the queries of lists need them. */
export type MatchViewer = {
  /** Id of the user or guest. */
  readonly id: string;
  readonly playerId: string | null;
  readonly teamIds: readonly string[];
  /** Closed events they may know of besides those of their teams. */
  readonly eventIds: readonly string[];
};

const isOneOf = (column: string, values: readonly string[]): RawBuilder<boolean>[] =>
  values.length === 0 ? [] : [sql<boolean>`coalesce(${sql.ref(column)}, '') in (${sql.join([...values])})`];

const playsIn = (playerId: string | null): RawBuilder<boolean>[] =>
  playerId === null
    ? []
    : [
        sql<boolean>`exists (select 1 from match_players as seats where seats.match_id = matches.id and seats.type = 'registered' and seats.player_id = ${playerId})`,
      ];

/** `mayReadMatch` of the rules for whole lists; what costs nothing is asked first. */
const isVisible = ({ id, playerId, teamIds, eventIds }: MatchViewer): RawBuilder<boolean> => {
  const reasons = [
    sql<boolean>`matches.event_id is null`,
    ...isOneOf('matches.event_team_id', teamIds),
    isPublicEvent('matches.event_id'),
    ...isOneOf('matches.event_id', eventIds),
    sql<boolean>`matches.created_by = ${id}`,
    ...playsIn(playerId),
  ];
  return sql<boolean>`(${sql.join(reasons, sql` or `)})`;
};

/** The matches of a query that somebody may know of. */
export const narrowToVisible = (query: MatchQuery, viewer: MatchViewer): MatchQuery =>
  query.where(isVisible(viewer));

/** The others. */
export const narrowToHidden = (query: MatchQuery, viewer: MatchViewer): MatchQuery =>
  query.where(sql<boolean>`not ${isVisible(viewer)}`);

import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isPublicEvent } from '../../events/reads.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** A query over matches, possibly joined with their players. */
export type MatchQuery = SelectQueryBuilder<Tables, 'matches' | 'match_players', object>;

/** A caller who does not see everything, in the form that queries of lists need. */
export type MatchViewer = {
  /** Id of the user or guest. */
  readonly id: string;
  readonly playerId: string | null;
  readonly teamIds: readonly string[];
  /** Events that are not public and not of their teams, but that they may see. */
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

/** SQL condition with the same result as `mayReadMatch` of the rules; cheap conditions come first. */
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

/** SQL condition: the viewer may see the match. Without a viewer everything may be seen. */
export const maySeeMatch = (viewer: MatchViewer | undefined): RawBuilder<boolean> =>
  viewer === undefined ? sql<boolean>`1 = 1` : isVisible(viewer);

/** Limits a query to the matches that the viewer may see. */
export const narrowToVisible = (query: MatchQuery, viewer: MatchViewer): MatchQuery =>
  query.where(isVisible(viewer));

/** Limits a query to the matches that the viewer may not see. */
export const narrowToHidden = (query: MatchQuery, viewer: MatchViewer): MatchQuery =>
  query.where(sql<boolean>`not ${isVisible(viewer)}`);

/** SQL condition for matches that guests created before a time (ms since 1970) and have not finished. */
const isLeft = (before: number): RawBuilder<boolean> =>
  sql<boolean>`(matches.status <> 'finished' and matches.time_stamp < ${before} and matches.event_id is null and not exists (select 1 from users where users.id = matches.created_by))`;

/** Limits a query to the matches that guests created before a time and have not finished. */
export const narrowToLeft = (query: MatchQuery, before: number): MatchQuery => query.where(isLeft(before));

/** Limits a query to all other matches. */
export const narrowToAttended = (query: MatchQuery, before: number): MatchQuery =>
  query.where(sql<boolean>`not ${isLeft(before)}`);

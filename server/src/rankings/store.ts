import type { EventStage } from '@neundarter/rules/match/match-place';
import type { EventFigures } from '@neundarter/rules/table/event-figures';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

/** The figures of a finished match of an event. */
type StoredFigures = {
  readonly eventId: string;
  readonly finishedAt: number;
  readonly figures: EventFigures;
};

/** The same with the place of the match; matches of a training have none. */
export type PlacedFigures = {
  readonly figures: EventFigures;
  readonly stage: EventStage | null;
  readonly groupId: string | null;
  readonly matchDay: number | null;
};

/** The figures of all finished matches of an event, in the order in which the matches ended. */
export const findFigures = async (q: Queries, eventId: string): Promise<readonly PlacedFigures[]> => {
  const rows = await q
    .selectFrom('event_figures')
    .leftJoin('match_places', 'match_places.match_id', 'event_figures.match_id')
    .select([
      'event_figures.figures',
      'match_places.stage',
      'match_places.group_id',
      'match_places.match_day',
    ])
    .where('event_figures.event_id', '=', eventId)
    .orderBy('event_figures.finished_at')
    .orderBy('event_figures.match_id')
    .execute();
  return rows.map(({ figures, stage, group_id: groupId, match_day: matchDay }) => ({
    figures: JSON.parse(figures) as EventFigures,
    stage: stage as EventStage | null,
    groupId,
    matchDay,
  }));
};

/** The figures of all finished matches of several events, in the order in which the matches ended. */
export const findFiguresIn = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<readonly Omit<StoredFigures, 'finishedAt'>[]> => {
  if (eventIds.length === 0) return [];
  const rows = await q
    .selectFrom('event_figures')
    .select(['event_id', 'figures'])
    .where('event_id', 'in', [...eventIds])
    .orderBy('finished_at')
    .orderBy('match_id')
    .execute();
  return rows.map(({ event_id: eventId, figures }) => ({
    eventId,
    figures: JSON.parse(figures) as EventFigures,
  }));
};

/** Ids of everybody who stands in a finished match of an event, at most `limit` of them. */
export const findPlayersWithFigures = async (
  q: Queries,
  { eventId, limit }: { readonly eventId: string; readonly limit: number },
): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('event_figures')
    .innerJoin('match_players', 'match_players.match_id', 'event_figures.match_id')
    .select('match_players.player_id')
    .distinct()
    .where('event_figures.event_id', '=', eventId)
    .orderBy('match_players.player_id')
    .limit(limit)
    .execute();
  return rows.map(({ player_id: id }) => id);
};

type FiguresRow = Omit<StoredFigures, 'figures'> & { readonly matchId: string; readonly figures: string };

const putFigures = prepared<FiguresRow>(({ q }, argument) => {
  const content = {
    event_id: argument('eventId'),
    finished_at: argument('finishedAt'),
    figures: argument('figures'),
  };
  return q
    .insertInto('event_figures')
    .values({ match_id: argument('matchId'), ...content })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(content));
});

/** Writes the figures of a match, in place of those it had. */
export const writeFigures = async (
  tx: WriteTx,
  { eventId, finishedAt, figures }: StoredFigures,
): Promise<void> => {
  const { matchId } = figures;
  await putFigures.run(tx, { matchId, eventId, finishedAt, figures: JSON.stringify(figures) });
};

const deleteFigures = prepared<Pick<FiguresRow, 'matchId'>>(({ q }, argument) =>
  q.deleteFrom('event_figures').where('match_id', '=', argument('matchId')),
);

/** Removes the figures of a match. */
export const removeFigures = async (tx: WriteTx, matchId: string): Promise<void> => {
  await deleteFigures.run(tx, { matchId });
};

/** The figures of all matches of events in which a player played. */
export const findFiguresOfPlayer = async (
  q: Queries,
  playerId: string,
): Promise<readonly StoredFigures[]> => {
  const rows = await q
    .selectFrom('match_players')
    .innerJoin('event_figures', 'event_figures.match_id', 'match_players.match_id')
    .select(['event_figures.event_id', 'event_figures.finished_at', 'event_figures.figures'])
    .where('match_players.player_id', '=', playerId)
    .execute();
  return rows.map(({ event_id: eventId, finished_at: finishedAt, figures }) => ({
    eventId,
    finishedAt,
    figures: JSON.parse(figures) as EventFigures,
  }));
};

/**
 * Ids of finished matches of events without figures. The status is not compared with `=`, because both databases would
 * then look for all finished matches instead of reading the small index of the matches of events.
 */
export const findUncounted = async (q: Queries): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('matches')
    .leftJoin('event_figures', 'event_figures.match_id', 'matches.id')
    .select('matches.id')
    .where('matches.event_id', 'is not', null)
    .where('matches.status', 'not in', ['scheduled', 'running'])
    .where('event_figures.match_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};

import type { PlayedTournament } from '@neundarter/contract/entities/statistics';
import type { ErrorCode } from '@neundarter/contract/errors';
import { defaultLimit } from '@neundarter/contract/limits';
import { ok, type Result } from '@neundarter/rules/result';
import { matchResults } from '@neundarter/rules/stats/match-figures';
import type { Database, Queries } from '../platform/db/database.ts';
import { findPlayedTournaments } from '../tournaments/storage/find-played-tournaments.ts';
import { type Asking, checkMayListTournaments } from './access.ts';
import { averaged, winsAndLosses } from './player-statistics-entity.ts';

type Figures = Pick<
  PlayedTournament['props'],
  'matchWinsAndLosses' | 'threeDartsAverage' | 'highestCheckout' | 'noOf180s'
>;

const sumsOf = (q: Queries, playerId: string, eventIds: readonly string[]) =>
  q
    .selectFrom('player_match_stats')
    .where('player_id', '=', playerId)
    .where('event_id', 'in', [...eventIds])
    .select((eb) => [
      'event_id' as const,
      'result' as const,
      eb.fn.countAll<number>().as('matches'),
      eb.fn.sum<number | string>('total_score').as('score'),
      eb.fn.sum<number | string>('total_darts').as('darts'),
      eb.fn.sum<number | string>('score_180').as('noOf180s'),
      eb.fn.max('highest_checkout').as('highest'),
    ])
    .groupBy(['event_id', 'result'])
    .execute();

type Sums = Awaited<ReturnType<typeof sumsOf>>;

const figuresOf = (sums: Sums): Figures => {
  const total = (name: 'matches' | 'score' | 'darts' | 'noOf180s') =>
    sums.reduce((sum, row) => sum + Number(row[name]), 0);
  const [won = 0, draw = 0, lost = 0] = matchResults.map(
    (result) => sums.find((row) => row.result === result)?.matches ?? 0,
  );
  const highest = Math.max(0, ...sums.map((row) => row.highest));
  return {
    matchWinsAndLosses: winsAndLosses({ won, draw, lost }),
    threeDartsAverage: averaged(total('score'), total('darts')),
    highestCheckout: highest === 0 ? null : highest,
    noOf180s: total('noOf180s'),
  };
};

/** One page of the tournaments that the caller has played or plays, latest first. It reads stored figures, no turns. */
export const listTournaments = (
  db: Database,
  { skip = 0, limit = defaultLimit, ...asking }: Asking & { readonly skip?: number; readonly limit?: number },
): Promise<Result<PlayedTournament[], ErrorCode>> =>
  db.read(async (q): Promise<Result<PlayedTournament[], ErrorCode>> => {
    const access = await checkMayListTournaments(q, asking);
    if (!access.ok) return access;
    const { playerId } = asking;
    const played = await findPlayedTournaments(q, playerId, { skip, limit });
    if (played.length === 0) return ok([]);
    const ids = played.map(({ eventId }) => eventId);
    const byEvent = Map.groupBy(await sumsOf(q, playerId, ids), (row) => row.event_id);
    return ok(
      played.map(({ eventId: id, ...props }) => ({
        id,
        props: { ...props, ...figuresOf(byEvent.get(id) ?? []) },
      })),
    );
  });

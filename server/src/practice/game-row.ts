import type { ScoringGameHead } from '@neundarter/contract/entities/scoring-game';
import { kindIn, naming, type PracticeKindName } from '@neundarter/rules/practice/practice-kinds';
import { standingOfGame } from '@neundarter/rules/practice/standing';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import type { ScoringGamesTable } from '../platform/db/tables/practice-tables.ts';
import { releasedColumnsOf, releasedConfigIn, releasedHitsIn } from './released-columns.ts';

/** A game as stored in the database, without its throws. */
export type StoredGame = ScoringGameHead & { readonly propsHash: string };

type Props = StoredGame['props'];

export const gameColumns = [
  'id',
  'player_id',
  'created_by',
  'kind',
  'status',
  'start_date_time',
  'finished_at',
  'config',
  'max_no_of_throws',
  'target_score',
  'score',
  'hits',
  'hits_revision',
  'triples',
  'doubles',
  'singles',
  'misses',
  'revision',
  'props_hash',
] as const;

const configIn = (row: ScoringGamesTable): Props['config'] =>
  row.config === null ? releasedConfigIn(row) : (JSON.parse(row.config) as Props['config']);

/** An earlier version does not change `hits`, but the revision. */
const hitsIn = (row: ScoringGamesTable): Props['standing']['hits'] =>
  row.hits === null || row.hits_revision !== row.revision
    ? releasedHitsIn(row)
    : (JSON.parse(row.hits) as Props['standing']['hits']);

/** The game in a row. */
export const gameOf = (row: ScoringGamesTable): StoredGame => ({
  id: row.id,
  props: {
    playerId: row.player_id,
    createdById: row.created_by,
    // Queries leave out kinds that this version does not know.
    ...naming(row.kind as PracticeKindName),
    status: row.status,
    startDateTime: row.start_date_time,
    finishedAt: row.finished_at,
    config: configIn(row),
    standing: { score: row.score, hits: hitsIn(row) },
    revision: row.revision,
  },
  propsHash: row.props_hash,
});

/** The row of a game. */
export const rowOf = ({ id, props, propsHash }: StoredGame): ScoringGamesTable => ({
  id,
  player_id: props.playerId,
  created_by: props.createdById,
  kind: kindIn(props),
  status: props.status,
  start_date_time: props.startDateTime,
  finished_at: props.finishedAt,
  config: JSON.stringify(props.config),
  score: props.standing.score,
  hits: JSON.stringify(props.standing.hits),
  hits_revision: props.revision,
  ...releasedColumnsOf(props),
  revision: props.revision,
  props_hash: propsHash,
});

/** The new row for a changed game. */
export const nextRow = (stored: StoredGame, game: ScoringGame): StoredGame => ({
  ...stored,
  props: {
    ...stored.props,
    status: game.status,
    finishedAt: game.finishedAt,
    standing: standingOfGame(game),
    revision: stored.props.revision + 1,
  },
});

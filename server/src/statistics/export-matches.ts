import type { ExportContent, ExportFormat } from '@neundarter/contract/routes/statistics';
import { csvLine, csvStart } from '../platform/csv-line.ts';
import type { Database } from '../platform/db/database.ts';
import type { Exports } from '../platform/exports.ts';
import type { Outcome, RawStream } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { type Asking, checkMayExport } from './access.ts';
import { countMatches } from './find-matches.ts';
import { type ExportRow, fieldsOf, findOwnRows, findPlaces, type Place } from './find-own-rows.ts';
import type { FiguresFilter } from './narrow-figures.ts';

type MatchesExport = Asking &
  FiguresFilter & { readonly format?: ExportFormat; readonly content?: ExportContent };

/** Matches per page: with their turns they take a few milliseconds. */
const pageSize = 25;

const beginning: Place = { endedAt: -1, matchId: '' };

/** One batch of matches: the place of its last match, and its rows. */
const readBatch = (db: Database, filter: FiguresFilter, { after, content }: Reading) =>
  db.read(async (q) => {
    const places = await findPlaces(q, filter, { after, limit: pageSize });
    const last = places.at(-1);
    if (last === undefined) return null;
    const matchIds = places.map(({ matchId }) => matchId);
    return { last, rows: await findOwnRows(q, { matchIds, playerId: filter.playerId, content }) };
  });

type Reading = { readonly after: Place; readonly content: ExportContent };

/** The rows of the file, batch by batch. */
async function* batches(
  db: Database,
  filter: FiguresFilter,
  content: ExportContent,
): AsyncGenerator<readonly ExportRow[]> {
  let batch = await readBatch(db, filter, { after: beginning, content });
  while (batch !== null) {
    yield batch.rows;
    batch = await readBatch(db, filter, { after: batch.last, content });
  }
}

async function* csvOf(
  rows: AsyncIterable<readonly ExportRow[]>,
  fields: readonly string[],
): AsyncGenerator<string> {
  yield csvStart + csvLine(fields);
  for await (const batch of rows)
    yield batch.map((row) => csvLine(fields.map((field) => row[field] ?? null))).join('');
}

async function* jsonOf(rows: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of rows) {
    if (batch.length === 0) continue;
    yield before + batch.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** The caller's matches, or the caller's turns in them, as a file that is sent while it is read. */
export const exportMatches = async (
  { db, exports }: { readonly db: Database; readonly exports: Exports },
  { actor, format = 'csv', content = 'matches', ...filter }: MatchesExport,
): Promise<Outcome<RawStream>> => {
  const access = await db.query((q) => checkMayExport(q, { actor, playerId: filter.playerId }));
  if (!access.ok) return access;
  const rows = batches(db, filter, content);
  return exports.start(describeActor(actor).id, async () => ({
    contentType: format === 'csv' ? 'text/csv' : 'application/json',
    fileName: `${content}.${format}`,
    entries: await db.query((q) => countMatches(q, filter)),
    pages: format === 'csv' ? csvOf(rows, fieldsOf(content)) : jsonOf(rows),
  }));
};

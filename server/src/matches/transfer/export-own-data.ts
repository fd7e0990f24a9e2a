import { refused } from '@neundarter/rules/result';
import type { Database } from '../../platform/db/database.ts';
import type { Exports } from '../../platform/exports.ts';
import type { Actor, Outcome, RawStream } from '../../platform/http/handler.ts';
import { readPlayer } from '../../players/reads.ts';
import { listTeamsOfUser } from '../../teams/reads.ts';
import { readOwnAccount } from '../../users/reads.ts';
import { correctionNotes, reopeningNotes } from '../storage/note-rows.ts';
import { countConcerning, findAllMatches } from './find-all-matches.ts';

/** Entries of one kind, page by page; or data of a limited size. */
type Part = AsyncIterable<readonly unknown[]> | object | null;

/** Data about a user from other nouns, by its name in the file. */
export type ExportMore = (actor: Actor) => Promise<{ readonly [name: string]: Part }>;

type OwnDataParts = {
  readonly db: Database;
  readonly exports: Exports;
  readonly exportMore: ExportMore;
};

type User = Extract<Actor, { readonly kind: 'user' }>;

/** All data about a user, in the order of the file. */
const partsOf = async ({ db, exportMore }: OwnDataParts, actor: User) => {
  const { id: createdById, playerId } = actor;
  const player = playerId === null ? null : await readPlayer(db, playerId);
  const teams = await listTeamsOfUser(db, { actor, id: actor.id });
  return {
    account: await readOwnAccount(db, actor.id),
    player: player?.ok ? player.value : null,
    teams: teams.ok ? teams.value : [],
    matches: findAllMatches(db, { playerId, createdById }),
    reopenings: await db.query((q) => reopeningNotes.findBy(q, actor.id)),
    corrections: await db.query((q) => correctionNotes.findBy(q, actor.id)),
    ...(await exportMore(actor)),
  };
};

async function* listOf(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((entry) => JSON.stringify(entry)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

const isPaged = (part: Part): part is AsyncIterable<readonly unknown[]> =>
  part !== null && Symbol.asyncIterator in part;

/** The file: an object with a field for each part; every entry of a list of any length has its own line. */
async function* writeFile(
  findParts: () => Promise<{ readonly [name: string]: Part }>,
): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, part] of Object.entries(await findParts())) {
    yield `${before}${JSON.stringify(name)}: `;
    if (isPaged(part)) yield* listOf(part);
    else yield JSON.stringify(part);
    before = ',\n';
  }
  yield '\n}\n';
}

/**
 * Everything that is stored about the caller, as one file, without passwords and tokens, of which only hashes exist.
 */
export const exportOwnData = async (parts: OwnDataParts, actor: Actor): Promise<Outcome<RawStream>> => {
  if (actor.kind !== 'user') return refused('error.insufficient-permissions');
  const { db, exports } = parts;
  const concerned = { playerId: actor.playerId, createdById: actor.id };
  return exports.start(actor.id, async () => ({
    contentType: 'application/json',
    fileName: 'neundarter.json',
    entries: await db.query((q) => countConcerning(q, concerned)),
    // Read when it is written, because it may wait until then.
    pages: writeFile(() => partsOf(parts, actor)),
  }));
};

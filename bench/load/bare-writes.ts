// The baseline of writing: a bare loop writes the rows of the server again, one durable transaction per turn, into the
// same tables in a new database of the same kind.

import { barePostgres } from '../lib/bare-postgres.ts';
import { bareSqlite } from '../lib/bare-sqlite.ts';
import { childInput } from '../lib/child.ts';

export type BareWritesInput = {
  /** The database of the server. */
  readonly source:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string };
  readonly seconds: number;
};
export type BareWritesResult = { readonly turnsPerSecond: number; readonly waitsMs: readonly number[] };

const { source, seconds } = childInput<BareWritesInput>();
const writer = source.kind === 'sqlite' ? bareSqlite(source.file) : await barePostgres(source.url);
const waitsMs: number[] = [];
const endsAt = performance.now() + seconds * 1000;
const startedAt = performance.now();
for (let index = 0; index < writer.turns && performance.now() < endsAt; index += 1) {
  const sentAt = performance.now();
  const written = writer.write(index);
  if (written) await written;
  waitsMs.push(performance.now() - sentAt);
}
const took = performance.now() - startedAt;
await writer.close();
console.log(
  JSON.stringify({ turnsPerSecond: (waitsMs.length * 1000) / took, waitsMs } satisfies BareWritesResult),
);

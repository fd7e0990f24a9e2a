import type { Selectable } from 'kysely';
import type { Queries, WriteTx } from '../db/database.ts';
import type { PassesTable } from '../db/tables/platform-tables.ts';
import { isPassOpen, type Pass, type PassPlace } from './pass.ts';
import type { KeptSecret } from './pass-secrets.ts';

/** The columns to read. They are named one by one, so that an older process can still read a newer schema. */
const columns = [
  'kind',
  'scope',
  'part',
  'number',
  'secret_hash',
  'shown',
  'is_single_use',
  'issued_at',
  'expires_at',
  'revoked_at',
  'last_used_at',
  'locked_at',
  'round',
] as const satisfies readonly (keyof PassesTable)[];

const passOf = (row: Selectable<PassesTable>): Pass => ({
  place: { kind: row.kind, scope: row.scope, part: row.part },
  number: row.number,
  secretHash: row.secret_hash,
  shown: row.shown,
  isSingleUse: row.is_single_use === 1,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  lastUsedAt: row.last_used_at,
  lockedAt: row.locked_at,
  round: row.round,
});

type NewPass = {
  readonly place: PassPlace;
  /** From `keepSecret`. */
  readonly secret: KeptSecret;
  readonly now: number;
  readonly expiresAt?: number;
  readonly use?: 'once' | 'often';
};

const readAll = (q: Queries, { kind, scope, part = '' }: PassPlace) =>
  q
    .selectFrom('passes')
    .select(columns)
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .where('part', '=', part)
    .orderBy('number', 'desc');

const atPass = ({ q }: WriteTx, { place: { kind, scope, part }, number }: Pick<Pass, 'place' | 'number'>) =>
  q
    .updateTable('passes')
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .where('part', '=', part)
    .where('number', '=', number);

/** Passes of other kinds of the place stay as they are. */
const revoke = async ({ q }: WriteTx, { kind, scope, part = '' }: PassPlace, now: number): Promise<void> => {
  await q
    .updateTable('passes')
    .set({ revoked_at: now })
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .where('part', '=', part)
    .where('revoked_at', 'is', null)
    .execute();
};

/** How many earlier passes of a place stay known. */
const maxKnown = 50;

/**
 * PINs, keys and codes; nothing else in the database contains one. Lock what the place belongs to before a pass is issued,
 * used, revoked or locked.
 */
export const passRows = {
  /** Issues a pass and revokes the one before. */
  issue: async (tx: WriteTx, { place, secret, now, expiresAt, use = 'often' }: NewPass): Promise<void> => {
    const [latest] = await passRows.findKnown(tx.q, place);
    await revoke(tx, place, now);
    const { kind, scope, part = '' } = place;
    await tx.q
      .insertInto('passes')
      .values({
        kind,
        scope,
        part,
        number: latest === undefined ? 0 : latest.number + 1,
        secret_hash: secret.secretHash,
        shown: secret.shown,
        is_single_use: use === 'once' ? 1 : 0,
        issued_at: now,
        expires_at: expiresAt ?? null,
        revoked_at: null,
        last_used_at: null,
        locked_at: null,
        round: 0,
      })
      .execute();
  },

  /** The pass that opens a place at `now`; null for none. */
  findOpen: async (q: Queries, place: PassPlace, now: number): Promise<Pass | null> => {
    const row = await readAll(q, place).limit(1).executeTakeFirst();
    if (row === undefined) return null;
    const pass = passOf(row);
    return isPassOpen(pass, now) ? pass : null;
  },

  /** The latest passes of a place, also those that open nothing any more; the newest one first. */
  findKnown: async (q: Queries, place: PassPlace): Promise<readonly Pass[]> =>
    (await readAll(q, place).limit(maxKnown).execute()).map(passOf),

  /** The latest pass with this secret, also one that opens nothing any more; only for kinds whose secret is a `hash`. */
  findByHash: async (
    q: Queries,
    { kind, secretHash }: { readonly kind: PassPlace['kind']; readonly secretHash: string },
  ): Promise<Pass | null> => {
    const row = await q
      .selectFrom('passes')
      .select(columns)
      .where('kind', '=', kind)
      .where('secret_hash', '=', secretHash)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : passOf(row);
  },

  /** Deletes passes of a kind that ended before a moment. */
  removeEnded: async (
    { q }: WriteTx,
    { kind, before }: { readonly kind: PassPlace['kind']; readonly before: number },
  ): Promise<void> => {
    await q.deleteFrom('passes').where('kind', '=', kind).where('expires_at', '<', before).execute();
  },

  /** The open passes of a kind for the whole of these scopes, by scope. */
  findOpenOf: async (
    q: Queries,
    { kind, scopes }: { readonly kind: PassPlace['kind']; readonly scopes: readonly string[] },
    now: number,
  ): Promise<ReadonlyMap<string, Pass>> => {
    if (scopes.length === 0) return new Map();
    const rows = await q
      .selectFrom('passes')
      .select(columns)
      .where('kind', '=', kind)
      .where('scope', 'in', [...scopes])
      .where('part', '=', '')
      .where('revoked_at', 'is', null)
      .execute();
    const open = rows.map(passOf).filter((pass) => isPassOpen(pass, now));
    return new Map(open.map((pass) => [pass.place.scope, pass]));
  },

  /**
   * Notes that a pass was used.
   * @returns false if it may be used only once, and somebody else was faster
   */
  use: async (tx: WriteTx, pass: Pass, now: number): Promise<boolean> => {
    const { numUpdatedRows } = await atPass(tx, pass)
      .set({ last_used_at: now })
      .where('revoked_at', 'is', null)
      .$if(pass.isSingleUse, (update) => update.where('last_used_at', 'is', null))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Ends the pass of a place. */
  revoke,

  /** Closes a pass for whoever types it. Keys work on. */
  lock: async (tx: WriteTx, pass: Pass, now: number): Promise<void> => {
    await atPass(tx, pass).set({ locked_at: now }).execute();
  },

  /** Lets people type it again; wrong tries are counted anew. */
  unlock: async (tx: WriteTx, pass: Pass): Promise<void> => {
    await atPass(tx, pass)
      .set({ locked_at: null, round: pass.round + 1 })
      .execute();
  },

  /** Deletes everything that opens these scopes. */
  removeAll: async ({ q }: WriteTx, scopes: readonly string[]): Promise<void> => {
    if (scopes.length === 0) return;
    await q
      .deleteFrom('passes')
      .where('scope', 'in', [...scopes])
      .execute();
  },
};

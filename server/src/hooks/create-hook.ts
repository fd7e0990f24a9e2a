import { randomBytes } from 'node:crypto';
import type { HookEntity } from '@neundarter/contract/entities/hook';
import { maxHooksOfTeam } from '@neundarter/contract/limits';
import { ok, refused } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { lockTeamRow } from '../teams/lock-team-row.ts';
import { checkMayManage } from './access.ts';
import { describeHook } from './reads.ts';
import { findHook, findHooks, insertHook } from './store.ts';

type NewHook = {
  readonly actor: Actor;
  readonly teamId: string;
  readonly id: string;
  readonly url: string;
  readonly hasPrivate?: boolean;
};

/** Bytes of the key of a signature. */
const secretBytes = 24;

/** Adds an address that hears of a team's matches. Where it leads is checked whenever something is sent. */
export const createHook = (
  { db, clock }: Platform,
  { actor, teamId, id, url, hasPrivate = false }: NewHook,
): Promise<Outcome<HookEntity>> =>
  db.write(async (tx): Promise<Outcome<HookEntity>> => {
    await lockTeamRow(tx, teamId);
    const access = await checkMayManage(tx.q, { actor, teamId });
    if (!access.ok) return access;
    const known = await findHook(tx.q, id);
    if (known !== null) {
      const isSame = known.teamId === teamId && known.url === url && known.hasPrivate === hasPrivate;
      return isSame ? ok(await describeHook(tx.q, known)) : refused('error.id-already-exists');
    }
    if ((await findHooks(tx.q, teamId)).length >= maxHooksOfTeam) return refused('error.hooks.too-many');
    const secret = randomBytes(secretBytes).toString('base64url');
    const hook = { id, teamId, url, secret, hasPrivate, createdAt: clock.now() };
    await insertHook(tx, hook);
    return ok(await describeHook(tx.q, hook));
  });

import type { ChangedMatchProps, MatchEntity } from '@neundarter/contract/entities/match';
import { mergeConfig } from '@neundarter/rules/match/config';
import { isSetupAgreed } from '@neundarter/rules/match/online-request';
import type { Match } from '@neundarter/rules/match/types';
import { ok, refused } from '@neundarter/rules/result';
import type { Queries } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { type Caller, checkMayScore } from './access.ts';
import { announceMatch } from './announce-match.ts';
import { checkSetup, type SentSetup, unknownPlayers } from './setup/check-setup.ts';
import { namePlayers } from './setup/name-players.ts';
import { matchCache } from './storage/match-cache.ts';
import { matchEntity } from './storage/match-entity.ts';
import { foldMatch, lockMatch, updateSetup } from './storage/store.ts';
import { type StoredMatch, storedMatch } from './storage/stored-match.ts';

export type MatchChange = Caller & { readonly id: string; readonly changedProps: ChangedMatchProps };

const sentSetup = ({ props }: StoredMatch, { parties, config }: ChangedMatchProps): SentSetup => ({
  ...(parties === undefined ? {} : { parties }),
  config: mergeConfig(props.config, config ?? {}),
});

const changed = (before: StoredMatch, match: Match, props: ChangedMatchProps): StoredMatch => {
  const after = storedMatch(before, match, before.moveCount);
  const { description = before.props.description, caller = before.props.caller } = props;
  return { ...after, props: { ...after.props, description, caller } };
};

/** Only before the start; parties and settings not after one player has asked the other to play them. */
const mayChange = ({ props }: StoredMatch, { parties, config }: ChangedMatchProps): boolean => {
  const isSetup = parties !== undefined || config !== undefined;
  return props.status === 'scheduled' && !(isSetup && isSetupAgreed(props.onlineMatchRequest));
};

const isNobody = async (q: Queries, { caller }: ChangedMatchProps): Promise<boolean> =>
  typeof caller === 'string' && (await findKnownPlayers(q, [caller])).length === 0;

/**
 * Changes parties, settings, description or caller of a match that has not started (otherwise
 * `error.invalid-match-status`). Parties and settings cannot change after a player was asked to play online with them.
 * Settings left out keep their values. A match that cannot be played is `error.invalid-request` with the wrong fields.
 */
export const changeMatch = async (
  platform: Platform,
  { id, changedProps, ...caller }: MatchChange,
): Promise<Outcome<MatchEntity>> => {
  const caches = matchCache(platform.db);
  type Changed = { readonly stored: StoredMatch; readonly match: Match };
  const outcome = await platform.db.write(async (tx): Promise<Outcome<Changed>> => {
    const before = await lockMatch(tx, id);
    if (before === null) return refused('error.not-found');
    const access = await checkMayScore(tx.q, before, caller);
    if (!access.ok) return access;
    if (!mayChange(before, changedProps)) return refused('error.invalid-match-status');
    const sent = sentSetup(before, changedProps);
    const pointer = '/changedProps';
    const { isOnlineMatch } = before.props;
    const refusal = checkSetup({ setup: sent, actor: caller.actor, pointer, isOnlineMatch });
    if (refusal !== null) return { ok: false, error: refusal };
    if (await isNobody(tx.q, changedProps))
      return { ok: false, error: { code: 'error.invalid-request', fields: [`${pointer}/caller`] } };
    const filled = sent.parties && (await namePlayers(tx.q, sent.parties));
    if (filled?.ok === false) return { ok: false, error: unknownPlayers(filled.error, pointer) };
    const setup = { ...sent, parties: filled?.value ?? before.props.parties };
    const matchBefore = caches.foldOf(before) ?? (await foldMatch(tx.q, before));
    const match = { ...matchBefore, ...setup };
    const stored = changed(before, match, changedProps);
    await updateSetup(tx, stored);
    const transition = { change: 'edit', stored, before: matchBefore, after: match } as const;
    platform.announce(tx, announceMatch(transition));
    tx.afterCommit(() => caches.committed(stored, match));
    return ok({ stored, match });
  });
  return outcome.ok ? ok(matchEntity(outcome.value.stored, outcome.value.match)) : outcome;
};

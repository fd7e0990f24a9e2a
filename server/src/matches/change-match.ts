import type { ChangedMatchProps, MatchEntity } from '@neundarter/contract/entities/match';
import type { Match } from '@neundarter/rules/match/types';
import { ok, refused } from '@neundarter/rules/result';
import type { Platform } from '../platform/platform.ts';
import { type Caller, checkMayScore } from './access.ts';
import { cachedMatches } from './cached-matches.ts';
import { checkSetup, mergeConfig, type Outcome, type SentSetup, unknownPlayers } from './check-setup.ts';
import { fillParties } from './fill-parties.ts';
import { matchAnnouncements } from './match-announcements.ts';
import { matchEntity } from './match-entity.ts';
import { foldMatch, lockMatch, updateSetup } from './store.ts';
import { type StoredMatch, storedMatch } from './stored-match.ts';

export type MatchChange = Caller & { readonly id: string; readonly changedProps: ChangedMatchProps };

const sentSetup = ({ props }: StoredMatch, { parties, config }: ChangedMatchProps): SentSetup => ({
  ...(parties === undefined ? {} : { parties }),
  config: mergeConfig(props.config, config ?? {}),
});

const changed = (before: StoredMatch, match: Match, { description }: ChangedMatchProps): StoredMatch => {
  const after = storedMatch(before, match, before.moveCount);
  return description === undefined ? after : { ...after, props: { ...after.props, description } };
};

/**
 * Changes parties, settings or description of a match that has not started (else `error.invalid-match-status`).
 * Settings that are not sent stay. What cannot be played is `error.invalid-request` with its fields.
 */
export const changeMatch = async (
  platform: Platform,
  { id, changedProps, ...caller }: MatchChange,
): Promise<Outcome<MatchEntity>> => {
  const caches = cachedMatches(platform.db);
  type Changed = { readonly stored: StoredMatch; readonly match: Match };
  const outcome = await platform.db.write(async (tx): Promise<Outcome<Changed>> => {
    const before = await lockMatch(tx, id);
    if (before === null) return refused('error.not-found');
    const access = checkMayScore(before, caller);
    if (!access.ok) return access;
    if (before.props.status !== 'scheduled') return refused('error.invalid-match-status');
    const sent = sentSetup(before, changedProps);
    const pointer = '/changedProps';
    const refusal = checkSetup({ setup: sent, actor: caller.actor, pointer });
    if (refusal !== null) return { ok: false, error: refusal };
    const filled = sent.parties && (await fillParties(tx.q, sent.parties));
    if (filled?.ok === false) return { ok: false, error: unknownPlayers(filled.error, pointer) };
    const setup = { ...sent, parties: filled?.value ?? before.props.parties };
    const matchBefore = caches.foldOf(before) ?? (await foldMatch(tx.q, before));
    const match = { ...matchBefore, ...setup };
    const stored = changed(before, match, changedProps);
    await updateSetup(tx, stored);
    const transition = { change: 'edit', stored, before: matchBefore, after: match } as const;
    platform.announce(tx, matchAnnouncements(transition));
    tx.afterCommit(() => caches.committed(stored, match));
    return ok({ stored, match });
  });
  return outcome.ok ? ok(matchEntity(outcome.value.stored, outcome.value.match)) : outcome;
};

import type { ChangedMatchProps } from '@neundarter/contract/entities/match';
import { withPossibleEnd } from '@neundarter/rules/match/change-config';
import { mergeConfig } from '@neundarter/rules/match/config';
import { isSetupAgreed } from '@neundarter/rules/match/online-request';
import { idsOf } from '@neundarter/rules/match/players';
import type { Match } from '@neundarter/rules/match/types';
import { ok, refused } from '@neundarter/rules/result';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { type Caller, checkMayChange } from './access.ts';
import type { LockedMatch } from './settle-match.ts';
import { checkConsent, isStoredPlayer } from './setup/check-consent.ts';
import { checkSetup, type SentSetup, unavailablePlayers, unknownPlayers } from './setup/check-setup.ts';
import { keepSetup } from './setup/keep-setup.ts';
import { namePlayers } from './setup/name-players.ts';
import { matchCache } from './storage/match-cache.ts';
import { removeOtherGuestSeats } from './storage/seat-rows.ts';
import { foldMatch, lockMatch } from './storage/store.ts';
import { type StoredMatch, storedMatch } from './storage/stored-match.ts';

type MatchChange = Caller & { readonly id: string; readonly changedProps: ChangedMatchProps };

const sentSetup = (
  { props }: StoredMatch,
  { parties, config, startingScores = props.startingScores }: ChangedMatchProps,
): SentSetup => ({
  ...(parties === undefined ? {} : { parties }),
  config: withPossibleEnd(mergeConfig(props.config, config ?? {})),
  ...(startingScores && { startingScores }),
});

const changed = (before: StoredMatch, match: Match, props: ChangedMatchProps): StoredMatch => {
  const after = storedMatch(before, match, before.moveCount);
  const { description = before.props.description, caller = before.props.caller } = props;
  return { ...after, props: { ...after.props, description, caller } };
};

/** Only before the start; parties and settings not after one player has asked the other to play them. */
const mayChange = (
  { props }: StoredMatch,
  { parties, config, startingScores }: ChangedMatchProps,
): boolean => {
  const isSetup = parties !== undefined || config !== undefined || startingScores !== undefined;
  return props.status === 'scheduled' && !(isSetup && isSetupAgreed(props.onlineMatchRequest));
};

/** Parties, settings and callers of matches of competitions and tournaments follow from the event. */
const isFixed = ({ props: { event } }: StoredMatch, props: ChangedMatchProps): boolean =>
  event !== null &&
  event.type !== 'training' &&
  (props.parties !== undefined ||
    props.config !== undefined ||
    props.startingScores !== undefined ||
    props.caller !== undefined);

const isNobody = async (q: Queries, { caller }: ChangedMatchProps): Promise<boolean> =>
  typeof caller === 'string' && (await findKnownPlayers(q, [caller])).length === 0;

type Parties = Match['parties'];
const pointer = '/changedProps';

/** The new parties with the names of stored players, who have agreed to the match or are in it already. */
const seatPlayers = async (
  { tx, actor, now }: { readonly tx: WriteTx; readonly actor: Actor; readonly now: number },
  { props }: StoredMatch,
  wanted: Parties,
): Promise<Outcome<Parties>> => {
  const { parties, unknownIds } = await namePlayers(tx.q, wanted);
  if (unknownIds.length > 0) return { ok: false, error: unknownPlayers(wanted, unknownIds, pointer) };
  const { timeStamp, isOnlineMatch } = props;
  const seatedIds = idsOf(props.parties, isStoredPlayer);
  const placing = { actor, parties, timeStamp, now, isOnlineMatch, seatedIds };
  const unavailableIds = await checkConsent(tx.q, placing);
  return unavailableIds.length === 0
    ? ok(parties)
    : { ok: false, error: unavailablePlayers(wanted, unavailableIds, pointer) };
};

/**
 * Changes parties, settings, description or caller of a match that has not started (otherwise
 * `error.invalid-match-status`). Parties and settings cannot change after a player was asked to play online with them;
 * those of a competition or tournament, and its callers, follow from the event (`error.insufficient-permissions`).
 * Settings left out keep their values, and so does a handicap, which null removes. A match that cannot be played is `error.invalid-request` with the wrong fields, a
 * player who has not agreed `error.match.player-not-available`.
 */
export const changeMatch = async (
  platform: Platform,
  { id, changedProps, ...caller }: MatchChange,
): Promise<Outcome<LockedMatch>> => {
  const caches = matchCache(platform.db);
  return platform.db.write(async (tx): Promise<Outcome<LockedMatch>> => {
    const before = await lockMatch(tx, id);
    if (before === null) return refused('error.not-found');
    const access = await checkMayChange(tx.q, before, caller);
    if (!access.ok) return access;
    if (isFixed(before, changedProps)) return refused('error.insufficient-permissions');
    if (!mayChange(before, changedProps)) return refused('error.invalid-match-status');
    const sent = sentSetup(before, changedProps);
    const { isOnlineMatch } = before.props;
    const refusal = checkSetup({ setup: sent, actor: caller.actor, pointer, isOnlineMatch });
    if (refusal !== null) return { ok: false, error: refusal };
    if (await isNobody(tx.q, changedProps))
      return { ok: false, error: { code: 'error.invalid-request', fields: [`${pointer}/caller`] } };
    const seating = { tx, actor: caller.actor, now: platform.clock.now() };
    const seated = sent.parties && (await seatPlayers(seating, before, sent.parties));
    if (seated?.ok === false) return seated;
    const setup = { ...sent, parties: seated?.value ?? before.props.parties };
    const matchBefore = caches.foldOf(before) ?? (await foldMatch(tx.q, before));
    const { startingScores: _before, ...withoutHandicap } = matchBefore;
    const match = { ...withoutHandicap, ...setup };
    const stored = changed(before, match, changedProps);
    await keepSetup(platform, tx, { stored, before: matchBefore, after: match });
    const guestIds = idsOf(match.parties, ({ type }) => type === 'guest');
    if (seated !== undefined) await removeOtherGuestSeats(tx, { matchId: id, guestIds });
    return ok({ stored, match });
  });
};

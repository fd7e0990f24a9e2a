import type { NewMatchProps } from '@neundarter/contract/entities/match';
import { keptMatchAgeMs } from '@neundarter/contract/limits';
import { withPossibleEnd } from '@neundarter/rules/match/change-config';
import { completeConfig } from '@neundarter/rules/match/config';
import { createMatch as createByRules } from '@neundarter/rules/match/create';
import { mapPlayers } from '@neundarter/rules/match/players';
import { progressOf } from '@neundarter/rules/match/progress';
import { switchStartingParty } from '@neundarter/rules/match/switch';
import type { Match } from '@neundarter/rules/match/types';
import { cleanName } from '@neundarter/rules/people/clean-name';
import { ok, refused } from '@neundarter/rules/result';
import { countAttempt } from '../platform/attempts.ts';
import { contentHash } from '../platform/content-hash.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome, Refusal } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { Caller } from './access.ts';
import { createdAnnouncement } from './announce-match.ts';
import { clampTime } from './change-locked-match.ts';
import type { LockedMatch } from './settle-match.ts';
import { checkConsent } from './setup/check-consent.ts';
import { checkSetup, unavailablePlayers, unknownPlayers } from './setup/check-setup.ts';
import { findTraining, type MatchTraining } from './setup/find-training.ts';
import { guestInstead, namePlayers } from './setup/name-players.ts';
import { matchCache } from './storage/match-cache.ts';
import { moveRow } from './storage/move-row.ts';
import { insertMove } from './storage/move-rows.ts';
import { putGuestSeat } from './storage/seat-rows.ts';
import { foldMatch, insertMatch, lockMatch } from './storage/store.ts';
import type { StoredMatch } from './storage/stored-match.ts';

export type NewMatch = Pick<Caller, 'actor'> & {
  readonly id: string;
  readonly props: NewMatchProps;
  /** Whether the device made the match before it could send it. */
  readonly isKept?: boolean | undefined;
};

/** Maximum number of unconfirmed seats by one user in this time: more than any team plays without network. */
const unconfirmedLimit = { max: 200, windowMs: 24 * 60 * 60_000 };

/** The scheduled match; if the away side shall throw first, its starting party is switched. */
export const scheduledMatch = ({ id, props }: Omit<NewMatch, 'actor'>): Match => {
  const match = createByRules({
    id,
    parties: props.parties,
    config: withPossibleEnd(completeConfig(props.config)),
    ...(props.startingScores && { startingScores: props.startingScores }),
  });
  if (props.startingParty !== 1) return match;
  const switched = switchStartingParty(match);
  if (!switched.ok) throw new Error(`A scheduled match cannot be switched: ${switched.error}`);
  return switched.value;
};

/** The row of a new match. */
export const newRow = (
  platform: Pick<Platform, 'clock' | 'newId'>,
  { id, props }: Omit<NewMatch, 'actor'>,
  made: { readonly match: Match; readonly createdById: string; readonly event: MatchTraining | null },
) => {
  const { match, createdById, event } = made;
  return {
    id,
    creationId: platform.newId(),
    moveCount: match.startingParty,
    propsHash: contentHash(props),
    reopenings: [],
    corrections: [],
    endedOn: null,
    props: {
      parties: match.parties,
      config: match.config,
      ...(match.startingScores && { startingScores: match.startingScores }),
      eventId: event === null ? null : (props.eventId ?? null),
      eventName: event?.name ?? (props.eventName === undefined ? null : cleanName(props.eventName)),
      event: event === null ? null : { teamId: event.teamId, type: event.type },
      description: props.description ?? null,
      isOnlineMatch: props.isOnlineMatch ?? false,
      onlineMatchRequest: null,
      caller: null,
      createdById,
      timeStamp: clampTime(props.timeStamp, { earliest: 0, now: platform.clock.now() }),
      ...progressOf(match),
      revision: 0,
    },
  } satisfies StoredMatch;
};

/** Answers a call for a taken id: with the existing match if it is the same creation, otherwise with a refusal. */
const answerRepeat = async (
  platform: Platform,
  tx: WriteTx,
  wanted: StoredMatch,
): Promise<Outcome<LockedMatch>> => {
  const stored = await lockMatch(tx, wanted.id);
  const isSame =
    stored?.propsHash === wanted.propsHash && stored.props.createdById === wanted.props.createdById;
  if (stored === null || !isSame) return refused('error.id-already-exists');
  const match = matchCache(platform.db).foldOf(stored) ?? (await foldMatch(tx.q, stored));
  return ok({ stored, match });
};

type Seated = {
  readonly parties: Match['parties'];
  /** Players who have not agreed to the match; they play as guests until they confirm it. */
  readonly unconfirmedIds: readonly string[];
  /** The refusal for a match that the device has not kept. */
  readonly refusal: Refusal | null;
};

/**
 * The parties with the names of stored players. Unknown players, and those who have not agreed, become guests with the
 * same ids, so that turns on the way fit.
 */
const seatPlayers = async (
  { db, clock }: Platform,
  { actor, props }: NewMatch,
  parties: Match['parties'],
): Promise<Seated> => {
  const now = clock.now();
  const timeStamp = props.timeStamp ?? now;
  const isOnlineMatch = props.isOnlineMatch ?? false;
  const [named, unavailableIds] = await db.read(async (q) => [
    await namePlayers(q, parties),
    await checkConsent(q, { actor, parties, timeStamp, now, isOnlineMatch }),
  ]);
  const { unknownIds } = named;
  const unconfirmedIds = unavailableIds.filter((id) => !unknownIds.includes(id));
  const refusal =
    unknownIds.length > 0
      ? unknownPlayers(parties, unknownIds, '/props')
      : unavailablePlayers(parties, unconfirmedIds, '/props');
  const becomesGuest = (id: string) => unknownIds.includes(id) || unconfirmedIds.includes(id);
  return {
    parties: mapPlayers(named.parties, (one) => (becomesGuest(one.id) ? guestInstead(one, one.id) : one)),
    unconfirmedIds,
    refusal: unknownIds.length + unconfirmedIds.length === 0 ? null : refusal,
  };
};

type Inserting = LockedMatch & Omit<Seated, 'parties'>;

/** Remembers the players who may confirm the match; none beyond the limit, because the list is theirs. */
const rememberUnconfirmed = async (
  { clock }: Platform,
  tx: WriteTx,
  { stored, unconfirmedIds }: Pick<Inserting, 'stored' | 'unconfirmedIds'>,
): Promise<void> => {
  const { createdById, timeStamp } = stored.props;
  const limit = { key: `unconfirmed:${createdById}`, ...unconfirmedLimit };
  for (const playerId of unconfirmedIds) {
    const waitS = await countAttempt(tx, [limit], clock.now());
    const seat = {
      matchId: stored.id,
      playerId,
      guestId: playerId,
      status: 'unconfirmed',
      timeStamp,
    } as const;
    if (waitS === null) await putGuestSeat(tx, seat);
  }
};

const insert = async (
  platform: Platform,
  tx: WriteTx,
  { stored, match, unconfirmedIds, refusal }: Inserting,
): Promise<Outcome<LockedMatch>> => {
  if (!(await insertMatch(tx, stored))) return answerRepeat(platform, tx, stored);
  if (refusal !== null) return { ok: false, error: refusal };
  await rememberUnconfirmed(platform, tx, { stored, unconfirmedIds });
  if (match.startingParty === 1) {
    const place = { matchId: stored.id, seq: 0, at: stored.props.timeStamp };
    insertMove(tx, moveRow({ kind: 'switch' }, place));
  }
  platform.announce(tx, [createdAnnouncement(stored)]);
  tx.afterCommit(() => matchCache(platform.db).committed(stored, match));
  return ok({ stored, match });
};

/** Whether a device has kept the match; old web apps do not say so, but their matches are older. */
const wasKept = ({ isKept = false, props }: NewMatch, now: number): boolean =>
  isKept || (props.timeStamp ?? now) < now - keptMatchAgeMs;

/**
 * Creates a match of guests and bots; signed-in users may also name stored players who have agreed to it (see
 * `mayPlacePlayer`), otherwise it is `error.match.player-not-available`. A match that a device has kept is never refused
 * for that: these players are guests until they confirm it. If the same caller repeats the call with the same id and
 * props, the answer is the existing match; otherwise a taken id is `error.id-already-exists`. Clients can create matches
 * only in trainings, not in other events (see `findTraining`). A match that cannot be played is `error.invalid-request`
 * with the wrong fields.
 */
export const createMatch = async (platform: Platform, wanted: NewMatch): Promise<Outcome<LockedMatch>> => {
  const { actor, props } = wanted;
  if (actor.kind === 'anyone') return refused('error.unauthorized');
  const setup = scheduledMatch(wanted);
  const isOnlineMatch = props.isOnlineMatch ?? false;
  const wrong = checkSetup({ setup, actor, pointer: '/props', isOnlineMatch });
  if (wrong !== null) return { ok: false, error: wrong };
  const event = await findTraining(platform, wanted);
  if (!event.ok) return { ok: false, error: event.error };
  const { parties, unconfirmedIds, refusal } = await seatPlayers(platform, wanted, setup.parties);
  const match = { ...setup, parties };
  const stored = newRow(platform, wanted, { match, createdById: actor.id, event: event.value });
  const isKept = wasKept(wanted, platform.clock.now()) && !isOnlineMatch;
  const inserting = { stored, match, unconfirmedIds, refusal: isKept ? null : refusal };
  return platform.db.write((tx) => insert(platform, tx, inserting));
};

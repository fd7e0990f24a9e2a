import type { MatchEntity, NewMatchProps } from '@neundarter/contract/entities/match';
import { completeConfig } from '@neundarter/rules/match/config';
import { createMatch as createByRules } from '@neundarter/rules/match/create';
import { progressOf } from '@neundarter/rules/match/progress';
import { switchStartingParty } from '@neundarter/rules/match/switch';
import type { Match } from '@neundarter/rules/match/types';
import { cleanName } from '@neundarter/rules/people/name';
import { ok, refused } from '@neundarter/rules/result';
import { contentHash } from '../platform/content-hash.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { Caller } from './access.ts';
import { createdAnnouncement } from './announce-match.ts';
import { clampTime } from './change-locked-match.ts';
import { checkSetup, unknownPlayers } from './setup/check-setup.ts';
import { findTraining, type MatchTraining } from './setup/find-training.ts';
import { namePlayers } from './setup/name-players.ts';
import { matchCache } from './storage/match-cache.ts';
import { matchEntity } from './storage/match-entity.ts';
import { moveRow } from './storage/move-row.ts';
import { foldMatch, insertMatch, insertMove, lockMatch } from './storage/store.ts';
import type { StoredMatch } from './storage/stored-match.ts';

export type NewMatch = Pick<Caller, 'actor'> & { readonly id: string; readonly props: NewMatchProps };

type Made = { readonly stored: StoredMatch; readonly match: Match };

/** The scheduled match; if the away side shall throw first, its starting party is switched. */
export const scheduledMatch = ({ id, props }: Omit<NewMatch, 'actor'>): Match => {
  const match = createByRules({
    id,
    parties: props.parties,
    config: completeConfig(props.config),
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
    props: {
      parties: match.parties,
      config: match.config,
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
const answerRepeat = async (platform: Platform, tx: WriteTx, wanted: StoredMatch): Promise<Outcome<Made>> => {
  const stored = await lockMatch(tx, wanted.id);
  const isSame =
    stored?.propsHash === wanted.propsHash && stored.props.createdById === wanted.props.createdById;
  if (stored === null || !isSame) return refused('error.id-already-exists');
  const match = matchCache(platform.db).foldOf(stored) ?? (await foldMatch(tx.q, stored));
  return ok({ stored, match });
};

const insert = async (platform: Platform, tx: WriteTx, { stored, match }: Made): Promise<Outcome<Made>> => {
  if (!(await insertMatch(tx, stored))) return answerRepeat(platform, tx, stored);
  if (match.startingParty === 1) {
    const place = { matchId: stored.id, seq: 0, at: stored.props.timeStamp };
    insertMove(tx, moveRow({ kind: 'switch' }, place));
  }
  platform.announce(tx, [createdAnnouncement(stored)]);
  tx.afterCommit(() => matchCache(platform.db).committed(stored, match));
  return ok({ stored, match });
};

/**
 * Creates a match of guests and bots; signed-in users may also name registered players. If the same caller repeats the
 * call with the same id and props, the answer is the existing match; otherwise a taken id is `error.id-already-exists`.
 * Clients can create matches only in trainings, not in other events (see `findTraining`). A match that cannot be played
 * is `error.invalid-request` with the wrong fields.
 */
export const createMatch = async (platform: Platform, wanted: NewMatch): Promise<Outcome<MatchEntity>> => {
  const { actor, props } = wanted;
  if (actor.kind === 'anyone') return refused('error.unauthorized');
  const setup = scheduledMatch(wanted);
  const pointer = '/props';
  const refusal = checkSetup({ setup, actor, pointer, isOnlineMatch: props.isOnlineMatch ?? false });
  if (refusal !== null) return { ok: false, error: refusal };
  const event = await findTraining(platform, wanted);
  if (!event.ok) return { ok: false, error: event.error };
  const parties = await platform.db.query((q) => namePlayers(q, setup.parties));
  if (!parties.ok) return { ok: false, error: unknownPlayers(parties.error, pointer) };
  const match = { ...setup, parties: parties.value };
  const stored = newRow(platform, wanted, { match, createdById: actor.id, event: event.value });
  const made = await platform.db.write((tx) => insert(platform, tx, { stored, match }));
  return made.ok ? ok(matchEntity(made.value.stored, made.value.match)) : made;
};

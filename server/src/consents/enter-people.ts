import { consentTime } from '@neundarter/rules/access/consent';
import { type ConsentStatus, consentWhenEntered, openQuestionMs } from '@neundarter/rules/access/entering';
import { ok } from '@neundarter/rules/result';
import { findAgreementPeriods } from '../agreements/reads.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { findMembershipDates } from '../teams/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { consentRows, type Entered, type StoredConsent } from './store.ts';

/** People who come into an event, and who enters them. */
type EnteredPeople = {
  readonly eventId: string;
  readonly actor: Actor;
  /** Ids of players; those without an account are left out. */
  readonly playerIds: readonly string[];
};

type Noted = {
  readonly person: Entered;
  readonly known: StoredConsent | null;
  readonly status: ConsentStatus;
  readonly askedBy: string;
  readonly now: number;
};

const noted = ({ person, known, status, askedBy, now }: Noted): StoredConsent => {
  const isAnswer = status !== 'open';
  if (known !== null) return { ...known, status, wantsOut: false, answeredAt: now };
  return {
    ...person,
    status,
    wantsOut: false,
    askedBy,
    createdAt: now,
    askedAt: null,
    mailedAt: null,
    answeredAt: isAnswer ? now : null,
  };
};

const registeredOf = async (tx: WriteTx, playerIds: readonly string[]): Promise<readonly string[]> =>
  (await findKnownPlayers(tx.q, playerIds)).filter(({ isRegistered }) => isRegistered).map(({ id }) => id);

/**
 * Notes for each player with an account who comes into a locked event whether they have to be asked; nobody is told yet
 * (`askEntered`). Refusal: `error.match.player-not-available`, as `consentWhenEntered`.
 */
export const enterPeople = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: WriteTx,
  { eventId, actor, playerIds }: EnteredPeople,
): Promise<Outcome<true>> => {
  const asker = describeActor(actor);
  const ids = playerIds.length === 0 ? [] : await registeredOf(tx, playerIds);
  if (ids.length === 0) return ok(true);
  const now = clock.now();
  const ownId = asker.playerId ?? '';
  const memberships = await findMembershipDates(tx.q, [...new Set([ownId, ...ids])]);
  const agreements = await findAgreementPeriods(tx.q, asker.id);
  const placing = {
    actor: asker,
    at: consentTime(now, now),
    playsOnline: false,
    memberships: memberships.get(ownId) ?? [],
  };
  for (const playerId of ids) {
    const person = { eventId, playerId };
    const known = await consentRows.findOne(tx.q, person);
    const status = consentWhenEntered({
      placing,
      placed: {
        playerId,
        isSeated: false,
        memberships: memberships.get(playerId) ?? [],
        agreements: agreements.get(playerId) ?? [],
      },
      known: known?.status ?? null,
      openByActor: await consentRows.countOpen(tx.q, {
        playerId,
        askedBy: asker.id,
        since: now - openQuestionMs,
      }),
    });
    if (!status.ok) return status;
    if (status.value !== null && status.value !== known?.status)
      await consentRows.put(tx, noted({ person, known, status: status.value, askedBy: asker.id, now }));
  }
  return ok(true);
};

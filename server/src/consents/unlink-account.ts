import type { MatchPlayer } from '@neundarter/rules/match/types';
import { unlinkSeats } from '../matches/seats/link-seats.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import { guestInstead } from '../matches/setup/name-players.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { keepExternalPlayers } from '../players/keep-external-players.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { Entered, StoredConsent } from './store.ts';

type Guest = Extract<MatchPlayer, { readonly type: 'external' }>;

/** Somebody without an account in place of a player. */
export type PersonReplaced = Entered & { readonly guest: Guest };

/** What kinds of events know about their people, for this noun, which they use. */
export type EventPeople = {
  /** Each replaces a person in everything that its kind of event stores, but not in matches. */
  readonly replacePerson: readonly ((tx: WriteTx, replaced: PersonReplaced) => Promise<void>)[];
  /** Runs after the matches were changed, too. */
  readonly personReplaced: readonly ((tx: WriteTx, eventId: string) => Promise<void>)[];
  /** The address to which the organisers of an event want mails; null if they have named none. */
  readonly organiserAddress: (tx: WriteTx, eventId: string) => Promise<string | null>;
};

/** A new player of the same name without an account. */
const createGuest = async (
  { newId, clock }: Pick<Platform, 'newId' | 'clock'>,
  tx: WriteTx,
  { playerId, createdBy }: { readonly playerId: string; readonly createdBy: string },
): Promise<Guest> => {
  const [known] = await findKnownPlayers(tx.q, [playerId]);
  const named = guestInstead(
    { type: 'registered', id: playerId, ...(known?.fullName && { name: known.fullName }) },
    newId(),
  );
  const fallback = 'name' in named ? (named.name ?? '') : '';
  const guest = {
    type: 'external',
    id: named.id,
    firstName: known?.firstName || fallback,
    lastName: known?.firstName ? (known.lastName ?? '') : '',
  } as const;
  const kept = await keepExternalPlayers(tx, {
    players: [guest],
    knownIds: [],
    createdBy,
    now: clock.now(),
  });
  if (!kept.ok) throw new Error('A new id is taken');
  return guest;
};

/**
 * Takes a player's account out of a locked event: somebody of the same name without an account is in their place, in
 * everything that was played, too. Returns the ids of the matches.
 */
export const unlinkAccount = async (
  platform: MatchPlatform & EventPeople,
  tx: WriteTx,
  { actor, eventId, playerId, askedBy }: StoredConsent & { readonly actor: Actor },
): Promise<readonly string[]> => {
  const guest = await createGuest(platform, tx, { playerId, createdBy: askedBy ?? '' });
  const replaced = { eventId, playerId, guest };
  for (const replace of platform.replacePerson) await replace(tx, replaced);
  const matchIds = await unlinkSeats(platform, tx, { eventId, playerId, player: guest });
  for (const follow of platform.personReplaced) await follow(tx, eventId);
  platform.announce(tx, [announceRightsChange({ userId: describeActor(actor).id })]);
  return matchIds;
};

import { consentTime, type Membership, mayPlacePlayer } from '@neundarter/rules/access/consent';
import { onlinePlayersOf } from '@neundarter/rules/match/online-request';
import { idsOf } from '@neundarter/rules/match/players';
import type { MatchPlayer, Party, PerParty } from '@neundarter/rules/match/types';
import { findAgreementPeriods } from '../../agreements/reads.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/handler.ts';
import { findMembershipDates } from '../../teams/reads.ts';
import { describeActor } from '../../users/describe-actor.ts';

/** Parties that somebody wants to put into a match. */
type Placing = {
  readonly actor: Actor;
  readonly parties: PerParty<Party>;
  /** Time of the match and present time, ms since 1970. */
  readonly timeStamp: number;
  readonly now: number;
  readonly isOnlineMatch: boolean;
  /** Ids of the players who are in the match already. */
  readonly seatedIds?: readonly string[];
};

/** Whether the seat is one of a stored player, with or without an account. */
export const isStoredPlayer = ({ type }: MatchPlayer): boolean =>
  type === 'registered' || type === 'external';

const none: readonly Membership[] = [];

/** Ids of the players whom the actor may not put into this match; see `mayPlacePlayer`. */
export const checkConsent = async (q: Queries, placing: Placing): Promise<readonly string[]> => {
  const { parties, timeStamp, now, isOnlineMatch, seatedIds = [] } = placing;
  const actor = describeActor(placing.actor);
  const others = idsOf(parties, isStoredPlayer).filter(
    (id) => id !== actor.playerId && !seatedIds.includes(id),
  );
  if (others.length === 0) return [];
  const ownId = actor.playerId ?? '';
  const memberships = await findMembershipDates(q, [...new Set([ownId, ...others])]);
  const agreements = await findAgreementPeriods(q, actor.id);
  const facts = {
    actor,
    at: consentTime(timeStamp, now),
    playsOnline: isOnlineMatch && onlinePlayersOf(parties)?.includes(ownId) === true,
    memberships: memberships.get(ownId) ?? none,
  };
  return others.filter(
    (playerId) =>
      !mayPlacePlayer(facts, {
        playerId,
        isSeated: false,
        memberships: memberships.get(playerId) ?? none,
        agreements: agreements.get(playerId) ?? [],
      }),
  );
};

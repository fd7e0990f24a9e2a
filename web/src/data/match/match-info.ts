import type { MatchEvent } from '@neundarter/contract/entities/match';
import { mayScoreMatch } from '@neundarter/rules/access/match';
import type { OnlineMatchRequest } from '@neundarter/rules/match/online-request';
import { registeredIdsOf } from '@neundarter/rules/match/players';
import type { Viewer } from '../people/viewer.ts';
import type { DeviceMatch } from './match-commands.ts';

/** Facts about a match beside its throws. */
export type MatchInfo = {
  readonly id: string;
  readonly description: string | null;
  readonly eventName: string | null;
  readonly eventId: string | null;
  /** The event of the match. */
  readonly event: MatchEvent | null;
  /** Guest or user who created the match; null if only this device knows it. */
  readonly createdById: string | null;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
  readonly isOnlineMatch: boolean;
  /** The request for an online match, and its answer. */
  readonly onlineMatchRequest: OnlineMatchRequest | null;
  /** The signed-in user's player, if it plays in this match. */
  readonly ownPlayerId: string | null;
  /** Player who calls the scores. */
  readonly callerId: string | null;
  /** The server's number of changes; 0 if only this device knows the match. */
  readonly revision: number;
  readonly mayScore: boolean;
};

const localInfo = (id: string, stored: DeviceMatch): MatchInfo => {
  const created = stored.queue[0]?.kind === 'create' ? stored.queue[0].newMatch : null;
  const training = created?.training ?? null;
  return {
    id,
    description: created?.description ?? null,
    eventName: training?.name ?? null,
    eventId: training?.id ?? null,
    event: training === null ? null : { teamId: training.teamId, type: 'training' },
    createdById: null,
    timeStamp: created?.timeStamp ?? 0,
    isOnlineMatch: false,
    onlineMatchRequest: null,
    ownPlayerId: null,
    callerId: null,
    revision: 0,
    mayScore: true,
  };
};

/** The event of a match; older versions of the app stored matches without this field. */
const eventOf = (props: { readonly event?: MatchEvent | null }): MatchEvent | null => props.event ?? null;

/** Whether this device may score the match. */
const mayScore = (base: NonNullable<DeviceMatch['base']>, { actors }: Viewer): boolean => {
  const { parties, status, createdById, isOnlineMatch } = base.props;
  const playerIds = registeredIdsOf(parties);
  const match = { createdBy: createdById, playerIds, status, isOnlineMatch, event: eventOf(base.props) };
  return actors.some((actor) => mayScoreMatch({ actor, match }));
};

/** The facts about a match and whether this device may score it. */
export const infoOf = (id: string, stored: DeviceMatch, viewer: Viewer): MatchInfo => {
  const { base } = stored;
  if (base === null) return localInfo(id, stored);
  const { description, eventName, eventId, createdById, timeStamp, revision } = base.props;
  const { isOnlineMatch, onlineMatchRequest, parties } = base.props;
  const ids = registeredIdsOf(parties);
  return {
    id,
    description,
    eventName,
    eventId,
    event: eventOf(base.props),
    createdById,
    timeStamp,
    isOnlineMatch,
    onlineMatchRequest,
    callerId: base.props.caller,
    ownPlayerId: viewer.actors.find(({ playerId }) => ids.includes(playerId ?? ''))?.playerId ?? null,
    revision,
    mayScore: mayScore(base, viewer),
  };
};

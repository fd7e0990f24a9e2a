import type { MatchEvent, MatchReopening } from '@neundarter/contract/entities/match';
import type { MatchCorrection } from '@neundarter/contract/entities/match-correction';
import { type MatchAccessFacts, mayScoreMatch } from '@neundarter/rules/access/match';
import type { OnlineMatchRequest } from '@neundarter/rules/match/online-request';
import { registeredIdsOf } from '@neundarter/rules/match/players';
import { serverNow } from '../api/server-clock.ts';
import type { Viewer } from '../people/viewer.ts';
import type { DeviceMatch } from './match-commands.ts';
import { finishReceivedAtOf, hasJustEndedHere, type ReopenWay, reopenWayOf } from './reopening.ts';

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
  /** When the server learned of the last end, ms since 1970; null for a match that was never finished. */
  readonly finishReceivedAt: number | null;
  /** How this device may take back the end of the match. */
  readonly reopening: ReopenWay;
  /** Why the match was reopened after its result was final. */
  readonly reopenings: readonly MatchReopening[];
  /** Turns that were corrected. */
  readonly corrections: readonly MatchCorrection[];
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
    finishReceivedAt: null,
    reopening: 'freely',
    reopenings: [],
    corrections: [],
  };
};

/** The event of a match; older versions of the app stored matches without this field. */
const eventOf = (props: { readonly event?: MatchEvent | null }): MatchEvent | null => props.event ?? null;

/** What the rules need to know about the match for each identity of this device. */
const factsOf = (base: NonNullable<DeviceMatch['base']>, { actors }: Viewer): readonly MatchAccessFacts[] => {
  const { parties, status, createdById: createdBy, isOnlineMatch } = base.props;
  const playerIds = registeredIdsOf(parties);
  const finishReceivedAt = finishReceivedAtOf(base);
  const event = eventOf(base.props);
  const isEndedHere = hasJustEndedHere(base.id);
  const match = { createdBy, playerIds, status, finishReceivedAt, isEndedHere, isOnlineMatch, event };
  return actors.map((actor) => ({ actor, match }));
};

/** The facts about a match and whether this device may score it. */
export const infoOf = (id: string, stored: DeviceMatch, viewer: Viewer): MatchInfo => {
  const { base } = stored;
  if (base === null) return localInfo(id, stored);
  const { description, eventName, eventId, createdById, timeStamp, revision } = base.props;
  const { isOnlineMatch, onlineMatchRequest, parties } = base.props;
  const ids = registeredIdsOf(parties);
  const facts = factsOf(base, viewer);
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
    mayScore: facts.some(mayScoreMatch),
    finishReceivedAt: base.props.finishReceivedAt ?? null,
    reopening: reopenWayOf(facts, serverNow()),
    reopenings: base.props.reopenings ?? [],
    corrections: base.props.corrections ?? [],
  };
};

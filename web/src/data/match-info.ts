import { mayScoreMatch } from '@neundarter/rules/access/match';
import { playersOf } from '@neundarter/rules/match/players';
import type { Party } from '@neundarter/rules/match/types';
import type { StoredMatch } from './throw-outbox-types.ts';

/** What is known of a match beside its play. */
export type MatchInfo = {
  readonly id: string;
  readonly description: string | null;
  readonly eventName: string | null;
  readonly eventId: string | null;
  /** Guest or user who made the match; null while only this device knows it. */
  readonly createdById: string | null;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
  readonly isOnlineMatch: boolean;
  /** The server's count of changes; 0 while only this device knows the match. */
  readonly revision: number;
  readonly mayScore: boolean;
};

/** Who looks at the match: a guest with or without an id so far. */
export type Viewer = { readonly guestId: string | null };

const registeredIds = (parties: readonly Party[]): readonly string[] =>
  parties
    .flatMap(playersOf)
    .filter(({ type }) => type === 'registered')
    .map(({ id }) => id);

const localInfo = (id: string, stored: StoredMatch): MatchInfo => {
  const created = stored.queue[0]?.kind === 'create' ? stored.queue[0].newMatch : null;
  return {
    id,
    description: created?.description ?? null,
    eventName: null,
    eventId: null,
    createdById: null,
    timeStamp: created?.timeStamp ?? 0,
    isOnlineMatch: false,
    revision: 0,
    mayScore: true,
  };
};

const mayScore = (base: NonNullable<StoredMatch['base']>, { guestId }: Viewer): boolean => {
  // Scoring for an event needs a membership that a guest cannot have.
  if (guestId === null || base.props.eventId !== null) return false;
  const { parties, status, createdById } = base.props;
  return mayScoreMatch({
    actor: { kind: 'guest', id: guestId, roles: [], teamIds: [] },
    match: { createdBy: createdById, playerIds: registeredIds(parties), status, event: null },
  });
};

/** The facts about a match and whether this device may score it. */
export const infoOf = (id: string, stored: StoredMatch, viewer: Viewer): MatchInfo => {
  const { base } = stored;
  if (base === null) return localInfo(id, stored);
  const { description, eventName, eventId, createdById, timeStamp, isOnlineMatch, revision } = base.props;
  return {
    id,
    description,
    eventName,
    eventId,
    createdById,
    timeStamp,
    isOnlineMatch,
    revision,
    mayScore: mayScore(base, viewer),
  };
};

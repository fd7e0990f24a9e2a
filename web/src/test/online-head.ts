import type { MatchHead } from '@neundarter/contract/entities/match';
import { completeConfig } from '@neundarter/rules/match/config';
import type { OnlineRequestStatus } from '@neundarter/rules/match/online-request';
import type { MatchStatus, Party } from '@neundarter/rules/match/types';
import { entityOf } from './fake-match-server.ts';
import { playMatch } from './played-match.ts';

type Wanted = {
  readonly id: string;
  readonly status: OnlineRequestStatus;
  /** Ids of the players: who sent the request, and who received it. */
  readonly by: string;
  readonly to: string;
  readonly matchStatus?: MatchStatus;
  /** Milliseconds since 1970. */
  readonly startedAt?: number;
  /** When the match was created; now by default. Milliseconds since 1970. */
  readonly askedAt?: number;
};

const side = (id: string): Party => ({
  type: 'single',
  player: { type: 'registered', id, name: `Spieler ${id}` },
});

/** An online match as an entry of a list. */
export function onlineHead(wanted: Wanted): MatchHead {
  const { id, status, by, to, matchStatus = 'scheduled', startedAt, askedAt = Date.now() } = wanted;
  const match = playMatch({ parties: [side(by), side(to)], config: completeConfig() });
  const {
    sets: _sets,
    currentSet: _currentSet,
    summary: _summary,
    ...props
  } = entityOf({ ...match, id, status: matchStatus, startedAt: startedAt ?? null }, 1).props;
  const request = { status, requestedByPlayerId: by, requestedToPlayerId: to };
  return { id, props: { ...props, timeStamp: askedAt, isOnlineMatch: true, onlineMatchRequest: request } };
}

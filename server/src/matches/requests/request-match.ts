import { requestOnlineMatch } from '@neundarter/rules/match/online-request';
import { countAttempt, tooManyAttempts } from '../../platform/attempts.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPlayerEntities } from '../../players/reads.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { checkMayRequest } from '../access.ts';
import type { MatchCall } from '../change-locked-match.ts';
import type { LockedMatch } from '../settle-match.ts';
import { changeRequest } from './change-request.ts';

/** Maximum number of requests by one user in this time: enough for an evening, too few to annoy others. */
const limit = { max: 30, windowMs: 10 * 60_000 };

type WantedMatch = MatchCall & {
  readonly requestedByPlayerId: string;
  readonly requestedToPlayerId: string;
};

/** Asks the other player of a match to play it online, each at their own board. */
export const requestMatch = (
  platform: Platform,
  { requestedByPlayerId, requestedToPlayerId, ...command }: WantedMatch,
): Promise<Outcome<LockedMatch>> =>
  changeRequest(platform, {
    ...command,
    kind: 'request',
    check: checkMayRequest(requestedByPlayerId),
    change: async (tx, { props: { status, parties, onlineMatchRequest: request } }) => {
      const [asked] = await findPlayerEntities(tx.q, [requestedToPlayerId]);
      const isAllowed = asked?.props.type === 'registered' && asked.props.settings.onlineMatchesAllowed;
      const players = { requestedByPlayerId, requestedToPlayerId, isAllowed };
      const wanted = requestOnlineMatch({ status, parties, request }, players);
      if (!wanted.ok || wanted.value === request) return wanted;
      const key = `match-request:${describeActor(command.actor).id}`;
      const retryAfterS = await countAttempt(tx, [{ key, ...limit }], platform.clock.now());
      if (retryAfterS === null) return wanted;
      return { ok: false, error: tooManyAttempts(retryAfterS) };
    },
  });

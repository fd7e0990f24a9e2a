import { answerOnlineRequest, isRequestExpired } from '@neundarter/rules/match/online-request';
import type { Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkMayAnswer } from '../access.ts';
import type { MatchCall } from '../change-locked-match.ts';
import type { LockedMatch } from '../settle-match.ts';
import { changeRequest } from './change-request.ts';

type RequestAnswer = MatchCall & {
  readonly answer: 'accepted' | 'rejected';
  /** The player as whom the caller answers. */
  readonly playerId: string;
};

/** Accepts or rejects a request for an online match. Accepting does not start the match, but then either player may. */
export const answerRequest = (
  platform: Platform,
  { answer, playerId, ...command }: RequestAnswer,
): Promise<Outcome<LockedMatch>> =>
  changeRequest(platform, {
    ...command,
    kind: answer === 'accepted' ? 'accept' : 'reject',
    check: checkMayAnswer(playerId),
    change: async (_tx, { props: { status, onlineMatchRequest: request, timeStamp: askedAt } }) => {
      const isExpired = isRequestExpired({ request, askedAt }, platform.clock.now());
      return answerOnlineRequest({ status, request, isExpired }, answer);
    },
  });

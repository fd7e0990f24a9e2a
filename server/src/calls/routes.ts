import type { callRoutes } from '@neundarter/contract/routes/calls';
import { command } from '../platform/http/command.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { callMatch } from './call-match.ts';
import { confirmPresence } from './confirm-presence.ts';
import { type HallPlatform, readHall } from './reads.ts';
import { repeatCall } from './repeat-call.ts';
import { setAttendance } from './set-attendance.ts';
import { releaseKnockout, setHallMode } from './set-hall-mode.ts';
import { postponeMatch, takeBackCall } from './take-back-call.ts';

/** Handlers of the calls about who is called to which board. */
export const callHandlers = (platform: HallPlatform & TournamentFollowing): Handlers<typeof callRoutes> => ({
  readHall: ({ actor, matchPin, params: { id } }) => readHall(platform, { actor, matchPin, id }),
  setHallMode: command(platform, setHallMode),
  releaseKnockout: ({ actor, matchPin, params: { id } }) =>
    releaseKnockout(platform, { actor, matchPin, id }),
  setAttendance: command(platform, setAttendance),
  callMatch: command(platform, callMatch),
  repeatCall: command(platform, repeatCall),
  confirmPresence: ({ actor, matchPin, params }) => confirmPresence(platform, { actor, matchPin, ...params }),
  postponeMatch: command(platform, postponeMatch),
  takeBackCall: ({ actor, matchPin, params }) => takeBackCall(platform, { actor, matchPin, ...params }),
});

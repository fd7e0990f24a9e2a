import type { callRoutes } from '@neundarter/contract/routes/calls';
import type { presenceReportRoutes } from '@neundarter/contract/routes/presence-reports';
import { command } from '../platform/http/command.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Log } from '../platform/log.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { callMatch } from './call-match.ts';
import { claimCalling } from './claim-calling.ts';
import { confirmPresence } from './confirm-presence.ts';
import { dismissReport } from './dismiss-report.ts';
import { keepForecasts } from './forecast/keep-forecasts.ts';
import { readHallForecast } from './forecast/read-hall-forecast.ts';
import { keepHallVoice } from './keep-hall-voice.ts';
import { openReports } from './open-reports.ts';
import { readHallScreen } from './read-hall-screen.ts';
import { readReports } from './read-reports.ts';
import { type HallPlatform, readHall } from './reads.ts';
import { refuseCalling } from './refuse-calling.ts';
import { repeatCall } from './repeat-call.ts';
import { reportPresence } from './report-presence.ts';
import { setAttendance } from './set-attendance.ts';
import { releaseKnockout, setHallMode } from './set-hall-mode.ts';
import { postponeMatch, takeBackCall } from './take-back-call.ts';
import { answerSamePeople } from './together/answer-same-people.ts';

const forecastHandlers = (
  platform: HallPlatform & { readonly log: Log },
): Pick<Handlers<typeof callRoutes>, 'readHallForecast'> => {
  const forecasting = { ...platform, forecastOf: keepForecasts(platform) };
  return {
    readHallForecast: ({ actor, matchPin, ifNoneMatch, params: { id } }) =>
      readHallForecast(forecasting, { actor, matchPin, ifNoneMatch, id }),
  };
};

/** Handlers of the calls about who is called to which board. */
export const callHandlers = (
  platform: HallPlatform & TournamentFollowing & { readonly log: Log },
): Handlers<typeof callRoutes & typeof presenceReportRoutes> => ({
  ...forecastHandlers(platform),
  readHall: ({ actor, matchPin, params: { id } }) => readHall(platform, { actor, matchPin, id }),
  readHallScreen: ({ actor, matchPin, params: { id } }) => readHallScreen(platform, { actor, matchPin, id }),
  keepHallVoice: command(platform, keepHallVoice),
  setHallMode: command(platform, setHallMode),
  releaseKnockout: ({ actor, matchPin, params: { id } }) =>
    releaseKnockout(platform, { actor, matchPin, id }),
  setAttendance: command(platform, setAttendance),
  answerSamePeople: command(platform, answerSamePeople),
  callMatch: command(platform, callMatch),
  repeatCall: command(platform, repeatCall),
  confirmPresence: ({ actor, matchPin, params }) => confirmPresence(platform, { actor, matchPin, ...params }),
  claimCalling: ({ actor, matchPin, clientAddress, params, body }) =>
    claimCalling(platform, { actor, matchPin, clientAddress, ...params, ...body }),
  refuseCalling: ({ actor, matchPin, clientAddress, params, body }) =>
    refuseCalling(platform, { actor, matchPin, clientAddress, ...params, ...body }),
  postponeMatch: command(platform, postponeMatch),
  takeBackCall: ({ actor, matchPin, params }) => takeBackCall(platform, { actor, matchPin, ...params }),
  reportPresence: ({ actor, matchPin, clientAddress, params, body }) =>
    reportPresence(platform, { actor, matchPin, clientAddress, ...params, ...body }),
  readPresenceReports: ({ actor, matchPin, params: { id } }) =>
    readReports(platform, { actor, matchPin, id }),
  openPresenceReports: command(platform, openReports),
  dismissPresenceReport: ({ actor, matchPin, params: { id, entryId } }) =>
    dismissReport(platform, { actor, matchPin, id, entrant: entryId }),
});

import type { RouteName } from '@neundarter/contract/routes/all';

/** Expected result of a hostile or valid request. */
export type Expected = { readonly status: number; readonly codes: readonly string[] };
export const invalid: Expected = { status: 400, codes: ['error.invalid-request'] };
export const forbidden: Expected = { status: 403, codes: ['error.insufficient-permissions'] };
/** The answer to callers who may not see a thing: it does not exist. */
export const notThere: Expected = { status: 404, codes: ['error.not-found'] };
export const unauthorized: Expected = { status: 401, codes: ['error.unauthorized'] };

/** Calls whose valid request results neither in success nor in an unknown thing, and the reason. */
export const honestAnswers: { readonly [name in RouteName]?: Expected } = {
  // Only a mail contains a valid token; the test has none.
  verifyEmailAddress: { status: 400, codes: ['error.registration.invalid-link'] },
  confirmNotification: { status: 400, codes: ['error.registration.invalid-link'] },
  checkPasswordLink: { status: 400, codes: ['error.registration.invalid-link'] },
  setNewPassword: { status: 400, codes: ['error.registration.invalid-link'] },
  validateInvite: { status: 400, codes: ['error.teams.invite-failed'] },
  login: { status: 404, codes: ['error.login.user-not-found'] },
  claimMatches: { status: 403, codes: ['error.insufficient-permissions'] },
  resendVerification: { status: 409, codes: ['error.registration.already-verified'] },
  // The smallest times are equal, but an event must end after its start.
  createEvent: invalid,
  createEvents: invalid,
  // The series would belong to a team that does not exist.
  createSeries: notThere,
  // The same for a league.
  createLeague: notThere,
  // The template would be of a tournament that does not exist.
  saveTemplate: notThere,
  // An unknown code is not an error: the answer is empty.
  readOnlinePlayer: { status: 204, codes: [''] },
  // The description contains no sample of a file.
  uploadPlayerPicture: invalid,
  uploadTeamPicture: invalid,
  // An unknown code cannot be told from one whose minute is over.
  takeRelocation: { status: 409, codes: ['error.relocation.code-expired'] },
  // The same for a code that binds a tablet.
  readTabletCode: { status: 409, codes: ['error.tablet.code-expired'] },
  bindTablet: { status: 409, codes: ['error.tablet.code-expired'] },
  // The test has no tablet.
  breakAtTablet: notThere,
  // Only the player has a calendar; nobody else learns whether there is such a player.
  readPlayerCalendar: forbidden,
  renewPlayerCalendar: forbidden,
  // It is about the caller, who is always there.
  changeReminders: { status: 200, codes: ['{"wantsReminders":true}', '{"wantsReminders":false}'] },
};

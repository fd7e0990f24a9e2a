import type { RouteName } from '@neundarter/contract/routes/all';

/** What a hostile or honest request comes to. */
export type Expected = { readonly status: number; readonly codes: readonly string[] };
export const invalid: Expected = { status: 400, codes: ['error.invalid-request'] };
export const forbidden: Expected = { status: 403, codes: ['error.insufficient-permissions'] };
/** What is nobody else's business is not there for others. */
export const notThere: Expected = { status: 404, codes: ['error.not-found'] };
export const unauthorized: Expected = { status: 401, codes: ['error.unauthorized'] };

/** What an honest request of a call comes to where that is neither success nor an unknown thing, and why. */
export const honestAnswers: { readonly [name in RouteName]?: Expected } = {
  // Whoever has a token of a mail knows one; nobody here does.
  verifyEmailAddress: { status: 400, codes: ['error.registration.invalid-link'] },
  setNewPassword: { status: 400, codes: ['error.registration.invalid-link'] },
  validateInvite: { status: 400, codes: ['error.teams.invite-failed'] },
  login: { status: 404, codes: ['error.login.user-not-found'] },
  claimMatches: { status: 403, codes: ['error.insufficient-permissions'] },
  resendVerification: { status: 409, codes: ['error.registration.already-verified'] },
  // The smallest times are the same, and an event ends after it began.
  createEvent: invalid,
  // Nobody with a code is an answer, too.
  readOnlinePlayer: { status: 204, codes: [''] },
  // The description has no sample of a file.
  uploadPlayerPicture: invalid,
  uploadTeamPicture: invalid,
};

import type { RateLimit } from './bind-routes.ts';

/**
 * Limits of single calls per address. They only stop floods, since a hall full of people shares one address. Turns, new
 * matches and reads are counted more cheaply: `call-limits.ts`.
 */
export const usualRateLimits: { readonly [name: string]: RateLimit } = {
  loginGuest: { max: 600, timeWindowMs: 60_000 },
  writeLog: { max: 300, timeWindowMs: 60_000 },
  // Trying many addresses, codes or links must not succeed.
  login: { max: 120, timeWindowMs: 60_000 },
  registerUser: { max: 60, timeWindowMs: 60_000 },
  readIsRegistered: { max: 30, timeWindowMs: 60_000 },
  verifyEmailAddress: { max: 60, timeWindowMs: 60_000 },
  requestPasswordReset: { max: 30, timeWindowMs: 60_000 },
  confirmNotification: { max: 60, timeWindowMs: 60_000 },
  checkPasswordLink: { max: 60, timeWindowMs: 60_000 },
  setNewPassword: { max: 30, timeWindowMs: 60_000 },
  readOnlinePlayer: { max: 120, timeWindowMs: 60_000 },
  enrolScorer: { max: 300, timeWindowMs: 60_000 },
  enrolByKey: { max: 300, timeWindowMs: 60_000 },
  registerParticipant: { max: 300, timeWindowMs: 60_000 },
  replacePartner: { max: 120, timeWindowMs: 60_000 },
  withdrawParticipant: { max: 120, timeWindowMs: 60_000 },
  createPairing: { max: 60, timeWindowMs: 60_000 },
  redeemPairing: { max: 120, timeWindowMs: 60_000 },
  enrolGuest: { max: 120, timeWindowMs: 60_000 },
  // Each of them adds to the log of an event, which its page reads.
  enterResult: { max: 300, timeWindowMs: 60_000 },
  undoResult: { max: 300, timeWindowMs: 60_000 },
  objectToGame: { max: 120, timeWindowMs: 60_000 },
  undoDispute: { max: 120, timeWindowMs: 60_000 },
  agreeToCorrection: { max: 120, timeWindowMs: 60_000 },
  signReport: { max: 60, timeWindowMs: 60_000 },
  undoSignature: { max: 60, timeWindowMs: 60_000 },
  // Each of them may tell many pages of many events.
  createBoards: { max: 60, timeWindowMs: 60_000 },
  orderBoards: { max: 120, timeWindowMs: 60_000 },
  changeBoard: { max: 300, timeWindowMs: 60_000 },
  breakBoard: { max: 120, timeWindowMs: 60_000 },
  deleteBoard: { max: 120, timeWindowMs: 60_000 },
  chooseEventBoards: { max: 120, timeWindowMs: 60_000 },
  // Each of them computes the schedule of a hall.
  setHallMode: { max: 60, timeWindowMs: 60_000 },
  callMatch: { max: 300, timeWindowMs: 60_000 },
  repeatCall: { max: 300, timeWindowMs: 60_000 },
  confirmPresence: { max: 300, timeWindowMs: 60_000 },
  postponeMatch: { max: 300, timeWindowMs: 60_000 },
  takeBackCall: { max: 300, timeWindowMs: 60_000 },
  // Anybody may report anybody; a hall shares one address.
  reportPresence: { max: 300, timeWindowMs: 60_000 },
  claimCalling: { max: 300, timeWindowMs: 60_000 },
  refuseCalling: { max: 300, timeWindowMs: 60_000 },
  // Whoever has the link of the helpers at a door; each call notes that it was used.
  openDoor: { max: 300, timeWindowMs: 60_000 },
  checkInAtDoor: { max: 300, timeWindowMs: 60_000 },
  payAtDoor: { max: 300, timeWindowMs: 60_000 },
  // Each phone of a hall asks when its page opens.
  keepPushDevice: { max: 300, timeWindowMs: 60_000 },
  openPresenceReports: { max: 60, timeWindowMs: 60_000 },
  dismissPresenceReport: { max: 300, timeWindowMs: 60_000 },
  // A tablet says every half minute that it is there, and reads after each change of its hall.
  createTabletCode: { max: 120, timeWindowMs: 60_000 },
  readTabletCode: { max: 120, timeWindowMs: 60_000 },
  bindTablet: { max: 60, timeWindowMs: 60_000 },
  reportTablet: { max: 3000, timeWindowMs: 60_000 },
  confirmAtTablet: { max: 300, timeWindowMs: 60_000 },
  breakAtTablet: { max: 120, timeWindowMs: 60_000 },
  endHelp: { max: 300, timeWindowMs: 60_000 },
  answerConsent: { max: 120, timeWindowMs: 60_000 },
  validateInvite: { max: 60, timeWindowMs: 60_000 },
  uploadPlayerPicture: { max: 60, timeWindowMs: 60_000 },
  uploadTeamPicture: { max: 60, timeWindowMs: 60_000 },
  prepareSecurePlace: { max: 60, timeWindowMs: 60_000 },
  openRelocation: { max: 30, timeWindowMs: 60_000 },
  readRelocation: { max: 300, timeWindowMs: 60_000 },
  takeRelocation: { max: 60, timeWindowMs: 60_000 },
  // A file with all matches ever played takes time.
  exportOwnData: { max: 30, timeWindowMs: 60_000 },
  exportPlayerMatches: { max: 30, timeWindowMs: 60_000 },
  // Anybody may load it; a hall shares one address.
  exportResults: { max: 60, timeWindowMs: 60_000 },
};

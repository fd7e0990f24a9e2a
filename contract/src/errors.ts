import type { PasswordError } from '@neundarter/rules/access/password';
import type { OnlineRequestError } from '@neundarter/rules/match/online-request';
import type { MatchError } from '@neundarter/rules/match/types';
import type { ScoringGameError } from '@neundarter/rules/practice/types';

/** Every error code of the server with its HTTP status. Only this table decides a status. */
export const errorStatus = {
  'error.invalid-request': 400,
  'error.unauthorized': 401,
  'error.insufficient-permissions': 403,
  'error.not-found': 404,
  'error.method-not-allowed': 405,
  'error.id-already-exists': 409,
  'error.text.too-complex': 400,
  'error.version.does-not-match': 409,
  'error.request-too-large': 413,
  'error.too-many-requests': 429,
  'error.export.already-running': 409,
  'error.api.500': 500,
  'error.api.unavailable': 503,
  'error.invalid-match-status': 409,
  'error.parties-not-set': 409,
  'error.invalid-score': 400,
  'error.invalid-player': 400,
  'error.not-player-of-match': 400,
  'error.no-throw-to-undo': 409,
  'error.checkout-must-have-at-least-one-double-attempt': 400,
  'error.match.out-of-sync': 409,
  'error.match.too-many-turns': 409,
  'error.match.impossible-result': 400,
  'error.match.recorded-legs-missing': 409,
  'error.match.bull-out-due': 409,
  'error.match.no-bull-out-due': 409,
  'error.match.competition-match-cannot-be-deleted': 409,
  'error.event.follow-up-match-started': 409,
  'error.event.place-taken-over': 409,
  'error.event.changed-meanwhile': 409,
  'error.event.invalid-status': 409,
  'error.event.line-ups-incomplete': 409,
  'error.event.side-not-ready': 409,
  'error.event.side-not-absent': 409,
  'error.event.report-signed': 409,
  'error.event.player-not-in-line-up': 409,
  'error.event.game-already-begun': 409,
  'error.event.max-number-of-participants-exceeded': 409,
  'error.event.participant-already-registered': 409,
  'error.event.participant-not-found': 404,
  'error.event.registration-not-closable': 409,
  'error.event.groups-not-assigned-uniquely': 409,
  'error.event.groups-not-assigned-completely': 409,
  'error.event.not-enough-participants': 409,
  'error.event.requests-not-answered': 409,
  'error.event.too-many-matches': 409,
  'error.event.nobody-to-seed': 409,
  'error.event.wrong-pin': 403,
  'error.event.pin-locked': 403,
  'error.event.code-expired': 409,
  'error.relocation.code-used': 409,
  'error.relocation.code-expired': 409,
  'error.relocation.other-device': 403,
  'error.series.points-fixed': 409,
  'error.series.too-many-tournaments': 409,
  'error.templates.too-many': 409,
  'error.event.too-many-competitions': 409,
  'error.leagues.too-many': 409,
  'error.leagues.published': 409,
  'error.leagues.incomplete': 409,
  'error.leagues.requests-open': 409,
  'error.leagues.has-matchday': 409,
  'error.leagues.report-not-ready': 409,
  'error.leagues.too-late': 409,
  'error.leagues.reason-missing': 409,
  'error.leagues.too-many-acts': 409,
  'error.leagues.concerned': 403,
  'error.leagues.move-closed': 409,
  'error.leagues.move-changed': 409,
  'error.leagues.move-date': 409,
  'error.leagues.move-only-office': 403,
  'error.leagues.too-many-moves': 409,
  'error.match.over': 403,
  'error.match.reason-needed': 409,
  'error.match.was-finished': 409,
  'error.match.online-matches-not-allowed': 403,
  'error.match.player-not-available': 403,
  'error.match.already-requested': 409,
  'error.match.request-already-answered': 409,
  'error.match.request-not-accepted': 409,
  'error.match.request-expired': 409,
  'error.login.user-not-found': 404,
  'error.login.wrong-password': 403,
  'error.login.too-many-requests': 429,
  'error.login.email-not-verified': 403,
  'error.registration.address-already-in-use': 409,
  'error.registration.already-verified': 409,
  'error.registration.invalid-link': 400,
  'error.registration.expired-link': 400,
  'error.registration.password-needs-special-character': 400,
  'error.registration.password-too-short': 400,
  'error.registration.password-needs-uppercase-letter': 400,
  'error.registration.password-needs-lowercase-letter': 400,
  'error.registration.password-needs-digit': 400,
  'error.users.last-admin': 409,
  'error.players.online-id-taken': 409,
  'error.teams.player-is-already-member': 409,
  'error.teams.player-is-already-invited': 409,
  'error.teams.user-not-registered': 404,
  'error.teams.last-admin': 409,
  'error.teams.too-many-players': 409,
  'error.teams.too-many-teams': 409,
  'error.teams.has-played': 409,
  'error.teams.too-many-opponents': 409,
  'error.pushes.bad-keys': 400,
  'error.pushes.too-many': 409,
  'error.hooks.too-many': 409,
  'error.tablet.code-expired': 409,
  'error.tablet.too-many': 409,
  'error.boards.too-many': 409,
  'error.boards.name-taken': 409,
  'error.boards.changed-meanwhile': 409,
  'error.boards.occupied': 409,
  'error.boards.broken': 409,
  'error.calls.already-called': 409,
  'error.calls.not-ready': 409,
  'error.calls.not-called': 409,
  'error.calls.person-busy': 409,
  'error.calls.caller-not-sought': 409,
  'error.calls.caller-by-hand': 409,
  'error.calls.reports-closed': 409,
  'error.announcements.too-many': 409,
  'error.money.already-booked': 409,
  'error.money.not-booked': 409,
  'error.money.too-many': 409,
  'error.teams.opponent-in-use': 409,
  'error.teams.invite-failed': 400,
  'error.teams.invite-expired': 400,
  'error.teams.invite-address-mismatch': 409,
  'error.agreement.expired': 409,
  'error.agreement.already-answered': 409,
  'error.picture.not-an-image': 400,
  'error.picture.kind-not-supported': 400,
  'error.picture.too-large': 413,
  'error.scoring-game.finished': 409,
  'error.scoring-game.no-throw-to-undo': 409,
  'error.scoring-game.out-of-sync': 409,
} as const satisfies { readonly [code in MatchError | `error.${string}`]?: number } & {
  readonly [code in MatchError | OnlineRequestError | PasswordError | ScoringGameError]: number;
};

export type ErrorCode = keyof typeof errorStatus;

/**
 * Code that an old web app gets instead of a newer code: a device may come back after weeks with a queue of turns, and it
 * handles only the codes that existed then. A web app is old if it sends `x-frontend-version` without `x-app-version`, as
 * all before 2.0.0 do. The problem document names the newer code as its `reason`. Both codes have the same status.
 */
export const codeForOldBrowsers: { readonly [code in ErrorCode]?: ErrorCode } = {
  'error.event.follow-up-match-started': 'error.invalid-match-status',
  'error.event.place-taken-over': 'error.invalid-match-status',
  'error.event.changed-meanwhile': 'error.invalid-match-status',
  'error.event.invalid-status': 'error.invalid-match-status',
  'error.picture.kind-not-supported': 'error.picture.not-an-image',
  'error.match.over': 'error.insufficient-permissions',
  'error.match.too-many-turns': 'error.invalid-match-status',
  'error.match.bull-out-due': 'error.invalid-match-status',
  'error.match.reason-needed': 'error.invalid-match-status',
  'error.match.player-not-available': 'error.insufficient-permissions',
};

/** All error codes, for the API description and for tests. */
export const errorCodes = Object.keys(errorStatus) as readonly ErrorCode[];

/** Error body for `Accept: application/problem+json`; every other client gets only the code, as text. */
export type Problem = {
  readonly type: 'about:blank';
  readonly title: ErrorCode;
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  /** The precise code, if `code` is the one for old browsers. */
  readonly reason?: ErrorCode;
  /** Paths of the fields that are wrong, if the input is bad. */
  readonly fields?: readonly string[];
  /** Id of the match that caused the refusal, if it is not the match of the call. */
  readonly matchId?: string;
};

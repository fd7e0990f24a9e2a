import { codeForOldBrowsers, type ErrorCode, errorStatus, type Problem } from '@neundarter/contract/errors';
import { appVersionPattern } from '@neundarter/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './handler.ts';

/** One English sentence per code, for developers of clients. Users read the texts of the web app. */
const details = {
  'error.invalid-request': 'The request does not fit the description of this call.',
  'error.unauthorized': 'This call needs a valid token.',
  'error.insufficient-permissions': 'The caller may not do this.',
  'error.not-found': 'There is no such thing.',
  'error.method-not-allowed': 'This address has other methods; the header allow names them.',
  'error.id-already-exists': 'The id is taken by something else.',
  'error.text.too-complex':
    'The Markdown text makes too large tables, too deep nesting, or has too many lines or marks.',
  'error.version.does-not-match': 'The server does not speak this frontend version.',
  'error.request-too-large': 'The request is too large.',
  'error.too-many-requests': 'Too many requests; wait as long as retry-after says.',
  'error.export.already-running': 'Another file is being sent to this user; wait until it is complete.',
  'error.api.500': 'The server made a mistake; its log has the request id.',
  'error.api.unavailable': 'The server cannot answer right now; try again in a moment.',
  'error.invalid-match-status': 'The match is not in a status that allows this.',
  'error.parties-not-set': 'Both parties of the match must be people first.',
  'error.invalid-score': 'No turn of these darts makes this score here.',
  'error.invalid-player': 'It is not the turn of this player.',
  'error.not-player-of-match': 'This player does not play in this match.',
  'error.no-throw-to-undo': 'There is no turn to take back.',
  'error.checkout-must-have-at-least-one-double-attempt': 'A checkout needs at least one dart at a double.',
  'error.match.out-of-sync': 'The match has moved on; read it again.',
  'error.match.too-many-turns': 'The match has as many turns as a match can have.',
  'error.match.impossible-result': 'The match cannot end with this score.',
  'error.match.recorded-legs-missing': 'The score does not contain the legs that were recorded.',
  'error.match.bull-out-due': 'The round limit of the leg is reached: a bull-out decides it.',
  'error.match.no-bull-out-due': 'No bull-out decides the leg now.',
  'error.match.competition-match-cannot-be-deleted': 'A match of a competition cannot be deleted.',
  'error.event.place-taken-over': 'Somebody else has taken over the place that was played for in this match.',
  'error.event.follow-up-match-started':
    'A match that depends on this result has begun; matchId of the problem document names it.',
  'error.event.changed-meanwhile': 'Somebody else has changed the event; read it again.',
  'error.event.invalid-status': 'The event is not in a status that allows this.',
  'error.event.code-expired': 'No code or PIN of the guests is open for this match day.',
  'error.tablet.code-expired': 'The code was used, or its five minutes are over.',
  'error.tablet.too-many': 'The hall has as many tablets as a hall can have.',
  'error.event.line-ups-incomplete':
    'Both line-ups have to be set, of players who exist and of whom nobody plays for both sides.',
  'error.event.side-not-ready':
    'A line-up was changed after both were visible, and the other side has not said that it is ready.',
  'error.event.report-signed': 'Both sides have signed the report, so nothing of it changes any more.',
  'error.event.side-not-absent': 'The wait for the side is not over, or a game has begun.',
  'error.event.player-not-in-line-up': 'These players are not where the call expects them in the line-up.',
  'error.event.game-already-begun': 'A game that would change has begun.',
  'error.teams.has-played': 'The team has a competition that was started.',
  'error.teams.too-many-opponents': 'The team has entered too many opponents.',
  'error.pushes.bad-keys': 'Nobody can encrypt messages for this address.',
  'error.pushes.too-many': 'Too many devices want messages about this event.',
  'error.hooks.too-many': 'The team has as many hooks as it may have.',
  'error.boards.too-many': 'The team has as many boards as it can have.',
  'error.boards.name-taken': 'Another board of the team has this name.',
  'error.boards.changed-meanwhile': 'Somebody else has changed the boards; read them again.',
  'error.boards.occupied': 'Another match runs on this board.',
  'error.boards.broken': 'This board is broken.',
  'error.calls.already-called': 'The match is called to another board.',
  'error.calls.not-ready': 'The match cannot be called: it has begun, is over, or misses a party.',
  'error.calls.not-called': 'The match is not called, or was called more often meanwhile.',
  'error.announcements.too-many': 'As many announcements as possible stand already.',
  'error.calls.person-busy': 'Somebody of this match plays, writes or is called elsewhere.',
  'error.calls.caller-not-sought': 'Nobody is sought to call this match, or somebody has taken it already.',
  'error.calls.caller-by-hand': 'An organiser has chosen who calls this match.',
  'error.calls.reports-closed': 'The organisers do not let people report that they are here or leave.',
  'error.teams.opponent-in-use': 'A match day that is not finished needs this opponent.',
  'error.event.max-number-of-participants-exceeded': 'The tournament has its maximum number of participants.',
  'error.event.participant-already-registered': 'Somebody with this player or address is registered already.',
  'error.event.participant-not-found': 'The tournament has no such entry.',
  'error.event.registration-not-closable':
    'Entries have to be answered, or not enough participants are confirmed.',
  'error.event.groups-not-assigned-uniquely': 'An entry is in two groups, or two are at one position.',
  'error.event.groups-not-assigned-completely':
    'Not every confirmed entry is in a group, or the sizes of the groups differ by more than one.',
  'error.event.not-enough-participants': 'The tournament needs more confirmed participants.',
  'error.event.requests-not-answered': 'Some entries are neither confirmed nor rejected.',
  'error.event.nobody-to-seed':
    'No participant has a figure to be seeded by; the seeding list stays as it is.',
  'error.event.too-many-matches': 'An event has at most 2,000 matches.',
  'error.event.wrong-pin': 'The PIN is wrong.',
  'error.event.pin-locked': 'Guests have entered too many wrong PINs; an organiser has to let them go on.',
  'error.relocation.code-used': 'Another device has used this code.',
  'error.relocation.code-expired': 'The code has expired, or nobody has it.',
  'error.relocation.other-device': 'The code was given to another address.',
  'error.series.points-fixed': 'A tournament of the series has started, so its points stay as they are.',
  'error.series.too-many-tournaments': 'The series would have more than 30 tournaments.',
  'error.templates.too-many': 'The team has as many templates as it may.',
  'error.event.too-many-competitions': 'The day has as many competitions as it may.',
  'error.leagues.too-many': 'The team runs as many leagues as it may.',
  'error.leagues.published': 'The league is published, so its plan stays as it is.',
  'error.leagues.incomplete': 'A league needs two teams and a fixture before it is published.',
  'error.leagues.requests-open': 'A team of the league has not said yet whether it takes part.',
  'error.leagues.has-matchday': 'The fixture has a match day, from which its result comes.',
  'error.leagues.report-not-ready': 'The report of the fixture is not that far yet.',
  'error.leagues.too-late': 'The time in which a side can object is over.',
  'error.leagues.reason-missing': 'A protest or an objection is open, so the check needs a reason.',
  'error.leagues.too-many-acts': 'The report, or the list of measures, is full.',
  'error.leagues.concerned': 'The caller belongs to a team that the decision is about.',
  'error.leagues.move-closed': 'The fixture has begun, or the office has decided about it.',
  'error.leagues.move-changed': 'Something else waits for an answer than what this answers.',
  'error.leagues.move-date': 'A date has gone by, is named twice, or is after the end of the half.',
  'error.leagues.move-only-office': 'Only the office moves fixtures of the last two rounds.',
  'error.leagues.too-many-moves': 'Too much was done about moving this fixture.',
  'error.match.over':
    'The result is final; only those who manage the event, or admins, may reopen the match.',
  'error.match.reason-needed': 'Reopening a match whose result is final needs a reason.',
  'error.match.was-finished': 'The match was finished before; only platform admins may delete it.',
  'error.match.online-matches-not-allowed': 'This player takes no requests for online matches.',
  'error.match.player-not-available':
    'A player of the match has not agreed to it; fields of the problem document names the party.',
  'error.match.already-requested': 'Somebody has been asked for this match already.',
  'error.match.request-already-answered': 'The request has been answered already.',
  'error.match.request-not-accepted': 'An online match begins once its request has been accepted.',
  'error.match.request-expired': 'Nobody has answered this request within ten minutes.',
  'error.login.user-not-found': 'Nobody is registered with this address.',
  'error.login.wrong-password': 'The password is wrong.',
  'error.login.too-many-requests': 'Too many attempts to log in; wait as long as retry-after says.',
  'error.login.email-not-verified': 'The address of this account has to be verified first.',
  'error.registration.address-already-in-use': 'Somebody is registered with this address.',
  'error.registration.already-verified': 'The address is verified already.',
  'error.registration.invalid-link': 'The token is none, or was used before.',
  'error.registration.expired-link': 'The token has expired.',
  'error.registration.password-needs-special-character': 'The password needs a special character.',
  'error.registration.password-too-short': 'The password needs at least eight characters.',
  'error.registration.password-needs-uppercase-letter': 'The password needs an upper-case letter.',
  'error.registration.password-needs-lowercase-letter': 'The password needs a lower-case letter.',
  'error.registration.password-needs-digit': 'The password needs a digit.',
  'error.players.online-id-taken': 'Another player has the same first six characters; choose another id.',
  'error.teams.too-many-players': 'The team has as many players as a team can have.',
  'error.teams.too-many-teams': 'The player is in as many teams as a player can be.',
  'error.teams.player-is-already-member': 'The player is a member of the team already.',
  'error.teams.player-is-already-invited': 'The player has been invited already.',
  'error.teams.user-not-registered': 'Nobody is registered with this address.',
  'error.users.last-admin':
    'Nobody would administer the platform; confirm it, or make somebody else an admin.',
  'error.teams.last-admin':
    'Nobody would administer the team; confirm it, or make somebody else a team admin.',
  'error.teams.invite-failed': 'There is no such invitation, or it was used before.',
  'error.teams.invite-expired': 'The invitation has expired.',
  'error.teams.invite-address-mismatch': 'The invitation was sent to another address.',
  'error.agreement.expired': 'The code has expired; the other device has to ask again.',
  'error.agreement.already-answered': 'The question has been answered already.',
  'error.money.already-booked': 'This is booked already.',
  'error.money.not-booked': 'There is no such booking that could be given or taken back.',
  'error.money.too-many': 'The cash book of the event is full.',
  'error.picture.not-an-image': 'The file is no picture that can be read, or has more than 24 megapixels.',
  'error.picture.kind-not-supported': 'The file is no PNG, JPEG or WebP.',
  'error.picture.too-large': 'The picture is too large.',
  'error.scoring-game.finished': 'All darts of this practice game are thrown.',
  'error.scoring-game.no-throw-to-undo': 'There is no dart to take back.',
  'error.scoring-game.out-of-sync': 'The practice game has gone on in the meantime.',
} as const satisfies { readonly [code in ErrorCode]: string };

/** A refusal thrown by a hook; the error handler turns it into an answer. */
export class RefusedCall extends Error {
  readonly refusal: Refusal;

  /** @param retryAfterS seconds to wait before another try */
  constructor(code: ErrorCode, fields: readonly string[] = [], retryAfterS?: number) {
    super(code);
    this.refusal = retryAfterS === undefined ? { code, fields } : { code, fields, retryAfterS };
  }
}

const appVersion = new RegExp(appVersionPattern);

/**
 * Whether the caller is a web app from before version 2.0.0: it sends `x-frontend-version`, but no valid `x-app-version`.
 * False for scripts, which send neither. A malformed `x-app-version` counts as none and refuses nothing, because the old
 * codes are safe for everybody.
 */
function isOldBrowser({ headers }: FastifyRequest): boolean {
  const version = headers['x-app-version'];
  const hasAppVersion = typeof version === 'string' && appVersion.test(version);
  return headers['x-frontend-version'] !== undefined && !hasAppVersion;
}

/**
 * Answers with only the code as text, or with a problem document if the client asked for one. An old web app gets a
 * code that it knows.
 */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = errorStatus[refusal.code];
  const code = isOldBrowser(request) ? (codeForOldBrowsers[refusal.code] ?? refusal.code) : refusal.code;
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', String(refusal.retryAfterS));
  if (request.headers.accept?.includes('application/problem+json'))
    return reply
      .code(status)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(asProblem(refusal, code)));
  return reply.code(status).type('text/plain; charset=utf-8').send(code);
}

function asProblem({ code: reason, fields, matchId }: Refusal, code: ErrorCode): Problem {
  return {
    type: 'about:blank',
    title: code,
    status: errorStatus[reason],
    code,
    detail: details[reason],
    ...(reason !== code && { reason }),
    ...(fields.length > 0 && { fields }),
    ...(matchId !== undefined && { matchId }),
  };
}

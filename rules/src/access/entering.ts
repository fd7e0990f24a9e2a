// Who comes into an event through somebody else. A player with an account who is entered by somebody who may not put
// them into matches is asked. Until they have agreed, everybody else sees their name without the account, and the
// matches do not count for them. They may take their account out at any time, and ask the organiser to be taken out of
// the event; then nobody but a team mate or they themselves can enter them there again.
import { ok, type Result, refused } from '../result.ts';
import { mayPlacePlayer, type PlacedFacts, type PlacingFacts } from './consent.ts';

/** `open`: not answered yet; `unlinked`: the player has taken their account out of the event. */
export const consentStatuses = ['open', 'agreed', 'unlinked'] as const;
export type ConsentStatus = (typeof consentStatuses)[number];

/** How many questions of one person a player may have open at once: a league evening, but no flood. */
export const maxOpenPerAsker = 10;

/** How long a question without an answer counts for that, in ms: whoever never looks can play every week. */
export const openQuestionMs = 30 * 24 * 60 * 60 * 1000;

/** Facts about somebody who enters a player with an account into an event. */
type EnteringFacts = {
  readonly placing: PlacingFacts;
  readonly placed: PlacedFacts;
  /** What the player was asked and has answered about this event; null if nobody has asked. */
  readonly known: ConsentStatus | null;
  /** Number of questions of the same person to this player within `openQuestionMs` that are not answered. */
  readonly openByActor: number;
};

/**
 * What the player is asked from now on; null if nobody needs to ask. Refusal: `error.match.player-not-available` for a
 * player who has taken their account out of the event, and for the one question too many.
 */
export const consentWhenEntered = ({
  placing,
  placed,
  known,
  openByActor,
}: EnteringFacts): Result<ConsentStatus | null, 'error.match.player-not-available'> => {
  if (mayPlacePlayer(placing, placed)) return ok(known === null ? null : 'agreed');
  if (known === 'agreed' || known === 'open') return ok(known);
  if (known === 'unlinked' || openByActor >= maxOpenPerAsker)
    return refused('error.match.player-not-available');
  return ok('open');
};

export const consentAnswers = ['agree', 'unlink', 'leave'] as const;
/** `unlink`: not with this account; `leave`: the player does not want to play and asks the organiser. */
export type ConsentAnswer = (typeof consentAnswers)[number];

/** A question with its answer. */
export type Consent = {
  readonly status: ConsentStatus;
  /** Whether the player has asked the organiser to be taken out. */
  readonly wantsOut: boolean;
};

/**
 * The question after an answer; the same answer again changes nothing. Whoever agrees plays after all. Refusal:
 * `error.event.invalid-status` once the account is no longer in the event.
 */
export const answerConsent = (
  { status, wantsOut }: Consent,
  answer: ConsentAnswer,
): Result<Consent, 'error.event.invalid-status'> => {
  if (status === 'unlinked')
    return answer === 'unlink' ? ok({ status, wantsOut }) : refused('error.event.invalid-status');
  if (answer === 'leave') return ok({ status, wantsOut: true });
  return ok({ status: answer === 'agree' ? 'agreed' : 'unlinked', wantsOut: false });
};

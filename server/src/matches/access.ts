import { type MatchAccessFacts, mayDeleteMatch, mayScoreMatch } from '@neundarter/rules/access/match';
import { playersOf } from '@neundarter/rules/match/turn-order';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import { actingUser } from '../users/acting-user.ts';
import type { StoredMatch } from './stored-match.ts';

/** Who calls and what they show for it. */
export type Caller = { readonly actor: Actor; readonly matchPin: string | null };

type AccessError =
  | 'error.unauthorized'
  | 'error.insufficient-permissions'
  | 'error.invalid-match-status'
  | 'error.match.competition-match-cannot-be-deleted';

type Access = Result<true, AccessError>;

const registeredPlayerIds = ({ props }: StoredMatch): readonly string[] =>
  props.parties
    .flatMap(playersOf)
    .filter(({ type }) => type === 'registered')
    .map(({ id }) => id);

/**
 * What the rules need to know. A match with an event is nobody's as long as this server keeps no events: its team and
 * PIN cannot be looked up, so the answer is no.
 */
const factsOf = (match: StoredMatch, { actor }: Caller): Result<MatchAccessFacts, AccessError> => {
  if (actor.kind === 'anyone') return refused('error.unauthorized');
  if (match.props.eventId !== null) return refused('error.insufficient-permissions');
  const { createdById: createdBy, status } = match.props;
  const facts = { createdBy, playerIds: registeredPlayerIds(match), status, event: null };
  return ok({ actor: actingUser(actor), match: facts });
};

/** Whether the caller may start, switch, score, undo, forfeit and change the match. */
export const checkMayScore = (match: StoredMatch, caller: Caller): Access => {
  const facts = factsOf(match, caller);
  if (!facts.ok) return facts;
  return mayScoreMatch(facts.value) ? ok(true) : refused('error.insufficient-permissions');
};

/** Whether the caller may delete the match at `now` (ms since 1970). */
export const checkMayDelete = (match: StoredMatch, caller: Caller, now: number): Access => {
  const facts = factsOf(match, caller);
  return facts.ok ? mayDeleteMatch({ ...facts.value, now }) : facts;
};

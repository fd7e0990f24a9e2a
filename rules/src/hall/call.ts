// The call of a match to its board. Only what this file allows is called: one match on each board, one call for each match,
// nobody at two boards. A call is repeated twice, after five and ten minutes; then the organiser decides, never the machine.
import { ok, type Result, refused } from '../result.ts';
import { type HallInput, hasParties, holdsBoard, peopleOf, viewOf } from './view.ts';

/** The first, the second and the last call. */
export const maxCalls = 3;

const minute = 60_000;

/** Minutes between two calls of a match. */
const betweenCalls = 5 * minute;

/** For how long a match is postponed if nobody says anything else. Minutes. */
export const usualPostponement = 10;
/** Minutes for which a match may be postponed at once. */
export const postponements = { min: 1, max: 240 } as const;

/** A match that is called. Times are ms since 1970. */
type Called = {
  readonly calledAt: number;
  /** How often it was called, from 1. */
  readonly calls: number;
  /** When somebody said that both are at the board; null if nobody has. */
  readonly presentAt: number | null;
};

/** Whether the organiser has to decide about a called match: the time of its latest call is over, and nobody is there. */
export const isOverdue = ({ calledAt, calls, presentAt }: Called, now: number): boolean =>
  presentAt === null && now - calledAt >= calls * betweenCalls;

/** Whether somebody may take over the call of a called match: whoever is in the hall, calls matches and has nothing else to do. */
export const mayTakeCall = (input: HallInput, person: string): Result<true, 'error.calls.person-busy'> => {
  const view = viewOf(input);
  const known = view.personById.get(person);
  const isFree = known?.presence === 'here' && known.isCaller && !view.duties.has(person);
  return isFree ? ok(true) : refused('error.calls.person-busy');
};

type CallError =
  | 'error.boards.broken'
  | 'error.boards.occupied'
  | 'error.calls.already-called'
  | 'error.calls.not-ready'
  | 'error.calls.person-busy';

/**
 * Whether a match may be called on a board of the hall. `already-called`: on another board; `occupied`: another match was called
 * there or runs; `person-busy`: somebody of it plays, writes or was called elsewhere.
 */
export const mayCall = (
  input: HallInput,
  wanted: { readonly match: string; readonly board: string },
): Result<true, CallError> => {
  const view = viewOf(input);
  const match = view.matchById.get(wanted.match);
  const board = view.boardById.get(wanted.board);
  if (match === undefined || board === undefined || !hasParties(match))
    return refused('error.calls.not-ready');
  if (match.state !== 'open' && match.state !== 'postponed' && match.state !== 'called')
    return refused('error.calls.not-ready');
  if (board.state === 'broken') return refused('error.boards.broken');
  if (holdsBoard(match, view.boardById))
    return match.board === board.id ? ok(true) : refused('error.calls.already-called');
  const isTaken = view.matches.some((other) => other.board === board.id && holdsBoard(other, view.boardById));
  if (isTaken) return refused('error.boards.occupied');
  // Whoever insists may call somebody who is said to be absent, but nobody to two boards.
  const isBusy = peopleOf(match).some((id) => view.duties.has(id));
  return isBusy ? refused('error.calls.person-busy') : ok(true);
};

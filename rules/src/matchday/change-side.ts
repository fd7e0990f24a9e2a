// Changes of a side while the match day is running: substitutions, taking them back, and other pairs. A game has begun
// as soon as it has a turn or a result; who plays it does not change any more. A game that was given because a side has
// nobody follows the line-ups until its round has begun.
import { ok } from '../result.ts';
import { changedGames, foldSide, type Seat, type SideChange, type SideState } from './fold-side.ts';
import { areSettled, type GameProgress } from './game-parties.ts';
import { type LineUp, maxLineUpEntries } from './line-up.ts';
import { type Pairs, type PlayingSide, plannedPairs } from './plan.ts';

/** A side: its line-up, and its changes so far. */
export type SideFacts = PlayingSide & {
  readonly lineUp: LineUp;
  readonly changes: readonly SideChange[];
  /** How far each game is, by its number. */
  readonly progress: readonly GameProgress[];
};

/** Who goes out and who comes in. */
export type Substitution = { readonly playerId: string; readonly substitutePlayerId: string };

type SideError =
  | 'error.event.player-not-in-line-up'
  | 'error.event.game-already-begun'
  | 'error.match.player-not-available';

/** The new changes of a side, and the games that somebody else plays now. */
export type ChangedSide = {
  readonly changes: readonly SideChange[];
  readonly before: SideState;
  readonly after: SideState;
  /** Numbers of the games. */
  readonly games: readonly number[];
};

/** The refusal of a change because of a game that has begun, with its number. */
export type SideRefusal = { readonly ok: false; readonly error: SideError; readonly game: number | null };

type Changing = { readonly ok: true; readonly value: ChangedSide } | SideRefusal;

const notThere: SideRefusal = { ok: false, error: 'error.event.player-not-in-line-up', game: null };

/** @param isFixed whether who plays each game stays, by its number */
const changed = (
  { lineUp, changes, ...playing }: SideFacts,
  next: readonly SideChange[],
  isFixed: readonly boolean[],
): Changing => {
  const before = foldSide(playing, lineUp, changes);
  const after = foldSide(playing, lineUp, next);
  const games = changedGames(before, after);
  const begun = games.find((number) => isFixed[number] === true);
  return begun === undefined
    ? ok({ changes: next, before, after, games })
    : { ok: false, error: 'error.event.game-already-begun', game: begun };
};

/**
 * Puts a substitute on the position of a player, in all games that have not begun.
 * Refusal: `error.event.player-not-in-line-up` if the player is on no position, or the substitute not on the bench.
 */
export const substitute = (facts: SideFacts, substitution: Substitution): Changing => {
  const { format, lineUp, changes, progress } = facts;
  const { playerId, substitutePlayerId } = substitution;
  const isFixed = areSettled(format, progress);
  const state = foldSide(facts, lineUp, changes);
  if (!state.positions.includes(playerId) || !state.bench.includes(substitutePlayerId)) return notThere;
  const games = state.games.flatMap((seats, number) =>
    seats.includes(playerId) && isFixed[number] !== true ? [number] : [],
  );
  return changed(facts, [...changes, { kind: 'substitution', playerId, substitutePlayerId, games }], isFixed);
};

/**
 * Takes back a substitution.
 * Refusals: `error.event.player-not-in-line-up` if there is none, or if the substitute was substituted, too;
 * `error.event.game-already-begun` with the number of a game that the substitute has begun.
 */
export const undoSubstitution = (facts: SideFacts, wanted: Substitution): Changing => {
  const { lineUp, changes } = facts;
  const index = changes.findLastIndex(
    (change) =>
      change.kind === 'substitution' &&
      change.playerId === wanted.playerId &&
      change.substitutePlayerId === wanted.substitutePlayerId,
  );
  const { positions: present } = foldSide(facts, lineUp, changes);
  if (index < 0 || !present.includes(wanted.substitutePlayerId)) return notThere;
  // The substitute has not played the games that were given.
  const hasPlayed = facts.progress.map((progress) => progress === 'begun');
  return changed(facts, changes.toSpliced(index, 1), hasPlayed);
};

/**
 * Adds a player who came late: on the empty position, in all games that have not begun, or else on the bench. The result
 * belongs to a line-up with the player at its end.
 * @param available ids of the players of the team
 * Refusal: `error.match.player-not-available` for whoever is not one of them, or stands in one of the two line-ups.
 */
export const addLate = (
  facts: SideFacts,
  {
    playerId,
    available,
    opponents,
  }: {
    readonly playerId: string;
    readonly available: readonly string[];
    /** The line-up of the other side. */
    readonly opponents: LineUp;
  },
): Changing => {
  const { format, lineUp, changes, progress } = facts;
  const isFree = available.includes(playerId) && ![...lineUp, ...opponents].includes(playerId);
  if (!isFree || lineUp.length >= maxLineUpEntries)
    return { ok: false, error: 'error.match.player-not-available', game: null };
  const isFixed = areSettled(format, progress);
  const games = foldSide(facts, lineUp, changes).games.flatMap((seats, number) =>
    seats.includes(null) && isFixed[number] !== true ? [number] : [],
  );
  const grown = { ...facts, lineUp: [...lineUp, playerId] };
  return changed(grown, [...changes, { kind: 'late', playerId, games }], isFixed);
};

/**
 * Takes back that a player came late.
 * Refusals: `error.event.player-not-in-line-up` if nobody did, if the player was substituted or came in for somebody, or if
 * somebody came later in a team of three, who has to be taken back first;
 * `error.event.game-already-begun` with the number of a game that the player has begun.
 */
export const undoLate = (facts: SideFacts, { playerId }: { readonly playerId: string }): Changing => {
  const { format, lineUp, changes, progress } = facts;
  const index = changes.findLastIndex((change) => change.kind === 'late' && change.playerId === playerId);
  // Whoever came later sits on the bench, and would stand on the position without its games.
  const isFollowed =
    lineUp.slice(0, format.positions).includes(null) &&
    changes.slice(index + 1).some(({ kind }) => kind === 'late');
  const isSwapped = changes.some(
    (change) =>
      change.kind === 'substitution' &&
      (change.playerId === playerId || change.substitutePlayerId === playerId),
  );
  if (index < 0 || isSwapped || isFollowed) return notThere;
  const hasPlayed = progress.map((one) => one === 'begun');
  return changed(facts, changes.toSpliced(index, 1), hasPlayed);
};

/** The pairs of players as pairs of positions; null unless everybody who plays in the round is in exactly one pair. */
const positionsOfPairs = (
  present: readonly Seat[],
  planned: Pairs,
  sent: readonly (readonly Seat[])[],
): Pairs | null => {
  const found = sent.map((pair) => pair.map((seat) => present.indexOf(seat)));
  const inOrder = (pairs: Pairs) => pairs.flat().toSorted((one, other) => one - other);
  const areAllPairs = found.every((pair) => pair.length === 2);
  return areAllPairs && inOrder(found).join() === inOrder(planned).join() ? found : null;
};

/**
 * Chooses the pairs of a doubles round anew: the first plays in place of the first pair of the format.
 * Refusals: `error.event.player-not-in-line-up` unless everybody who plays in the round is in exactly one pair, and for a
 * round without doubles; `error.event.game-already-begun` with the number of a game of the round that has begun.
 */
export const choosePairs = (
  facts: SideFacts,
  { round, pairs: sent }: { readonly round: number; readonly pairs: readonly (readonly Seat[])[] },
): Changing => {
  const { format, lineUp, changes, progress } = facts;
  const { positions } = foldSide(facts, lineUp, changes);
  const planned = plannedPairs(facts, round);
  const pairs = positionsOfPairs(positions, planned, sent);
  if (pairs === null || planned.length === 0) return notThere;
  return changed(facts, [...changes, { kind: 'pairs', round, pairs }], areSettled(format, progress));
};

// Who plays which game for a side: from its line-up, and from what was changed since the start. A substitution puts the
// substitute on the position, in every game that had not begun; whoever went out does not return. Before a doubles
// round the captain may choose the pairs anew. Who comes late is added to the end of the line-up.
import type { LineUp } from './line-up.ts';
import {
  type Pairs,
  type PlannedGame,
  type PlayingSide,
  partyOfSide,
  plannedPairs,
  planOf,
  type Side,
} from './plan.ts';

/** A change of a side after the start. Changes that were undone are left out of the list. */
export type SideChange =
  | {
      readonly kind: 'substitution';
      readonly playerId: string;
      readonly substitutePlayerId: string;
      /** Numbers of the games that had not begun. */
      readonly games: readonly number[];
    }
  | { readonly kind: 'pairs'; readonly round: number; readonly pairs: Pairs }
  /** Somebody at the end of the line-up came late: takes the empty position if there is one, otherwise sits on the bench. */
  | {
      readonly kind: 'late';
      readonly playerId: string;
      /** Numbers of the games with an empty seat that had not begun. */
      readonly games: readonly number[];
    };

/** A player, or null for a position that is left empty on purpose. */
export type Seat = string | null;

/** A side at a moment. */
export type SideState = {
  readonly positions: readonly Seat[];
  /** Substitutes who can still come in. */
  readonly bench: readonly string[];
  /** One seat in singles, two in doubles, by the number of the game. */
  readonly games: readonly (readonly Seat[])[];
};

/** The positions that play a game. */
const positionsIn = (game: PlannedGame, side: Side, pairs: Pairs): readonly number[] => {
  const seat = game.seats[partyOfSide(side)];
  return game.kind === 'singles' ? [seat] : (pairs[seat] ?? []);
};

const seatsAt = (at: readonly Seat[], positions: readonly number[]): readonly Seat[] =>
  positions.map((position) => at[position] ?? null);

const swapped = <From extends Seat>(
  seats: readonly From[],
  out: string,
  into: string,
): readonly (From | string)[] => seats.map((seat) => (seat === out ? into : seat));

/** The side with somebody who came late. A line-up has at most one empty position. */
const withLate = (
  state: SideState,
  { playerId, games }: Extract<SideChange, { readonly kind: 'late' }>,
): SideState => {
  if (!state.positions.includes(null)) return state;
  return {
    positions: state.positions.map((seat) => seat ?? playerId),
    bench: state.bench.filter((id) => id !== playerId),
    games: state.games.map((seats, number) =>
      games.includes(number) ? seats.map((seat) => seat ?? playerId) : seats,
    ),
  };
};

const applyChange = ({ format, side }: PlayingSide, state: SideState, change: SideChange): SideState => {
  if (change.kind === 'pairs') {
    const { round, pairs } = change;
    const plan = planOf(format);
    const chosen = (game: PlannedGame) => seatsAt(state.positions, positionsIn(game, side, pairs));
    return {
      ...state,
      games: state.games.map((seats, number) => {
        const game = plan[number];
        return game === undefined || game.round !== round ? seats : chosen(game);
      }),
    };
  }
  if (change.kind === 'late') return withLate(state, change);
  const { playerId, substitutePlayerId, games } = change;
  return {
    positions: swapped(state.positions, playerId, substitutePlayerId),
    bench: state.bench.filter((id) => id !== substitutePlayerId),
    games: state.games.map((seats, number) =>
      games.includes(number) ? swapped(seats, playerId, substitutePlayerId) : seats,
    ),
  };
};

/** A side after its changes, in the order in which they were made. */
export const foldSide = (playing: PlayingSide, lineUp: LineUp, changes: readonly SideChange[]): SideState => {
  const { format, side } = playing;
  const at = lineUp.slice(0, format.positions);
  const start: SideState = {
    positions: at,
    bench: lineUp.slice(format.positions).filter((entry) => entry !== null),
    games: planOf(format).map((game) =>
      seatsAt(at, positionsIn(game, side, plannedPairs(playing, game.round))),
    ),
  };
  return changes.reduce((state, change) => applyChange(playing, state, change), start);
};

/** Numbers of the games in which somebody else plays. */
export const changedGames = (before: SideState, after: SideState): readonly number[] =>
  before.games.flatMap((seats, number) =>
    seats.some((seat, index) => seat !== after.games[number]?.[index]) ? [number] : [],
  );

/** The pairs of a doubles round as they play, first those in place of the first positions. */
export const pairsIn = (
  { format, side }: PlayingSide,
  { games }: SideState,
  round: number,
): readonly (readonly Seat[])[] =>
  planOf(format)
    .filter((game) => game.round === round && game.kind === 'doubles')
    .toSorted((one, other) => one.seats[partyOfSide(side)] - other.seats[partyOfSide(side)])
    .map(({ number }) => games[number] ?? []);

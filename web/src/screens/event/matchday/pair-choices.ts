// The ways to make two pairs of four positions of a line-up: three, and for each of them which pair plays first.
import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import { playersOf } from '@neundarter/rules/match/players';
import { type PlayingSide, partyOfSide, plannedPairs } from '@neundarter/rules/matchday/plan';
import type { GameView } from './game-views.ts';
import { heldPositions } from './line-up-people.ts';
import { settledGames } from './open-games.ts';

type Seat = string | null;
/** The first pair plays in place of the first one of the format. */
type PairsOfPlayers = readonly (readonly [Seat, Seat])[];
type TwoPairs = readonly [readonly [Seat, Seat], readonly [Seat, Seat]];

/** Empty unless there are four: the doubles of other rounds stay as the format has them. */
export function pairChoices(seats: readonly Seat[]): readonly TwoPairs[] {
  const [a, b, c, d] = seats;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  return [
    [
      [a, b],
      [c, d],
    ],
    [
      [c, d],
      [a, b],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [b, d],
      [a, c],
    ],
    [
      [a, d],
      [b, c],
    ],
    [
      [b, c],
      [a, d],
    ],
  ];
}

/** The pairs of a side in a round of doubles. */
export type RoundPairs = {
  /** From 0. */
  readonly round: number;
  readonly pairs: PairsOfPlayers;
  /** Who plays in the round, by their positions. */
  readonly seats: readonly Seat[];
  /** The positions of the first pair of the format, from 0. */
  readonly first: readonly number[];
  /** Whether the pairs stay: a game of the round has begun, or there is nothing to choose. */
  readonly isFixed: boolean;
};

type Shown = PlayingSide & { readonly lineUp: LineUpEntity; readonly games: readonly GameView[] };

/** The pairs of all doubles rounds of a running matchday; a pair that lacks somebody is shown from the line-up. */
export function pairsByRound(shown: Shown): readonly RoundPairs[] {
  const { format, side, lineUp, games } = shown;
  const party = partyOfSide(side);
  const held = heldPositions(format, lineUp).map(({ playerId }) => playerId);
  const doubles = games.filter(({ plan }) => plan.kind === 'doubles');
  const isSettled = settledGames(format, games);
  const rounds = [...new Set(doubles.map(({ plan }) => plan.round))];
  return rounds.map((round) => {
    const inRound = doubles.filter(({ plan }) => plan.round === round);
    const pairAt = (seat: number): readonly [Seat, Seat] | null => {
      const game = inRound.find(({ plan }) => plan.seats[party] === seat);
      const [one, other] = game?.match ? playersOf(game.match.props.parties[party]) : [];
      return one === undefined || other === undefined ? null : [one.id, other.id];
    };
    const planned = plannedPairs(shown, round);
    const playerAt = (position: number | undefined) => held[position ?? 0] ?? null;
    const pairs =
      lineUp.pairs.find((one) => one.round === round)?.pairs ??
      planned.map(([one, other]) => [playerAt(one), playerAt(other)] as const);
    return {
      round,
      pairs: pairs.map((pair, seat) => pairAt(seat) ?? pair),
      seats: planned
        .flat()
        .toSorted((one, other) => one - other)
        .map(playerAt),
      first: planned[0] ?? [],
      isFixed: planned.length !== 2 || inRound.some(({ plan }) => isSettled[plan.number]),
    };
  });
}

// The ways to make two pairs of the four positions of a line-up: three, and for each of them which pair plays first.
import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import { playersOf } from '@neundarter/rules/match/players';
import type { PartyIndex } from '@neundarter/rules/match/types';
import type { GameView } from './game-views.ts';
import { heldPositions } from './line-up-people.ts';
import { settledGames } from './open-games.ts';

type Seat = string | null;
/** The first pair plays in place of positions 1 and 2. */
export type PairsOfPlayers = readonly [readonly [Seat, Seat], readonly [Seat, Seat]];

/** Empty unless there are four positions. */
export function pairChoices(seats: readonly Seat[]): readonly PairsOfPlayers[] {
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
type RoundPairs = {
  /** From 0. */
  readonly round: number;
  readonly pairs: PairsOfPlayers;
  /** Whether the pairs stay, because a game of the round has begun. */
  readonly isFixed: boolean;
};

/** The pairs of all doubles rounds of a running matchday; a pair that lacks somebody is shown from the line-up. */
export function pairsByRound(
  lineUp: LineUpEntity,
  games: readonly GameView[],
  party: PartyIndex,
): readonly RoundPairs[] {
  const [first, second, third, fourth] = heldPositions(lineUp).map(({ playerId }) => playerId);
  const doubles = games.filter(({ plan }) => plan.kind === 'doubles');
  const isSettled = settledGames(games);
  const rounds = [...new Set(doubles.map(({ plan }) => plan.round))];
  return rounds.map((round) => {
    const inRound = doubles.filter(({ plan }) => plan.round === round);
    const pairAt = (seat: number): readonly [Seat, Seat] | null => {
      const game = inRound.find(({ plan }) => plan.seats[party] === seat);
      const [one, other] = game?.match ? playersOf(game.match.props.parties[party]) : [];
      return one === undefined || other === undefined ? null : [one.id, other.id];
    };
    const chosen = lineUp.pairs.find((one) => one.round === round)?.pairs;
    const planned: PairsOfPlayers = chosen ?? [
      [first ?? null, second ?? null],
      [third ?? null, fourth ?? null],
    ];
    return {
      round,
      pairs: [pairAt(0) ?? planned[0], pairAt(1) ?? planned[1]],
      isFixed: inRound.some(({ plan }) => isSettled[plan.number]),
    };
  });
}

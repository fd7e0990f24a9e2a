import { playersOf } from '@neundarter/rules/match/players';
import { currentLeg, isInLeg, throwerOf } from '@neundarter/rules/match/turn-order';
import type { CheckInMode, Match, MatchPlayer, PartyIndex } from '@neundarter/rules/match/types';

/** Who is to throw, and from which points. */
export type TurnSituation = {
  readonly party: PartyIndex;
  readonly player: MatchPlayer;
  /** Points left before the turn. */
  readonly before: number;
  /** Whether the party has scored in this leg; read only with double-in. */
  readonly isIn: boolean;
  readonly checkInMode: CheckInMode;
};

/** The next turn of a running match; null in any other. */
export const turnSituation = (match: Match): TurnSituation | null => {
  const leg = currentLeg(match);
  const thrower = throwerOf(match);
  if (match.status !== 'running' || leg === null || thrower === null) return null;
  const { party, playerId } = thrower;
  const player = playersOf(match.parties[party]).find(({ id }) => id === playerId);
  if (player === undefined) return null;
  return {
    party,
    player,
    before: leg.remainingScores[party],
    isIn: isInLeg(leg, party),
    checkInMode: match.config.checkInMode,
  };
};

/** Where the turns come from; an online opponent's and those of a board join with their own issues. */
export type InputMode = 'manual' | 'bot';

/** Who enters the next turn: a bot throws by itself, everybody else is typed in here. */
export const inputModeOf = ({ player }: TurnSituation): InputMode =>
  player.type === 'bot' ? 'bot' : 'manual';

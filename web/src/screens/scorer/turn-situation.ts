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

/** Where the turns come from. `online`: the opponent enters it at their own board. */
export type InputMode = 'manual' | 'bot' | 'online';

/** Whose device this is, as far as an online match asks. */
export type OnlineFacts = { readonly isOnlineMatch: boolean; readonly ownPlayerId: string | null };

/** Who enters the next turn: a bot throws by itself, an online opponent at their board, everybody else here. */
export const inputModeOf = ({ player }: TurnSituation, online: OnlineFacts): InputMode => {
  if (player.type === 'bot') return 'bot';
  return online.isOnlineMatch && player.id !== online.ownPlayerId ? 'online' : 'manual';
};

import { playersOf } from '@neundarter/rules/match/players';
import { currentLeg, isInLeg, throwerOf } from '@neundarter/rules/match/turn-order';
import type { CheckInMode, Match, MatchPlayer, PartyIndex } from '@neundarter/rules/match/types';
import type { TurnStart } from '@neundarter/rules/turn/turn-of-darts';

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

/** Where the turns come from. `online`: the opponent enters it at their own board. `adrs`: a board detects the darts. */
export type InputMode = 'manual' | 'bot' | 'online' | 'adrs';

/** Whose device this is, as far as an online match asks, and whether a board detects the darts thrown here. */
export type InputFacts = {
  readonly isOnlineMatch: boolean;
  readonly ownPlayerId: string | null;
  readonly isDetecting: boolean;
};

/** Who enters the next turn: a bot throws by itself, an online opponent at their board, everybody else here. */
export const inputModeOf = ({ player }: Pick<TurnSituation, 'player'>, facts: InputFacts): InputMode => {
  if (player.type === 'bot') return 'bot';
  if (facts.isOnlineMatch && player.id !== facts.ownPlayerId) return 'online';
  return facts.isDetecting ? 'adrs' : 'manual';
};

/** Whether this player's turns are thrown at this device: those of no bot and no online opponent. */
export const isThrownHere = (
  match: Match,
  facts: Omit<InputFacts, 'isDetecting'>,
  playerId: string,
): boolean => {
  const player = match.parties.flatMap(playersOf).find(({ id }) => id === playerId);
  return player !== undefined && inputModeOf({ player }, { ...facts, isDetecting: false }) === 'manual';
};

/** Where the darts of the turn begin to count. */
export const turnStartOf = ({ before, isIn, checkInMode }: TurnSituation): TurnStart => ({
  before,
  isIn: isIn || checkInMode === 'single-in',
});

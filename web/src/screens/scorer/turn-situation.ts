import { playersOf } from '@neundarter/rules/match/players';
import { isBullOutDue } from '@neundarter/rules/match/round-limit';
import { currentLeg, isInLeg, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match, MatchPlayer, PartyIndex } from '@neundarter/rules/match/types';
import type { CheckInMode } from '@neundarter/rules/turn/check-in-mode';
import type { TurnStart } from '@neundarter/rules/turn/turn-of-darts';

/** Who is to throw, and how many points are left. */
export type TurnSituation = {
  readonly party: PartyIndex;
  readonly player: MatchPlayer;
  /** Points left before the turn. */
  readonly before: number;
  /** Whether the party has scored in this leg; used only with double-in. */
  readonly isIn: boolean;
  readonly checkInMode: CheckInMode;
};

/** The next turn of a running match; null if the match is not running, or a bull-out has to decide the leg. */
export const turnSituation = (match: Match): TurnSituation | null => {
  const leg = currentLeg(match);
  const thrower = throwerOf(match);
  if (match.status !== 'running' || leg === null || thrower === null || isBullOutDue(match)) return null;
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

/** Source of the turns. `online`: the opponent enters them at another board. `adrs`: a board detects the darts. */
type InputMode = 'manual' | 'bot' | 'online' | 'adrs';

/** The device's role in an online match, and whether a board detects the darts thrown here. */
type InputFacts = {
  readonly isOnlineMatch: boolean;
  readonly ownPlayerId: string | null;
  readonly isDetecting: boolean;
};

/** Who enters the next turn: a bot's turn is automatic, an online opponent enters at another board, all others here. */
export const inputModeOf = ({ player }: Pick<TurnSituation, 'player'>, facts: InputFacts): InputMode => {
  if (player.type === 'bot') return 'bot';
  if (facts.isOnlineMatch && player.id !== facts.ownPlayerId) return 'online';
  return facts.isDetecting ? 'adrs' : 'manual';
};

/** Whether this player throws at this device, so is no bot and no online opponent. */
export const isThrownHere = (
  match: Match,
  facts: Omit<InputFacts, 'isDetecting'>,
  playerId: string,
): boolean => {
  const player = match.parties.flatMap(playersOf).find(({ id }) => id === playerId);
  return player !== undefined && inputModeOf({ player }, { ...facts, isDetecting: false }) === 'manual';
};

/** The state in which the turn begins, for counting its darts. */
export const turnStartOf = ({ before, isIn, checkInMode }: TurnSituation): TurnStart => ({
  before,
  isIn: isIn || checkInMode === 'single-in',
});

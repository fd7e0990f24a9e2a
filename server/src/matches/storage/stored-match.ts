import type { MatchHead } from '@neundarter/contract/entities/match';
import { registeredIdsOf } from '@neundarter/rules/match/players';
import { standingOf } from '@neundarter/rules/match/standing';
import { canSwitchPlayer } from '@neundarter/rules/match/switch';
import { throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match, MatchSetup } from '@neundarter/rules/match/types';

type HeadProps = MatchHead['props'];

/** A match as its row has it, without the moves. */
export type StoredMatch = {
  readonly id: string;
  /** Told apart from an earlier, deleted match of the same id. */
  readonly creationId: string;
  /** Number of moves, so the place of the next one. */
  readonly moveCount: number;
  readonly propsHash: string;
  readonly props: HeadProps;
};

/** What of the head follows from the moves. */
export type Progress = Pick<
  HeadProps,
  | 'status'
  | 'isForfeited'
  | 'winningParty'
  | 'canSwitchPlayer'
  | 'startedAt'
  | 'finishedAt'
  | 'startingParty'
  | 'startingPlayerId'
  | 'currentParty'
  | 'currentPlayerId'
  | 'standing'
>;

/** What follows from the moves, computed. */
export const progressOf = (match: Match): Progress => {
  const standing = standingOf(match);
  const first = match.sets[0] ?? null;
  return {
    status: match.status,
    isForfeited: match.isForfeited,
    winningParty: match.winningParty,
    canSwitchPlayer: canSwitchPlayer(match),
    startedAt: match.startedAt,
    finishedAt: match.finishedAt,
    startingParty: match.startingParty,
    startingPlayerId: first === null ? (throwerOf(match)?.playerId ?? null) : first.startingPlayerId,
    currentParty: standing.currentParty,
    currentPlayerId: standing.currentPlayerId,
    standing,
  };
};

/** The row's part of what the rules need. */
export const setupOf = ({ id, props: { parties, config } }: StoredMatch): MatchSetup => ({
  id,
  parties,
  config,
});

/** The registered players of a match. */
export const registeredPlayerIds = ({ props }: Pick<StoredMatch, 'props'>): readonly string[] =>
  registeredIdsOf(props.parties);

/** The row after a change that led to `match`. */
export const storedMatch = (before: StoredMatch, match: Match, moveCount: number): StoredMatch => ({
  ...before,
  moveCount,
  props: {
    ...before.props,
    ...progressOf(match),
    parties: match.parties,
    config: match.config,
    revision: before.props.revision + 1,
  },
});

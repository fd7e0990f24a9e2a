import type { MatchHead, MatchReopening } from '@neundarter/contract/entities/match';
import type { MatchCorrection } from '@neundarter/contract/entities/match-correction';
import { registeredIdsOf } from '@neundarter/rules/match/players';
import { progressOf } from '@neundarter/rules/match/progress';
import type { Match, MatchSetup } from '@neundarter/rules/match/types';

/** A match was reopened after its result was final. */
export type Reopening = MatchReopening & {
  /** Who reopened it; null after their account was deleted. */
  readonly userId: string | null;
};

/** A turn was corrected. */
export type KeptCorrection = MatchCorrection & {
  /** User or guest who did it; null after their account was deleted. */
  readonly userId: string | null;
};

/** A match as stored in its row, without the moves. */
export type StoredMatch = {
  readonly id: string;
  /** Random value that distinguishes the match from an earlier, deleted match with the same id. */
  readonly creationId: string;
  /** Number of moves, which is also the `seq` of the next move. */
  readonly moveCount: number;
  readonly propsHash: string;
  readonly reopenings: readonly Reopening[];
  readonly corrections: readonly KeptCorrection[];
  /** Device on which the match ended, as `deviceOf` names it; null if it runs, or nobody entered the end on a device. */
  readonly endedOn: string | null;
  readonly props: MatchHead['props'];
};

/** The set-up for the rules, from the row. */
export const setupOf = ({ id, props: { parties, config, startingScores } }: StoredMatch): MatchSetup => ({
  id,
  parties,
  config,
  ...(startingScores && { startingScores }),
});

/** The registered players of a match. */
export const registeredPlayerIds = ({ props }: Pick<StoredMatch, 'props'>): readonly string[] =>
  registeredIdsOf(props.parties);

/** The new row after a change that resulted in `match`. */
export const storedMatch = (before: StoredMatch, match: Match, moveCount: number): StoredMatch => {
  // Missing unless they are true of the match, so that they would stay after it has changed.
  const { isCompletedOnPaper: _earlier, startingScores: _before, ...props } = before.props;
  return {
    ...before,
    moveCount,
    props: {
      ...props,
      ...progressOf(match),
      parties: match.parties,
      config: match.config,
      ...(match.startingScores && { startingScores: match.startingScores }),
      revision: props.revision + 1,
    },
  };
};

type Ending = {
  readonly before: Match;
  readonly after: Match;
  readonly now: number;
  /** Device of the change. */
  readonly device: string | null;
};

/**
 * The row of a match after a change; of a finished match with the device of the change, and if it has just ended with the
 * time when the server learned of it.
 */
export const withEnd = (stored: StoredMatch, { before, after, now, device }: Ending): StoredMatch => {
  if (after.status !== 'finished') return { ...stored, endedOn: null };
  const ended = { ...stored, endedOn: device };
  return before.status === 'finished'
    ? ended
    : { ...ended, props: { ...stored.props, finishReceivedAt: now } };
};

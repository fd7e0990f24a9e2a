import type { MatchHead } from '@neundarter/contract/entities/match';
import { arePartiesSet } from '@neundarter/rules/match/players';
import type { MatchOnBoard } from '../matches/boards/match-board-rows.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Queries } from '../platform/db/database.ts';

const isReady = ({ props }: MatchHead): boolean =>
  props.status === 'scheduled' && arePartiesSet({ parties: props.parties });

type Asked = {
  /** The open matches of the board. */
  readonly there: readonly MatchOnBoard[];
  /** The match that runs or is called there; null for none. */
  readonly current: string | null;
  /** What the rule of the hall expects next there. */
  readonly expected: string | null;
};

/**
 * The match that will probably be the next one on a board: one that somebody has put there, otherwise what the rule of the hall
 * expects while another match is there. Null if nobody knows.
 */
export const findNextMatch = async (
  q: Queries,
  { there, current, expected }: Asked,
): Promise<MatchHead | null> => {
  const waiting = there.filter(({ matchId, status }) => status === 'scheduled' && matchId !== current);
  const heads = await findMatchHeads(
    q,
    waiting.map(({ matchId }) => matchId),
  );
  const [placed] = heads
    .filter(isReady)
    .toSorted((one, other) => one.props.timeStamp - other.props.timeStamp);
  if (placed !== undefined) return placed;
  if (expected === null || expected === current) return null;
  return (await findMatchHeads(q, [expected])).find(isReady) ?? null;
};

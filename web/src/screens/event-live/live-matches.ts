import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { boardLabels } from '@neundarter/rules/matchday/plan';
import { inOrderOfStart } from '../../data/club/event-matches.ts';

/** How long a finished match stays on the page. Specification: live view. ms */
const staysMs = 60_000;
/** How long it takes to fade. ms */
const fadesMs = 1500;

/** Maximum number of matches side by side; more of them are shown one page after the other. */
export const perPage = 9;

/** When the server learned of the end; 0 for a match that never ended. */
const endOf = ({ props }: EventMatch): number => props.finishReceivedAt ?? props.finishedAt ?? 0;

/** Boards by their numbers, the home board first; matches without a board come last. */
const homeBoard: string = boardLabels.home;
const compareBoards = (one: EventMatch, other: EventMatch): number => {
  const [first, second] = [one.props.place?.board ?? null, other.props.place?.board ?? null];
  if (first === second) return 0;
  if (first === null || second === null) return first === null ? 1 : -1;
  if (first === homeBoard || second === homeBoard) return first === homeBoard ? -1 : 1;
  return first.localeCompare(second, 'de', { numeric: true });
};

/**
 * The matches to show: running ones, and those that have just finished, in the order of their boards; without boards, or
 * on the same one, in the order in which they began.
 */
export const shownMatches = (
  running: readonly EventMatch[],
  finished: readonly EventMatch[],
  now: number,
): readonly EventMatch[] => {
  const runningIds = new Set(running.map(({ id }) => id));
  const fresh = finished.filter((match) => !runningIds.has(match.id) && now - endOf(match) < staysMs);
  return inOrderOfStart([...running, ...fresh]).toSorted(compareBoards);
};

/** Whether a finished match is about to leave the page. */
export const isLeaving = (match: EventMatch, now: number): boolean =>
  match.props.status === 'finished' && now - endOf(match) >= staysMs - fadesMs;

/** Columns and rows for a number of tiles: 1, 2 below each other, 2×2, up to 3×3. */
export function gridFor(count: number): { readonly columns: number; readonly rows: number } {
  const columns = count <= 2 ? 1 : count <= 4 ? 2 : 3;
  return { columns, rows: Math.max(1, Math.ceil(count / columns)) };
}

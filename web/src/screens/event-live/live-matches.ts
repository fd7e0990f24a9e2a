import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { inOrderOfStart } from '../../data/club/event-matches.ts';

/** How long a finished match stays on the page. Specification: live view. ms */
const staysMs = 60_000;
/** How long it takes to fade. ms */
const fadesMs = 1500;

/** Maximum number of matches side by side; more of them are shown one page after the other. */
export const perPage = 9;

/** When the server learned of the end; 0 for a match that never ended. */
const endOf = ({ props }: EventMatch): number => props.finishReceivedAt ?? props.finishedAt ?? 0;

/** The matches to show: running ones, and those that have just finished, in the order in which they began. */
export const shownMatches = (
  running: readonly EventMatch[],
  finished: readonly EventMatch[],
  now: number,
): readonly EventMatch[] => {
  const runningIds = new Set(running.map(({ id }) => id));
  const fresh = finished.filter((match) => !runningIds.has(match.id) && now - endOf(match) < staysMs);
  return inOrderOfStart([...running, ...fresh]);
};

/** Whether a finished match is about to leave the page. */
export const isLeaving = (match: EventMatch, now: number): boolean =>
  match.props.status === 'finished' && now - endOf(match) >= staysMs - fadesMs;

/** Columns and rows for a number of tiles: 1, 2 side by side, 2×2, up to 3×3. */
export function gridFor(count: number): { readonly columns: number; readonly rows: number } {
  const columns = count <= 1 ? 1 : count <= 4 ? 2 : 3;
  return { columns, rows: Math.max(1, Math.ceil(count / columns)) };
}

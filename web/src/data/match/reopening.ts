import type { MatchEntity } from '@neundarter/contract/entities/match';
import { type MatchAccessFacts } from '@neundarter/rules/access/match';
import { howToReopen } from '@neundarter/rules/access/reopen';
import { isRecent, serverNow } from '../api/server-clock.ts';
import { readSetting, writeSetting } from '../local-settings.ts';

/**
 * How this device may take back the end of a match. `over`: it may score the match, but its result is final. `never`: it
 * has nothing to do with the match.
 */
export type ReopenWay = 'freely' | 'with-reason' | 'over' | 'never';

/** When the server learned of the end that it knows now; null if it knows none. */
export const finishReceivedAtOf = ({ props }: MatchEntity): number | null =>
  props.status === 'finished' ? (props.finishReceivedAt ?? props.finishedAt) : null;

const ways: readonly ReopenWay[] = ['freely', 'with-reason', 'over'];

/** The best way that one of the actors has. */
export const reopenWayOf = (facts: readonly MatchAccessFacts[], now: number): ReopenWay => {
  const found = facts.map((one): ReopenWay => {
    const way = howToReopen(one, now);
    if (way.ok) return way.value;
    return way.error === 'error.match.over' ? 'over' : 'never';
  });
  return ways.find((way) => found.includes(way)) ?? 'never';
};

/** Time after the end of a match on this device in which a tap takes back the checkout without a question, in ms. */
const askAfterMs = 2 * 60_000;

/** The latest end on this page, by a clock that nobody can set. ms since the page was opened */
let endOnPage = { matchId: '', at: 0 };

/** Remembers that the last turn of a match was entered on this device. */
export const noteEndHere = (matchId: string, now = serverNow()): void => {
  endOnPage = { matchId, at: performance.now() };
  writeSetting('last-match-end', { matchId, at: now });
};

/** Whether the match ended on this device a moment ago; if a clock was set meanwhile, the answer is no. */
export const hasJustEndedHere = (matchId: string, now = serverNow()): boolean => {
  const last = readSetting('last-match-end');
  if (last?.matchId !== matchId || !isRecent(last.at, askAfterMs, now)) return false;
  return endOnPage.matchId !== matchId || performance.now() - endOnPage.at < askAfterMs;
};

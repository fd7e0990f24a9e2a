import { ok } from '@neundarter/rules/result';
import { eventFiguresOf } from '@neundarter/rules/table/event-figures';
import { announceEventChange } from '../events/announce-event-change.ts';
import type { LockedMatch, MatchFollower } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { removeFigures, writeFigures } from './store.ts';

/** Writes the figures of a finished match of an event. Returns whether it has any. */
export const writeFiguresOf = async (tx: WriteTx, { stored, match }: LockedMatch): Promise<boolean> => {
  const { eventId } = stored.props;
  const figures = eventFiguresOf(match);
  if (eventId === null || figures === null) return false;
  await writeFigures(tx, { eventId, finishedAt: match.finishedAt ?? 0, figures });
  return true;
};

/**
 * Keeps the figures of the matches of events, and announces that the event has changed. Runs when a match ends, runs
 * again, is deleted, or has somebody else in a seat.
 */
export const keepFigures =
  (platform: Pick<Platform, 'announce'>): MatchFollower =>
  async (tx, { before, after, alsoChanged, afterAll }) => {
    const { id, props } = (after ?? before)?.stored ?? {};
    const eventId = props?.eventId ?? null;
    if (id === undefined || eventId === null) return ok(true);
    const isKept = after !== null && (await writeFiguresOf(tx, after));
    if (!isKept) await removeFigures(tx, id);
    afterAll(() => {
      const matchIds = [...new Set([id, ...alsoChanged])];
      return announceEventChange(platform, tx, { eventId, matchIds, isEdit: false, isSameForAll: true });
    });
    return ok(true);
  };

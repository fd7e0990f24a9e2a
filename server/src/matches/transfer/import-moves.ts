import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../../events/lock-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { type MatchPlatform, settleMatch } from '../settle-match.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { insertMoves } from '../storage/move-rows.ts';
import { updateProgress } from '../storage/store.ts';
import { storedMatch } from '../storage/stored-match.ts';
import { foldMoves, type ImportedMoves } from './import-matches.ts';

/** The moves of a scheduled match of an event. */
export type EventMoves = Pick<ImportedMoves, 'moves'> & {
  readonly eventId: string;
  readonly matchId: string;
};

/**
 * Imports the moves of a scheduled match of an event, which was played elsewhere, by the same rules as for matches
 * played here. It is for tools: it checks no access and announces no turns. Refusals: `error.not-found`, and those of
 * the moves and the followers.
 */
export const importMoves = (
  { db, followers }: Pick<MatchPlatform, 'db' | 'followers'>,
  { eventId, matchId, moves }: EventMoves,
): Promise<Outcome<true>> =>
  db.write(async (tx): Promise<Outcome<true>> => {
    await lockEvent(tx, eventId);
    const before = await lockAndFold(tx, matchId);
    if (before === null) return refused('error.not-found');
    const folded = foldMoves(before.match, { at: before.stored.props.timeStamp, moves });
    if (!folded.ok) return folded;
    const { match, rows } = folded.value;
    const { props, ...row } = storedMatch(before.stored, match, rows.length);
    const end = match.finishedAt === null ? {} : { finishReceivedAt: match.finishedAt };
    const stored = { ...row, props: { ...props, ...end, revision: rows.length } };
    await insertMoves(tx, rows);
    updateProgress(tx, before.stored, stored);
    if (match.status !== 'finished') return ok(true);
    return settleMatch(tx, followers, { origin: 'match', before, after: { stored, match } });
  });

import { hasBegun } from '@neundarter/rules/match/has-begun';
import { ok, refused } from '@neundarter/rules/result';
import type { Tournament } from '@neundarter/rules/tournament/course/advance';
import { changedCallers, changedMatches, withMatchesOf } from '@neundarter/rules/tournament/course/changes';
import type { Course } from '@neundarter/rules/tournament/course/continue-course';
import { entrantsIn } from '@neundarter/rules/tournament/match/planned-match';
import { setCaller } from '../../matches/following/set-caller.ts';
import type { LockedMatch, MatchPlatform } from '../../matches/settle-match.ts';
import { lockAndFoldAll } from '../../matches/storage/lock-and-fold.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { together } from '../../platform/db/together.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { courseCache } from '../core/course-cache.ts';
import { callerOfEntry } from '../core/create-matches.ts';
import { continueKnown, continueWritten, findWholeCourse } from '../core/find-course.ts';
import { findMatchesByKeys, type IdsByKey } from '../core/find-planned-matches.ts';
import type { RunningCourse } from '../core/gather-running.ts';
import { tellFollowers } from '../core/tell-followers.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { entryRows } from '../storage/entry-rows.ts';
import type { Written } from '../storage/find-course-log.ts';
import { updateTournament } from '../storage/store.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { type Change, type KeptParties, keepParties } from './keep-parties.ts';
import { keepPlaces } from './keep-places.ts';

/** A match that does not count any more, or counts again, keeps what was played; one that is given away must not have begun. */
const isOnlyCounting = ({ before, after }: Pick<Change, 'before' | 'after'>, key: string): boolean => {
  const [was, is] = [before.matches[key]?.status, after.matches[key]?.status];
  return is === 'cancelled' || (was === 'cancelled' && is !== 'forfeited');
};

/** Writes the callers that have changed, of matches that still exist. */
const keepCallers = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { before, after, matches, locked, entries, touched, removed }: Change & KeptParties,
): Promise<readonly string[]> => {
  const changed = changedCallers(before, after).flatMap((key) => {
    const matchId = matches.get(key)?.matchId;
    return matchId === undefined || removed.includes(matchId)
      ? []
      : [
          {
            matchId,
            caller: callerOfEntry(after.callers[key], entries),
            locked: touched.includes(matchId) ? undefined : locked.get(matchId),
          },
        ];
  });
  const inOrder = changed.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1));
  // What is locked is only written, in rows of its own; the others are read once more.
  await together(
    inOrder.filter((one) => one.locked !== undefined).map((one) => setCaller(platform, tx, one)),
  );
  for (const one of inOrder) if (one.locked === undefined) await setCaller(platform, tx, one);
  return changed.map(({ matchId }) => matchId);
};

const keepStatus = async (
  { clock }: Pick<MatchPlatform, 'clock'>,
  tx: WriteTx,
  { tournament: { row }, after: { status } }: Pick<Change, 'tournament' | 'after'>,
): Promise<void> => {
  if (status === row.status) return;
  await updateTournament(tx, { ...row, status, finishedAt: status === 'finished' ? clock.now() : null });
};

/**
 * Whether the result of a match was taken back that nobody can play any more, because one of the two has withdrawn since.
 */
const isGivenAway = ({ rows, tournament }: Course, own: string): boolean => {
  const status = tournament.matches[own]?.status;
  const isGiven = status === 'forfeited' || status === 'cancelled';
  return isGiven && !rows.some((row) => row.kind === 'result' && row.match === own);
};

/** Whether other people would play a match on: what it was played for has been taken over by somebody. */
const isHeld = ({ before, after }: Pick<Change, 'before' | 'after'>, own: string): boolean => {
  const [was, is] = [before, after].map(({ matches }) => entrantsIn(matches[own]?.slots ?? []).join(' '));
  return was !== is;
};

const lockAll = async (
  tx: WriteTx,
  matches: IdsByKey,
  keys: readonly string[],
): Promise<ReadonlyMap<string, LockedMatch>> => {
  const ids = keys.flatMap((key) => matches.get(key)?.matchId ?? []);
  const locked = await lockAndFoldAll(tx, [...new Set(ids)]);
  return new Map(locked.map((one) => [one.stored.id, one]));
};

type Looked = {
  readonly keys: readonly string[];
  /** From the memory: it may lack some of them, or have one that was deleted. */
  readonly known: IdsByKey;
  readonly find: () => Promise<IdsByKey>;
};

/** Locks those of these matches that exist, in the order of their ids. They are looked up unless all are known and there. */
const lockByKeys = async (
  tx: WriteTx,
  { keys, known, find }: Looked,
): Promise<Pick<Change, 'matches' | 'locked'>> => {
  if (keys.every((key) => known.has(key))) {
    const locked = await lockAll(tx, known, keys);
    if (locked.size === new Set(keys).size) return { matches: known, locked };
  }
  const matches = await find();
  return { matches, locked: await lockAll(tx, matches, keys) };
};

/** Ids of those of these matches that have begun; what was forfeited by a withdrawal has not. */
const begunAmong = (
  { before, matches, locked }: Pick<Change, 'before' | 'matches' | 'locked'>,
  keys: readonly string[],
): readonly string[] =>
  keys
    .filter((key) => before.matches[key]?.status !== 'forfeited')
    .flatMap((key) => locked.get(matches.get(key)?.matchId ?? '') ?? [])
    .filter(({ stored }) => hasBegun(stored.props))
    .map(({ stored }) => stored.id);

/** Entries that play or call one of these matches. */
const findEntriesOf = (
  tx: WriteTx,
  { matches, callers }: Tournament,
  keys: readonly string[],
): Promise<readonly StoredEntry[]> =>
  entryRows.findByIds(
    tx.q,
    keys.flatMap((key) => [
      ...entrantsIn(matches[key]?.slots ?? []),
      ...(callers[key] ? [callers[key]] : []),
    ]),
  );

/** Tells the nouns above about a tournament that is finished, or runs again. */
const tellEnd = async (platform: TournamentFollowing, tx: WriteTx, change: Change): Promise<void> => {
  const { before, after, plan, tournament } = change;
  if (before.status !== 'finished' && after.status !== 'finished') return;
  const { event } = tournament;
  const entries = await entryRows.find(tx.q, [event.id]);
  await tellFollowers(platform, tx, { tournament: { event, entries }, plan, state: after });
};

type ChangedTournament = RunningCourse & {
  /** The key of the match whose result is the change. */
  readonly own?: string | null;
  /** All that was written into the log since it was read; without it, the log is read again. */
  readonly written?: Written;
  /** Whether the entries have changed, and with them the plan. */
  readonly isReplanned?: boolean;
};

/**
 * Writes what follows from a change of the log: parties, callers, the repetition of a grand final, and whether the
 * tournament is finished. Returns the ids of the matches that have changed. Refusal:
 * `error.event.follow-up-match-started`, which names the match that has begun, and `error.match.over` for the end of a match
 * that is taken back after one of the two has withdrawn, `error.event.place-taken-over` if others would play it on.
 */
export const keepState = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { own = null, written, isReplanned = false, ...running }: ChangedTournament,
): Promise<Outcome<readonly string[]>> => {
  const { before, tournament } = running;
  const eventId = tournament.event.id;
  const known = isReplanned
    ? await findWholeCourse(tx.q, tournament)
    : written
      ? continueWritten(running.known, written)
      : await continueKnown(tx.q, running.known);
  // Matches that only one of the two plans has are created, or removed.
  const plan = withMatchesOf(known.course.plan, running.plan);
  tx.afterCommit(() => courseCache(platform.db).keep(known));
  const after = known.course.tournament;
  if (own !== null && isGivenAway(known.course, own)) return refused('error.match.over');
  if (own !== null && isHeld({ before, after }, own)) return refused('error.event.place-taken-over');
  const changed = changedMatches(plan, before, after).filter((key) => key !== own);
  const keys = [...changed, ...changedCallers(before, after)];
  const [{ matches, locked }, entries] = await together([
    lockByKeys(tx, {
      keys,
      known: known.matches,
      find: () => findMatchesByKeys(tx.q, { eventId, plan, states: [before, after], keys }),
    }),
    findEntriesOf(tx, after, keys),
  ]);
  const idOf = (key: string): string => matches.get(key)?.matchId ?? '';
  const strict = new Set(changed.filter((key) => !isOnlyCounting({ before, after }, key)).map(idOf));
  const begun = begunAmong({ before, matches, locked }, changed);
  const matchId = begun.find((id) => strict.has(id));
  if (matchId !== undefined)
    return { ok: false, error: { code: 'error.event.follow-up-match-started', fields: [], matchId } };
  const open = changed
    .filter((key) => !begun.includes(idOf(key)))
    .toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  const { plan: planAfter } = known.course;
  const earlier = running.plan;
  const change = { ...running, plan: planAfter, earlier, matches, locked, entries, after, changed: open };
  const parties = await keepParties(platform, tx, change);
  if (!parties.ok) return parties;
  const called = await keepCallers(platform, tx, { ...change, ...parties.value });
  await keepStatus(platform, tx, change);
  await keepPlaces(tx, { eventId, before, after });
  await tellEnd(platform, tx, change);
  return ok([...new Set([...parties.value.touched, ...called])]);
};

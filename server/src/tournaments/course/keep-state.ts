import { ok, refused } from '@neundarter/rules/result';
import type { Tournament } from '@neundarter/rules/tournament/course/advance';
import { changedCallers, changedMatches } from '@neundarter/rules/tournament/course/changes';
import type { Course } from '@neundarter/rules/tournament/course/continue-course';
import { entrantsIn } from '@neundarter/rules/tournament/match/planned-match';
import { setCaller } from '../../matches/following/set-caller.ts';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { together } from '../../platform/db/together.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { courseCache } from '../core/course-cache.ts';
import { callerOfEntry } from '../core/create-matches.ts';
import { findBegunMatches } from '../core/find-begun-matches.ts';
import { continueKnown } from '../core/find-course.ts';
import { findMatchesByKeys } from '../core/find-planned-matches.ts';
import type { RunningCourse } from '../core/gather-running.ts';
import { tellFollowers } from '../core/tell-followers.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { updateTournament } from '../storage/store.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { type Change, type KeptParties, keepParties } from './keep-parties.ts';
import { keepPlaces } from './keep-places.ts';

/** A match that does not count any more, or counts again, keeps what was played. */
const isOnlyCounting = ({ before, after }: Pick<Change, 'before' | 'after'>, key: string): boolean =>
  before.matches[key]?.status === 'cancelled' || after.matches[key]?.status === 'cancelled';

/** Writes the callers that have changed, of matches that still exist. */
const keepCallers = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { before, after, matches, entries, removed }: Change & Pick<KeptParties, 'removed'>,
): Promise<readonly string[]> => {
  const changed = changedCallers(before, after).flatMap((key) => {
    const matchId = matches.get(key)?.matchId;
    return matchId === undefined || removed.includes(matchId)
      ? []
      : [{ matchId, caller: callerOfEntry(after.callers[key], entries) }];
  });
  for (const change of changed.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1)))
    await setCaller(platform, tx, change);
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

/** A changed tournament; `own` is the key of the match whose result is the change. */
type ChangedTournament = RunningCourse & { readonly own?: string | null };

/**
 * Writes what follows from a change of the log: parties, callers, the repetition of a grand final, and whether the
 * tournament is finished. Returns the ids of the matches that have changed. Refusal:
 * `error.event.follow-up-match-started`, which names the match that has begun, and `error.match.over` for the end of a match
 * that is taken back after one of the two has withdrawn.
 */
export const keepState = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { own = null, ...running }: ChangedTournament,
): Promise<Outcome<readonly string[]>> => {
  const { plan, before, tournament } = running;
  const eventId = tournament.event.id;
  const known = await continueKnown(tx.q, running.known);
  tx.afterCommit(() => courseCache(platform.db).keep(known));
  const after = known.course.tournament;
  if (own !== null && isGivenAway(known.course, own)) return refused('error.match.over');
  const changed = changedMatches(plan, before, after).filter((key) => key !== own);
  const keys = [...changed, ...changedCallers(before, after)];
  const matches = await findMatchesByKeys(tx.q, { eventId, plan, states: [before, after], keys });
  const idOf = (key: string): string => matches.get(key)?.matchId ?? '';
  const strict = new Set(changed.filter((key) => !isOnlyCounting({ before, after }, key)).map(idOf));
  const [begun, entries] = await together([
    findBegunMatches(tx.q, { before, matches }, changed),
    findEntriesOf(tx, after, keys),
  ]);
  const matchId = begun.find((id) => strict.has(id));
  if (matchId !== undefined)
    return { ok: false, error: { code: 'error.event.follow-up-match-started', fields: [], matchId } };
  const open = changed
    .filter((key) => !begun.includes(idOf(key)))
    .toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  const change = { ...running, matches, entries, after, changed: open };
  const parties = await keepParties(platform, tx, change);
  if (!parties.ok) return parties;
  const { touched, removed } = parties.value;
  const called = await keepCallers(platform, tx, { ...change, removed });
  await keepStatus(platform, tx, change);
  await keepPlaces(tx, { eventId, before, after });
  await tellEnd(platform, tx, change);
  return ok([...new Set([...touched, ...called])]);
};

import { hasBegun } from '@neundarter/rules/match/has-begun';
import type { Party, PerParty } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import { advance, type Tournament } from '@neundarter/rules/tournament/advance/advance';
import { changedCallers, changedMatches } from '@neundarter/rules/tournament/advance/changes';
import type { OutcomeWinner } from '@neundarter/rules/tournament/advance/outcome';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { type LogEntry, logRows } from '../events/log-rows.ts';
import type { EventRecord } from '../events/stored-event.ts';
import { findStarted } from '../matches/following/find-started.ts';
import { forfeitInside } from '../matches/following/forfeit-inside.ts';
import { removeMatches } from '../matches/following/remove-matches.ts';
import { resetMatch } from '../matches/following/reset-match.ts';
import { setCaller } from '../matches/following/set-caller.ts';
import { setParty } from '../matches/following/set-party.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { callerOfEntry, createMatches, partiesOf } from './create-matches.ts';
import { findMatches, type MatchesByKey } from './find-matches.ts';
import { type GatheredTournament, gatherTournament, planOf } from './gather-tournament.ts';
import { updateTournament } from './store.ts';
import { rowOfEntry, rowsOf, type TournamentRow } from './stored-log.ts';
import { tellFollowers } from './tell-followers.ts';
import type { TournamentFollowing } from './tournament-follower.ts';

/** A started tournament in the transaction of a change. */
export type RunningTournament = {
  readonly tournament: GatheredTournament;
  readonly plan: Plan;
  /** The state before the change. */
  readonly before: Tournament;
  readonly matches: MatchesByKey;
};

const isBeginOf =
  (keys: readonly string[]) =>
  (entry: LogEntry): boolean => {
    const row = rowOfEntry(entry);
    return row.kind === 'begin' && keys.includes(row.match);
  };

/** Adds an entry that follows from a match, or that somebody has made. */
export const addLogEntry = (
  tx: WriteTx,
  eventId: string,
  entry: {
    readonly row: TournamentRow;
    readonly matchId?: string | null;
    readonly at: number;
    readonly by?: string;
  },
): Promise<void> =>
  logRows.add(tx, {
    eventId,
    kind: entry.row.kind,
    matchId: entry.matchId ?? null,
    content: entry.row,
    madeAt: entry.at,
    madeBy: entry.by ?? null,
  });

/** Notes which matches have started since the last change, so that they keep their callers. */
const noteBegun = async (
  { clock }: Pick<MatchPlatform, 'clock'>,
  tx: WriteTx,
  { tournament: { event, entries, log }, matches }: Omit<RunningTournament, 'before' | 'plan'>,
): Promise<void> => {
  const keys = new Map([...matches].map(([key, { matchId }]) => [matchId, key]));
  for (const { id, caller } of await findStarted(tx.q, event.id)) {
    const match = keys.get(id);
    if (match === undefined || log.some(isBeginOf([match]))) continue;
    const entrant = entries.find((entry) => caller !== null && callerOfEntry(entry.id, entries) === caller);
    const row = { kind: 'begin', match, caller: entrant?.id ?? null } as const;
    await addLogEntry(tx, event.id, { row, matchId: id, at: clock.now() });
  }
};

/** The tournament of a locked event before a change; null unless it was started. */
export const openTournament = async (
  platform: Pick<MatchPlatform, 'clock'>,
  tx: WriteTx,
  event: EventRecord,
): Promise<RunningTournament | null> => {
  const tournament = await gatherTournament(tx.q, event);
  if (tournament === null || tournament.row.startedAt === null) return null;
  const matches = await findMatches(tx.q, event.id);
  const plan = planOf(tournament);
  if (plan.config.callerRule !== 'by-hand') await noteBegun(platform, tx, { tournament, matches });
  const log = await logRows.find(tx.q, [event.id]);
  return { tournament: { ...tournament, log }, plan, before: advance(plan, rowsOf(log)), matches };
};

type Change = RunningTournament & {
  readonly after: Tournament;
  /** Keys of the matches that other people play, by the id of the match so that locks are taken in order. */
  readonly changed: readonly string[];
};

const idOf = ({ matches }: Pick<RunningTournament, 'matches'>, key: string): string | undefined =>
  matches.get(key)?.matchId;

/** Of these matches those that have begun; what was forfeited by a withdrawal has not. */
export const findBegun = async (
  q: Queries,
  running: RunningTournament,
  keys: readonly string[],
): Promise<readonly string[]> => {
  const ids = keys
    .filter((key) => running.before.matches[key]?.status !== 'forfeited')
    .flatMap((key) => idOf(running, key) ?? []);
  return (await findMatchHeads(q, ids)).filter(({ props }) => hasBegun(props)).map(({ id }) => id);
};

/** A match that does not count any more, or counts again, keeps what was played. */
const isOnlyCounting = ({ before, after }: Pick<Change, 'before' | 'after'>, key: string): boolean =>
  before.matches[key]?.status === 'cancelled' || after.matches[key]?.status === 'cancelled';

/** Who has started the tournament, and with it created its matches. */
const findCreator = async (tx: WriteTx, { matches }: RunningTournament): Promise<string> => {
  const [first] = [...matches.values()].slice(0, 1);
  const [head] = await findMatchHeads(tx.q, first === undefined ? [] : [first.matchId]);
  return head?.props.createdById ?? '';
};

type KeptMatch = {
  readonly matchId: string;
  readonly parties: PerParty<Party>;
  /** Whether a withdrawal had ended the match. */
  readonly wasForfeited: boolean;
  /** Who wins because of a withdrawal; null if the match is to be played. */
  readonly forfeit: OutcomeWinner | null;
};

/** Writes the parties of a match, and gives it to one of them if the other one has withdrawn. */
const keepMatch = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchId, parties, wasForfeited, forfeit }: KeptMatch,
): Promise<Outcome<true>> => {
  if (wasForfeited) {
    const reset = await resetMatch(platform, tx, matchId);
    if (!reset.ok) return reset;
  }
  for (const index of [0, 1] as const) {
    const set = await setParty(platform, tx, { matchId, index, party: parties[index] });
    if (!set.ok) return set;
  }
  if (forfeit === null) return ok(true);
  const winningParty = forfeit === 0 || forfeit === 1 ? forfeit : null;
  const given = await forfeitInside(platform, tx, { matchId, winningParty });
  return given.ok ? ok(true) : given;
};

/** Writes the parties of the changed matches; creates and removes the repetition of a grand final. */
const keepParties = async (
  platform: MatchPlatform,
  tx: WriteTx,
  change: Change,
): Promise<Outcome<readonly string[]>> => {
  const { tournament, plan, after } = change;
  const inner = { ...platform, followers: platform.seatFollowers };
  const touched: string[] = [];
  for (const key of change.changed) {
    const state = after.matches[key];
    const match = plan.matches.find((planned) => planned.key === key);
    const matchId = idOf(change, key);
    if (state === undefined || match === undefined) continue;
    const isReset = match.place.stage === 'grand-final-reset';
    const isDue = !isReset || state.status === 'ready';
    if (matchId === undefined && isDue && match.number !== null) {
      const createdById = await findCreator(tx, change);
      const created = { tournament, plan, state: after, matches: [match], createdById };
      touched.push(...(await createMatches(platform, tx, created)));
    }
    if (matchId === undefined) continue;
    if (!isDue) {
      const removed = await removeMatches(inner, tx, [matchId]);
      if (!removed.ok) return removed;
    } else {
      const parties = partiesOf(state, { plan, entries: tournament.entries });
      const kept = await keepMatch(inner, tx, {
        matchId,
        parties,
        wasForfeited: change.before.matches[key]?.status === 'forfeited',
        forfeit: state.status === 'forfeited' ? (state.outcome?.winner ?? 'nobody') : null,
      });
      if (!kept.ok) return kept;
    }
    touched.push(matchId);
  }
  return ok(touched);
};

/** Writes the callers that have changed. */
const keepCallers = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { before, after, matches, tournament: { entries } }: Change,
): Promise<readonly string[]> => {
  const changed = changedCallers(before, after).flatMap((key) => {
    const matchId = matches.get(key)?.matchId;
    return matchId === undefined ? [] : [{ matchId, caller: callerOfEntry(after.callers[key], entries) }];
  });
  for (const change of changed.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1)))
    await setCaller(platform, tx, change);
  return changed.map(({ matchId }) => matchId);
};

/** Starts that were taken back do not count: the match of a changed party is scheduled again. */
const undoBegins = async (
  { clock }: Pick<MatchPlatform, 'clock'>,
  tx: WriteTx,
  { log, keys }: { readonly log: readonly LogEntry[]; readonly keys: readonly string[] },
): Promise<boolean> => {
  const begins = log.filter(isBeginOf(keys));
  for (const entry of begins) await logRows.undo(tx, entry, { at: clock.now(), by: null });
  return begins.length > 0;
};

const keepStatus = async (
  { clock }: Pick<MatchPlatform, 'clock'>,
  tx: WriteTx,
  { tournament: { row }, after: { status } }: Pick<Change, 'tournament' | 'after'>,
): Promise<void> => {
  if (status === row.status) return;
  await updateTournament(tx, { ...row, status, finishedAt: status === 'finished' ? clock.now() : null });
};

/** A changed tournament; `own` is the key of the match whose result is the change. */
export type ChangedTournament = RunningTournament & { readonly own?: string | null };

/**
 * Writes what follows from a change of the log: parties, callers, the repetition of a grand final, and whether the
 * tournament is finished. Returns the ids of the matches that have changed. Refusal:
 * `error.event.follow-up-match-started`, which names the match that has begun.
 */
export const keepState = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { own = null, ...running }: ChangedTournament,
): Promise<Outcome<readonly string[]>> => {
  const { plan, before, tournament } = running;
  const eventId = tournament.event.id;
  let log = await logRows.find(tx.q, [eventId]);
  let after = advance(plan, rowsOf(log));
  const changed = changedMatches(plan, before, after).filter((key) => key !== own);
  const strict = changed.filter((key) => !isOnlyCounting({ before, after }, key));
  const [begun] = await findBegun(tx.q, running, strict);
  if (begun !== undefined)
    return {
      ok: false,
      error: { code: 'error.event.follow-up-match-started', fields: [], matchId: begun },
    };
  if (await undoBegins(platform, tx, { log, keys: changed })) {
    log = await logRows.find(tx.q, [eventId]);
    after = advance(plan, rowsOf(log));
  }
  const played = new Set(await findBegun(tx.q, running, changed));
  const open = changed
    .filter((key) => !played.has(idOf(running, key) ?? ''))
    .toSorted((one, other) => ((idOf(running, one) ?? '') < (idOf(running, other) ?? '') ? -1 : 1));
  const change = { ...running, tournament: { ...tournament, log }, after, changed: open };
  const parties = await keepParties(platform, tx, change);
  if (!parties.ok) return parties;
  const called = await keepCallers(platform, tx, change);
  await keepStatus(platform, tx, change);
  await tellFollowers(platform, tx, { tournament, plan, state: after });
  return ok([...new Set([...parties.value, ...called])]);
};

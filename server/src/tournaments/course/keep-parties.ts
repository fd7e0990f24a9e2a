import type { Party, PerParty } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { MatchState } from '@neundarter/rules/tournament/advance/match-state';
import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import type { Tournament } from '@neundarter/rules/tournament/course/advance';
import type { PlannedMatch } from '@neundarter/rules/tournament/match/planned-match';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { removeMatches } from '../../matches/following/remove-matches.ts';
import { resetMatch } from '../../matches/following/reset-match.ts';
import { setParties } from '../../matches/following/set-parties.ts';
import { findMatchHeads } from '../../matches/reads.ts';
import type { LockedMatch, MatchPlatform } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { together } from '../../platform/db/together.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { forfeitOpen } from '../../results/forfeit-open.ts';
import { createMatches, partiesOf } from '../core/create-matches.ts';
import { findPlannedMatches, type IdsByKey } from '../core/find-planned-matches.ts';
import type { RunningCourse } from '../core/gather-running.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';

/** A tournament whose log has changed. */
export type Change = RunningCourse & {
  /** The plan before; somebody may have entered since. */
  readonly earlier: Plan;
  readonly after: Tournament;
  /** At least the matches that other people play or call. */
  readonly matches: IdsByKey;
  /** The same matches, locked, by their ids. */
  readonly locked: ReadonlyMap<string, LockedMatch>;
  /** At least the entries that play or call them. */
  readonly entries: readonly StoredEntry[];
  /** Keys of the matches that other people play, by the id of the match so that locks are taken in order. */
  readonly changed: readonly string[];
};

/** Who has started the tournament, and with it created its matches. */
const findCreator = async (tx: WriteTx, { tournament }: Change): Promise<string> => {
  const first = (await findPlannedMatches(tx.q, tournament.event.id)).values().next().value;
  const [head] = await findMatchHeads(tx.q, first === undefined ? [] : [first.matchId]);
  return head?.props.createdById ?? '';
};

type KeptMatch = {
  readonly locked: LockedMatch;
  readonly parties: PerParty<Party>;
  /** Whether a withdrawal had ended the match. */
  readonly wasForfeited: boolean;
  readonly state: MatchState;
};

/** Gives a match to the one of the two who has not withdrawn; one that is to be played stays as it is. */
const giveForfeited = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchId, state }: { readonly matchId: string; readonly state: MatchState | undefined },
): Promise<Outcome<true>> => {
  if (state?.status !== 'forfeited') return ok(true);
  const winner = state.outcome?.winner;
  const winningParty = winner === 0 || winner === 1 ? winner : null;
  const given = await forfeitOpen(platform, tx, { matchId, origin: 'event', winningParty });
  return given.ok ? ok(true) : given;
};

/** Writes the parties of a match, and gives it to one of them if the other one has withdrawn. */
const keepMatch = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { locked, parties, wasForfeited, state }: KeptMatch,
): Promise<Outcome<true>> => {
  const matchId = locked.stored.id;
  if (wasForfeited) {
    const reset = await resetMatch(platform, tx, { matchId, origin: 'event' });
    if (!reset.ok) return reset;
  }
  const set = await setParties(platform, tx, { matchId, parties, locked: wasForfeited ? undefined : locked });
  if (!set.ok) return set;
  return giveForfeited(platform, tx, { matchId, state });
};

/** Creates a match that was not due before. */
const createDue = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { change, match }: { readonly change: Change; readonly match: PlannedMatch },
): Promise<Outcome<readonly string[]>> => {
  const { plan, after, entries } = change;
  const { event } = change.tournament;
  if (match.number === null) return ok([]);
  const createdById = await findCreator(tx, change);
  const tournament = { event, entries };
  const source = { tournament, plan, state: after, matches: [match], createdById };
  const [matchId] = await createMatches(platform, tx, source);
  if (matchId === undefined) return ok([]);
  const given = await giveForfeited(platform, tx, { matchId, state: after.matches[match.key] });
  return given.ok ? ok([matchId]) : given;
};

/** Ids of the matches that are different, and of those among them that do not exist any more. */
export type KeptParties = { readonly touched: readonly string[]; readonly removed: readonly string[] };

/** Writes one changed match. */
const keepChanged = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { change, match }: { readonly change: Change; readonly match: PlannedMatch },
): Promise<Outcome<KeptParties>> => {
  const { entries, plan, before, after, matches } = change;
  const state = after.matches[match.key];
  const locked = change.locked.get(matches.get(match.key)?.matchId ?? '');
  const isDue =
    match.place.stage === 'grand-final-reset' ? state?.status === 'ready' : state?.status !== 'not-due';
  // A late entry was taken back, and a bye is there again.
  const due = isDue && match.number !== null ? state : undefined;
  if (locked === undefined) {
    const created = due === undefined ? ok([]) : await createDue(platform, tx, { change, match });
    return created.ok ? ok({ touched: created.value, removed: [] }) : created;
  }
  const matchId = locked.stored.id;
  const kept = due
    ? await keepMatch(platform, tx, {
        locked,
        parties: partiesOf(due, { matches: plannedMatches(plan, after), entries }),
        wasForfeited: before.matches[match.key]?.status === 'forfeited',
        state: due,
      })
    : await removeMatches(platform, tx, { ids: [matchId], origin: 'event' });
  return kept.ok ? ok({ touched: [matchId], removed: due ? [] : [matchId] }) : kept;
};

/**
 * Whether a match is scheduled before and after, so that only its parties are written: each such match in rows of its own, so
 * that they need not wait for each other.
 */
const isOpen = ({ before, after, matches, locked }: Change, { key, place }: PlannedMatch): boolean => {
  const stands = [before.matches[key]?.status, after.matches[key]?.status];
  const own = locked.get(matches.get(key)?.matchId ?? '');
  // A repetition that is not due is removed.
  if (place.stage === 'grand-final-reset' || own?.match.status !== 'scheduled') return false;
  return stands.every((status) => status === 'waiting' || status === 'ready');
};

/** Writes the parties of the changed matches; creates and removes those that are not of the plan or not always due. */
export const keepParties = async (
  platform: MatchPlatform,
  tx: WriteTx,
  change: Change,
): Promise<Outcome<KeptParties>> => {
  const { earlier, plan, before, after } = change;
  const all = [...plannedMatches(earlier, before), ...plannedMatches(plan, after)];
  const planned = new Map(all.map((match) => [match.key, match]));
  const changed = Map.groupBy(
    change.changed.flatMap((key) => planned.get(key) ?? []),
    (match) => isOpen(change, match),
  );
  const keep = (match: PlannedMatch) => keepChanged(platform, tx, { change, match });
  const touched: string[] = [];
  const removed: string[] = [];
  const steps = [changed.get(true) ?? [], ...(changed.get(false) ?? []).map((match) => [match])];
  for (const matches of steps)
    for (const kept of await together(matches.map(keep))) {
      if (!kept.ok) return kept;
      touched.push(...kept.value.touched);
      removed.push(...kept.value.removed);
    }
  return ok({ touched, removed });
};

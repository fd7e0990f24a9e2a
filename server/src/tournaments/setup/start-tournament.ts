import type { ErrorCode } from '@neundarter/contract/errors';
import { ok, refused } from '@neundarter/rules/result';
import { isSettled } from '@neundarter/rules/tournament/advance/match-state';
import { advance } from '@neundarter/rules/tournament/course/advance';
import { checkGroups } from '@neundarter/rules/tournament/groups/draw-groups';
import type { PlannedMatch } from '@neundarter/rules/tournament/match/planned-match';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import { canStart } from '@neundarter/rules/tournament/plan/readiness';
import { drawSeeds } from '@neundarter/rules/tournament/setup/draw';
import { readinessOf } from '@neundarter/rules/tournament/setup/entries';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import { hasDrawnGroups } from '@neundarter/rules/tournament/setup/setup';
import { isStartable } from '@neundarter/rules/tournament/setup/status';
import { askEntered } from '../../consents/ask-entered.ts';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import { seatOf } from '../../matches/setup/name-players.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { createMatches } from '../core/create-matches.ts';
import { type GatheredTournament, gatherTournament, planOf } from '../core/gather-tournament.ts';
import { withNames } from '../core/name-people.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { updateTournament } from '../storage/store.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { withClub } from './create-groups.ts';
import { listedIn } from './set-seeding-list.ts';

/** Why a tournament cannot be started now; null if it can. */
const whyNot = ({ row, entries }: GatheredTournament): ErrorCode | null => {
  if (!isStartable(row.status)) return 'error.event.invalid-status';
  if (row.status === 'published' && entries.some(({ status }) => status === 'requested'))
    return 'error.event.requests-not-answered';
  const readiness = readinessOf(row.config, entries);
  if (hasDrawnGroups(row.config)) {
    const { groups, entrants, noOfGroups } = readiness;
    const checked = checkGroups(groups, entrants, noOfGroups);
    if (!checked.ok) return checked.error;
  }
  return canStart(readiness) ? null : 'error.event.not-enough-participants';
};

/** Gives every entrant a seed, and writes the names of today; nobody's name changes during the tournament. */
const keepEntrants = async (
  tx: WriteTx,
  { row, entries }: GatheredTournament,
  drawSeed: string,
): Promise<readonly StoredEntry[]> => {
  const seeds = drawSeeds(row.config, entries.map(withClub), drawSeed);
  const ids = entries.flatMap(({ participant }) => idsOf(participant));
  const known = new Map((await findKnownPlayers(tx.q, ids)).map((player) => [player.id, seatOf(player)]));
  const kept: StoredEntry[] = [];
  for (const entry of entries) {
    const place = seeds.indexOf(entry.id);
    const seeded = { ...withNames(entry, known), seed: place < 0 ? null : place };
    await entryRows.update(tx, seeded);
    kept.push(seeded);
  }
  return kept;
};

/** Matches that will or may be played; the repetition of a grand final is created when it is due. */
const firstMatches = (plan: Plan, isOpen: (key: string) => boolean): readonly PlannedMatch[] =>
  plan.matches.filter(
    ({ key, number, place }) => number !== null && place.stage !== 'grand-final-reset' && isOpen(key),
  );

/**
 * Starts a tournament: draws the seeds that are open, and creates its matches with callers. Refusals:
 * `error.event.invalid-status`, `error.event.requests-not-answered`, `error.event.not-enough-participants`,
 * `error.event.groups-not-assigned-uniquely`, `error.event.groups-not-assigned-completely`,
 * `error.event.too-many-matches`.
 */
export const startTournament = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { event, caller }: { readonly event: EventRecord; readonly caller: EventCaller },
): Promise<Outcome<readonly string[]>> => {
  const gathered = await gatherTournament(tx.q, event);
  if (gathered === null) return refused('error.event.invalid-status');
  const reason = whyNot(gathered);
  if (reason !== null) return refused(reason);
  const { row } = gathered;
  const drawSeed = row.drawSeed ?? platform.newId();
  const entries = await keepEntrants(tx, gathered, drawSeed);
  const started = {
    ...row,
    status: 'running',
    drawSeed,
    noOfDraws: Math.max(row.noOfDraws, 1),
    startedAt: platform.clock.now(),
    listedSeeds: listedIn(gathered.entries),
  } as const;
  const plan = planOf({ row: started, entries });
  if (plan.matches.length > maxMatchesOfEvent) return refused('error.event.too-many-matches');
  const state = advance(plan, []);
  const isOpen = (key: string) => state.matches[key] !== undefined && !isSettled(state.matches[key]);
  await updateTournament(tx, started);
  const created = await createMatches(platform, tx, {
    tournament: { event, entries },
    plan,
    state,
    matches: firstMatches(plan, isOpen),
    createdById: describeActor(caller.actor).id,
  });
  await askEntered(platform, tx, event.id);
  return ok(created);
};

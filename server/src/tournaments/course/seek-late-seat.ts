import type { AnswerOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { hasBegun } from '@neundarter/rules/match/has-begun';
import { ok, refused } from '@neundarter/rules/result';
import { chooseLateSeat } from '@neundarter/rules/tournament/course/choose-late-seat';
import type { LateSeat } from '@neundarter/rules/tournament/late/late-seat';
import { seatLate } from '@neundarter/rules/tournament/late/seat-late';
import { entrantsIn } from '@neundarter/rules/tournament/match/planned-match';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import { findStartedMatches } from '../../matches/following/find-started-matches.ts';
import { findMatchHeads } from '../../matches/reads.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { findManagedEvent } from '../core/find-managed-event.ts';
import { gatherRunning, type RunningTournament } from '../core/gather-running.ts';

type Shown = AnswerOf<(typeof runningTournamentRoutes)['readLateSeat']>;

/** The seat for an entry that comes now; null if there is none. @param entrant its id, which has no seat yet */
export const seekLateSeat = async (
  q: Queries,
  { tournament, known, plan, before, matches }: RunningTournament,
  entrant: string,
): Promise<LateSeat | null> => {
  const { event, row, entries } = tournament;
  if (row.status !== 'running') return null;
  const started = await findMatchHeads(q, await findStartedMatches(q, event.id));
  const begun = new Set(started.filter(({ props }) => hasBegun(props)).map(({ id }) => id));
  const turns = entries.map(({ lateSeat }) => lateSeat?.turn ?? -1);
  return chooseLateSeat(
    {
      plan,
      rows: known.course.rows,
      state: before,
      // What was forfeited by a withdrawal has not begun.
      hasBegun: (key) =>
        before.matches[key]?.status !== 'forfeited' && begun.has(matches.get(key)?.matchId ?? ''),
      entrant,
    },
    Math.max(-1, ...turns) + 1,
  );
};

/** A seat as it is shown and sent: without what follows from it. */
export const shownSeat = (seat: LateSeat | null): Shown['seat'] => {
  if (seat === null) return null;
  return seat.kind === 'bye'
    ? { kind: seat.kind, slot: seat.slot }
    : { kind: seat.kind, groupId: seat.groupId };
};

/** A name for who is not an entry yet. */
const somebody = 'somebody';

const describe = ({ plan }: RunningTournament, seat: LateSeat | null): Shown => {
  if (seat === null) return { seat: null, opponents: [], noOfMatches: 0 };
  const own = seatLate(plan, [{ entrant: somebody, seat }]).matches.filter(({ slots }) =>
    entrantsIn(slots).includes(somebody),
  );
  const met = own.flatMap(({ slots }) => entrantsIn(slots)).filter((entrant) => entrant !== somebody);
  return { seat: shownSeat(seat), opponents: [...new Set(met)], noOfMatches: own.length };
};

/** Where somebody would sit who entered now. Refusals: those of `findManagedEvent`, `error.event.invalid-status`. */
export const readLateSeat = (
  { db, rights }: Pick<TournamentPlatform, 'db' | 'rights'>,
  caller: EventCaller & { readonly id: string },
): Promise<Outcome<Shown>> =>
  db.query(async (q): Promise<Outcome<Shown>> => {
    const found = await findManagedEvent(q, rights, caller);
    if (!found.ok) return found;
    const running = await gatherRunning({ q, db }, found.value);
    if (running?.tournament.row.status !== 'running') return refused('error.event.invalid-status');
    return ok(describe(running, await seekLateSeat(q, running, somebody)));
  });

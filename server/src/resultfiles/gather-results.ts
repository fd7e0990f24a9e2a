import type { EventData } from '@neundarter/contract/entities/event';
import { matchdayDataOf, tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import type { ResultContent } from '@neundarter/contract/routes/result-files';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import { describeEvents } from '../events/describe-events.ts';
import type { EventKind, TableRules } from '../events/event-kind.ts';
import type { EventCaller, EventRights } from '../events/gather-event-rights.ts';
import { findReadableEvent } from '../events/reads.ts';
import type { EventRecord } from '../events/stored-event.ts';
import { findEndedMatches } from '../matches/find-ended-matches.ts';
import type { Database } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';

export type ResultReader = {
  readonly db: Database;
  readonly rights: EventRights;
  readonly kinds: readonly EventKind[];
};

export type AskedResults = EventCaller & { readonly id: string; readonly content: ResultContent };

/** Everything about an event that its files need, besides its matches. */
export type GatheredResults = {
  readonly event: EventRecord;
  /** Null for other kinds of events. */
  readonly tournament: TournamentData | null;
  readonly matchday: MatchdayData | null;
  readonly rules: TableRules | null;
  /** Ids of the finished matches, in the order in which they ended. */
  readonly matchIds: readonly string[];
};

/** A stranger, who sees what everybody sees. */
const stranger: EventCaller = { actor: { kind: 'anyone' }, matchPin: null };

/** The event with names as everybody sees them, or in full for those who manage it; others are refused these. */
export const gatherResults = (
  { db, rights, kinds }: ResultReader,
  { id, content, ...caller }: AskedResults,
): Promise<Outcome<GatheredResults>> =>
  db.read(async (q): Promise<Outcome<GatheredResults>> => {
    const found = await findReadableEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const { event } = found.value;
    const { type, teamId } = event.props;
    const isComplete = content === 'complete';
    if (isComplete && !mayManageEvents(describeActor(caller.actor), teamId))
      return refused('error.insufficient-permissions');
    const [described] = await describeEvents(
      q,
      { kinds },
      { events: [event], caller: isComplete ? caller : stranger, detail: 'whole', isUncommitted: false },
    );
    const eventData: EventData = described?.props.eventData ?? null;
    const kind = kinds.find((one) => one.type === type);
    return ok({
      event,
      tournament: tournamentDataOf({ type, eventData }),
      matchday: matchdayDataOf({ type, eventData }),
      rules: (await kind?.findTableRules?.(q, event)) ?? null,
      matchIds: await findEndedMatches(q, id),
    });
  });

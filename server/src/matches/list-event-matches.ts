import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { MatchStatus } from '@neundarter/rules/match/types';
import { ok, type Result } from '@neundarter/rules/result';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import type { EventCaller } from '../events/gather-event-rights.ts';
import { findReadableEvent } from '../events/reads.ts';
import type { MatchReader } from './read-match-for.ts';
import { findEventPage } from './storage/find-event-page.ts';
import { tellEventFacts } from './tell-event-facts.ts';

type EventMatchQuery = EventCaller & {
  readonly id: string;
  readonly status?: readonly MatchStatus[];
  readonly skip?: number;
  readonly limit?: number;
};

/** The matches of an event that the caller may see, with their places: all of them, or a page; those of a training newest first. */
export const listEventMatches = (
  { db, rights }: MatchReader,
  { id, status, skip = 0, limit = maxMatchesOfEvent, ...caller }: EventMatchQuery,
): Promise<Result<readonly EventMatch[], 'error.not-found'>> =>
  db.query(async (q): Promise<Result<readonly EventMatch[], 'error.not-found'>> => {
    const found = await findReadableEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const filter = { eventId: id, ...(status && { status }) };
    const rows = await findEventPage(q, filter, { skip, limit });
    return ok(
      rows.map(({ stored, place }) => {
        const { props } = tellEventFacts({ id: stored.id, props: stored.props }, found.value.facts);
        return { id: stored.id, props: { ...props, place } };
      }),
    );
  });

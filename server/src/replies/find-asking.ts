import { type AskingEvent, askingTeams } from '@neundarter/rules/replies/reply';
import type { EventRecord } from '../events/stored-event.ts';
import { findOtherTeams } from '../matchdays/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import { findTournamentStatuses } from '../tournaments/reads.ts';

/** An event with what decides about its replies. */
export type Asking = AskingEvent & {
  readonly event: EventRecord;
  /** The teams whose members are asked. */
  readonly teamIds: readonly string[];
};

/** States of tournaments to which nobody comes. */
const offStatuses: ReadonlySet<string> = new Set(['draft', 'cancelled', 'finished']);

/** Which teams ask their people whether they come to these events. */
export const findAsking = async (q: Queries, events: readonly EventRecord[]): Promise<readonly Asking[]> => {
  const idsOf = (type: string) => events.filter(({ props }) => props.type === type).map(({ id }) => id);
  const others = await findOtherTeams(q, idsOf('mdsl-matchday'));
  const statuses = await findTournamentStatuses(q, idsOf('tournament'));
  return events.map((event) => {
    const { teamId, startDateTime, endDateTime } = event.props;
    const other = others.get(event.id) ?? null;
    const isOff = other?.isFinished === true || offStatuses.has(statuses.get(event.id) ?? '');
    return { event, startDateTime, endDateTime, isOff, teamIds: askingTeams(teamId, other) };
  });
};

/** The same for one event; null if it does not exist. */
export const findAskingEvent = async (q: Queries, event: EventRecord | null): Promise<Asking | null> =>
  event === null ? null : ((await findAsking(q, [event]))[0] ?? null);

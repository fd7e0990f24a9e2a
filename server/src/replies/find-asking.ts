import { type AskingEvent, askingTeams } from '@neundarter/rules/replies/reply';
import type { EventRecord } from '../events/stored-event.ts';
import { findMatchdays } from '../matchdays/storage/store.ts';
import type { Queries } from '../platform/db/database.ts';
import { findTournaments } from '../tournaments/storage/store.ts';

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
  const matchdays = new Map(
    (await findMatchdays(q, idsOf('mdsl-matchday'))).map((matchday) => [matchday.eventId, matchday]),
  );
  const tournaments = new Map(
    (await findTournaments(q, idsOf('tournament'))).map(({ eventId, status }) => [eventId, status]),
  );
  return events.map((event) => {
    const { teamId, startDateTime, endDateTime } = event.props;
    const matchday = matchdays.get(event.id);
    const other =
      matchday === undefined
        ? null
        : {
            teamId: matchday.otherTeamId,
            isRegistered: matchday.isOtherRegistered,
            hasAgreed: matchday.request === 'agreed',
          };
    const isOff = matchday?.status === 'finished' || offStatuses.has(tournaments.get(event.id) ?? '');
    return { event, startDateTime, endDateTime, isOff, teamIds: askingTeams(teamId, other) };
  });
};

/** The same for one event; null if it does not exist. */
export const findAskingEvent = async (q: Queries, event: EventRecord | null): Promise<Asking | null> =>
  event === null ? null : ((await findAsking(q, [event]))[0] ?? null);

import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { dayRows } from '../events/day-rows.ts';
import { describeEvents } from '../events/describe-events.ts';
import { lockEvent } from '../events/lock-event.ts';
import { findEventById } from '../events/reads.ts';
import type { EventRecord } from '../events/stored-event.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { lockTeamRow } from '../teams/lock-team-row.ts';
import { findSettings, type TemplateCommand } from './access.ts';
import { openDay } from './open-day.ts';

type Belonging = TemplateCommand & { readonly withEventId: string | null };

/** The day to which the tournament is to belong; null for none. */
const findDay = async (
  platform: EventPlatform,
  tx: WriteTx,
  { event, ...command }: Belonging & { readonly event: EventRecord },
): Promise<Outcome<string | null>> => {
  const { withEventId, actor, matchPin } = command;
  if (withEventId === null) return ok(null);
  const other = await findSettings(tx.q, platform, { actor, matchPin, id: withEventId });
  if (!other.ok) return other;
  const isWrong = withEventId === event.id || other.value.event.props.teamId !== event.props.teamId;
  if (isWrong) return { ok: false, error: { code: 'error.invalid-request', fields: ['/withEventId'] } };
  return openDay(platform, tx, { event: other.value.event, newcomer: event.id });
};

/**
 * Lets a tournament be a competition of the day of another one of its team, or of none. A repeat changes nothing.
 * Refusals: those of `findSettings` for both, `error.event.too-many-competitions`, and `error.invalid-request` for a
 * tournament of another team.
 */
export const setDay = (platform: EventPlatform, command: Belonging): Promise<Outcome<EventEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<EventEntity>> => {
    const { id, withEventId, actor, matchPin } = command;
    const teamId = (await findEventById(tx.q, id))?.props.teamId;
    if (teamId === undefined || !(await lockTeamRow(tx, teamId))) return refused('error.not-found');
    const both = withEventId === null ? [id] : [id, withEventId];
    for (const one of both.toSorted()) await lockEvent(tx, one);
    const found = await findSettings(tx.q, platform, command);
    if (!found.ok) return found;
    const { event } = found.value;
    const day = await findDay(platform, tx, { ...command, event });
    if (!day.ok) return day;
    const isRepeat = (event.props.dayId ?? null) === day.value;
    if (!isRepeat) {
      await dayRows.set(tx, { id, dayId: day.value });
      await announceEventChange(platform, tx, { eventId: id, matchIds: [], isEdit: false });
    }
    const [entity] = await describeEvents(tx.q, platform, {
      events: [(await findEventById(tx.q, id)) ?? event],
      caller: { actor, matchPin },
      detail: 'whole',
      isUncommitted: !isRepeat,
    });
    return entity === undefined ? refused('error.not-found') : ok(entity);
  });

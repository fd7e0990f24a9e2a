import type { ChangedEventProps, EventEntity } from '@neundarter/contract/entities/event';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeLockedEvent, type EventCommand, type EventPlatform } from './change-locked-event.ts';
import { checkTimes } from './check-times.ts';
import { updateEvent } from './store.ts';

export type EventChange = EventCommand & { readonly changedProps: ChangedEventProps };

/** Changes an event; fields left out keep their values. */
export const changeEvent = (
  platform: EventPlatform,
  { changedProps, ...command }: EventChange,
): Promise<Outcome<EventEntity>> =>
  changeLockedEvent(platform, command, async (tx, { event }) => {
    if (!mayManageEvents(describeActor(command.actor), event.props.teamId))
      return refused('error.insufficient-permissions');
    const props = { ...event.props, ...changedProps };
    const wrong = checkTimes(props, '/changedProps');
    if (wrong !== null) return { ok: false, error: wrong };
    const changed = { ...props, name: props.name.trim() };
    await updateEvent(tx, { ...event, props: changed });
    if (event.props.isPublic && !changed.isPublic) platform.announce(tx, [announceRightsChange('everyone')]);
    return ok([]);
  });

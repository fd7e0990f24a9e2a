import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeLockedEvent, type EventCommand, type EventPlatform } from './change-locked-event.ts';

/** Takes the start of an event back, as long as nothing was played; only kinds of events that have a start. */
export const undoStart = (platform: EventPlatform, command: EventCommand): Promise<Outcome<EventEntity>> =>
  changeLockedEvent(platform, command, async (tx, { event }) => {
    if (!mayManageEvents(describeActor(command.actor), event.props.teamId))
      return refused('error.insufficient-permissions');
    const kind = platform.kinds.find(({ type }) => type === event.props.type);
    return kind?.undoStart?.(tx, event, command) ?? refused('error.event.invalid-status');
  });

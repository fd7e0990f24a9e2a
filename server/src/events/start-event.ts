import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeLockedEvent, type EventCommand, type EventPlatform } from './change-locked-event.ts';

/** Starts an event; only kinds of events that have a start can be started. */
export const startEvent = (platform: EventPlatform, command: EventCommand): Promise<Outcome<EventEntity>> =>
  changeLockedEvent(platform, command, async (tx, { event }) => {
    if (!mayManageEvents(describeActor(command.actor), event.props.teamId))
      return refused('error.insufficient-permissions');
    const kind = platform.kinds.find(({ type }) => type === event.props.type);
    return kind === undefined ? refused('error.event.invalid-status') : kind.start(tx, event, command);
  });

import type { ChangedEventProps, EventEntity } from '@neundarter/contract/entities/event';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeLockedEvent, type EventCommand, type EventPlatform } from './change-locked-event.ts';
import { checkDescription } from './check-description.ts';
import { checkTimes } from './check-times.ts';
import type { EventKind } from './event-kind.ts';
import { nameFields, noOwnData } from './name-fields.ts';
import { updateEvent } from './store.ts';
import type { StoredEvent } from './stored-event.ts';

type EventChange = EventCommand & { readonly changedProps: ChangedEventProps };

/** Position of the props in the body. */
const pointer = '/changedProps';

type OwnChange = {
  readonly event: StoredEvent;
  readonly sent: ChangedEventProps['eventData'];
  readonly actor: Actor;
};

/** Lets the kind of the event change its own data, if the client sent any. */
const changeOwnData = async (
  tx: WriteTx,
  kind: EventKind | undefined,
  { event, sent, actor }: OwnChange,
): Promise<Outcome<true>> => {
  if (sent === undefined) return ok(true);
  return kind?.change?.(tx, { event, sent, actor }) ?? { ok: false, error: noOwnData };
};

/** Changes an event; fields left out keep their values. */
export const changeEvent = (
  platform: EventPlatform,
  { changedProps, ...command }: EventChange,
): Promise<Outcome<EventEntity>> =>
  changeLockedEvent(platform, command, async (tx, { event }) => {
    if (!mayManageEvents(describeActor(command.actor), event.props.teamId))
      return refused('error.insufficient-permissions');
    const { eventData, ...general } = changedProps;
    const props = { ...event.props, ...general };
    const isRewritten = props.description !== event.props.description;
    const wrong =
      checkTimes(props, pointer) ?? (isRewritten ? checkDescription(props.description, pointer) : null);
    if (wrong !== null) return { ok: false, error: wrong };
    const changed = { ...props, name: props.name.trim() };
    await updateEvent(tx, { ...event, props: changed });
    const kind = platform.kinds.find(({ type }) => type === props.type);
    if (changed.startDateTime !== event.props.startDateTime)
      await kind?.keepTime?.(tx, { ...event, props: changed });
    const ownChange = await changeOwnData(tx, kind, { event, sent: eventData, actor: command.actor });
    if (!ownChange.ok) return nameFields(ownChange, pointer);
    if (event.props.isPublic && !changed.isPublic) platform.announce(tx, [announceRightsChange('everyone')]);
    return ok([]);
  });

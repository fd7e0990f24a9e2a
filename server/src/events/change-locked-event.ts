import type { EventEntity, MinimalEvent } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { announceEventChange, announceGathered, gatherEventChanges } from './announce-event-change.ts';
import { describeEvents } from './describe-events.ts';
import type { EventKind } from './event-kind.ts';
import { gatherChanged } from './gather-changed.ts';
import type { EventCaller, EventRights } from './gather-event-rights.ts';
import { lockEvent } from './lock-event.ts';
import { findReadableEvent, type ReadableEvent } from './reads.ts';
import { findEvent } from './store.ts';
import type { StoredEvent } from './stored-event.ts';

/** What commands about events need. */
export type EventPlatform = Platform & { readonly rights: EventRights; readonly kinds: readonly EventKind[] };

/** A command about an event. */
export type EventCommand = EventCaller & {
  readonly id: string;
  /** The `editRevision` that the caller has seen; without it, the change is made on any. */
  readonly editRevision?: number | undefined;
  /** Whether organisers who are editing the event have to see the change first; false for registrations. */
  readonly isEdit?: boolean;
  /** Whether it changes nothing that only some of those see who may see the event, but for what organisers see besides. */
  readonly isSameForAll?: boolean;
  /**
   * Whether the caller may change an event that they may not see, for example with the key of a mail; the answer then says
   * no more than a list.
   */
  readonly isLetIn?: (tx: WriteTx, event: StoredEvent) => Promise<boolean>;
};

/** A command of a caller who may prefer the minimal answer. */
export type MinimalCommand = EventCommand & { readonly prefersMinimal: boolean };

/** An event, and how much of it the caller may see. */
type Changeable = ReadableEvent & { readonly detail: 'whole' | 'list' };

/** The locked event, if the caller may see it or is let in. */
const findChangeable = async (
  tx: WriteTx,
  { rights }: EventPlatform,
  { id, isLetIn, actor, matchPin }: EventCommand,
): Promise<Outcome<Changeable>> => {
  const found = await findReadableEvent(tx.q, rights, { id, actor, matchPin });
  if (found.ok) return ok({ ...found.value, detail: 'whole' });
  const event = isLetIn === undefined ? null : await findEvent(tx.q, id);
  if (event === null || !(await isLetIn?.(tx, event))) return found;
  return ok({ event, facts: await rights.describe(tx.q, event, { actor, matchPin }), detail: 'list' });
};

/** A changed event in its transaction; null if nothing has changed. */
type ChangedEvent = { readonly found: Changeable; readonly matchIds: readonly string[] | null };

/** What a command answers. */
type AnswerWith<Answer> = (tx: WriteTx, changed: ChangedEvent) => Promise<Outcome<Answer>>;

type Change = (tx: WriteTx, locked: ReadableEvent) => Promise<Outcome<readonly string[] | null>>;

const changeAndAnswer = <Answer>(
  platform: EventPlatform,
  command: EventCommand,
  { change, answerWith }: { readonly change: Change; readonly answerWith: AnswerWith<Answer> },
): Promise<Outcome<Answer>> =>
  platform.db.write(async (tx): Promise<Outcome<Answer>> => {
    const { id, editRevision, isEdit = true, isSameForAll = false } = command;
    await lockEvent(tx, id);
    const found = await findChangeable(tx, platform, command);
    if (!found.ok) return found;
    const isLatest = editRevision === undefined || editRevision === found.value.event.props.editRevision;
    if (!isLatest) return refused('error.event.changed-meanwhile');
    gatherEventChanges(tx, id);
    const changed = await change(tx, found.value);
    if (!changed.ok) return changed;
    const { value: matchIds } = changed;
    if (matchIds !== null) {
      const all = [...new Set([...matchIds, ...gatherChanged(tx)])];
      await announceEventChange(platform, tx, { eventId: id, matchIds: all, isEdit, isSameForAll });
    }
    await announceGathered(platform, tx);
    return answerWith(tx, { found: found.value, matchIds });
  });

/** The whole event, as the caller may see it. */
const answerWhole =
  (platform: EventPlatform, { id, actor, matchPin }: EventCommand): AnswerWith<EventEntity> =>
  async (tx, { found, matchIds }) => {
    const after = await findEvent(tx.q, id);
    if (after === null) return refused('error.not-found');
    const [entity] = await describeEvents(tx.q, platform, {
      events: [after],
      caller: { actor, matchPin },
      detail: found.detail,
      // After a repeat, everything is committed already.
      isUncommitted: matchIds !== null,
    });
    return entity === undefined ? refused('error.not-found') : ok(entity);
  };

/** Only what has changed: nobody has to describe the event. */
const answerMinimally =
  ({ id }: EventCommand): AnswerWith<MinimalEvent> =>
  async (tx, { matchIds }) => {
    const after = await findEvent(tx.q, id);
    if (after === null) return refused('error.not-found');
    const { revision, editRevision } = after.props;
    const all = new Set([...(matchIds ?? []), ...gatherChanged(tx)]);
    return ok({ id, revision, editRevision, matchIds: [...all] });
  };

/**
 * Changes an event in one transaction: locks it, checks that the caller may see it (or is let in) and knows its
 * latest edit, runs the change, which checks whether the caller may do this, and announces the result. `change`
 * returns the ids of the matches that it created or changed, or null for a repeat that changes nothing and is not
 * announced. Refusals: `error.not-found`, `error.event.changed-meanwhile`, and those of `change`.
 */
export const changeLockedEvent = (
  platform: EventPlatform,
  command: EventCommand,
  change: Change,
): Promise<Outcome<EventEntity>> =>
  changeAndAnswer(platform, command, { change, answerWith: answerWhole(platform, command) });

/** The same for a call that has a minimal answer. */
export const changeEventMinimally = (
  platform: EventPlatform,
  { prefersMinimal, ...command }: MinimalCommand,
  change: Change,
): Promise<Outcome<EventEntity | MinimalEvent>> =>
  prefersMinimal
    ? changeAndAnswer(platform, command, { change, answerWith: answerMinimally(command) })
    : changeLockedEvent(platform, command, change);

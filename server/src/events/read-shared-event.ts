import type { SharedState } from '../platform/shared-differences.ts';
import { describeEvents } from './describe-events.ts';
import type { EventCaller } from './gather-event-rights.ts';
import { type EventReader, findEventById } from './reads.ts';

const nobody: EventCaller = { actor: { kind: 'anyone' }, matchPin: null };

/**
 * An event as everybody sees it who may see it at all: what the answer to `GET /events/{id}` says to somebody about whom
 * nothing is known. It asks for no rights, because it also describes closed events for those who listen to them.
 * @returns null if the event does not exist
 */
export const readSharedEvent = (
  { db, rights, kinds }: Pick<EventReader, 'db' | 'rights' | 'kinds'>,
  id: string,
): Promise<SharedState | null> =>
  db.read(async (q) => {
    const event = await findEventById(q, id);
    if (event === null) return null;
    const { hasPin, isOver, isFinal } = await rights.describe(q, event, nobody);
    const [entity] = await describeEvents(
      q,
      { kinds },
      { events: [event], caller: nobody, detail: 'whole', isUncommitted: false },
    );
    if (entity === undefined) return null;
    return {
      revision: event.props.revision,
      value: { id, props: { ...entity.props, hasPin, isOver, isFinal } },
    };
  });

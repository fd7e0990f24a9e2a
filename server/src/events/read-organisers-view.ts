import type { OrganisersViewChanged } from '@neundarter/contract/live';
import { type EventReader, findEventById } from './reads.ts';

/**
 * What only organisers see of an event, as far as results change it, in one snapshot. It asks for no rights, and goes only to
 * organisers. It contains neither PINs nor addresses: these do not change with results.
 * @returns null if the event does not exist, or if organisers see no more of it
 */
export const readOrganisersView = (
  { db, kinds }: Pick<EventReader, 'db' | 'kinds'>,
  id: string,
): Promise<OrganisersViewChanged | null> =>
  db.read(async (q) => {
    const event = await findEventById(q, id);
    const kind = kinds.find(({ type }) => type === event?.props.type);
    if (event === null || kind?.describeChangeable === undefined) return null;
    const changeable = await kind.describeChangeable(q, event);
    return { eventId: id, revision: event.props.revision, changeable };
  });

import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '../platform/platform.ts';
import type { EventCaller, EventRights } from './gather-event-rights.ts';
import { findEventById } from './reads.ts';

const nobody: EventCaller = { actor: { kind: 'anyone' }, matchPin: null };

/**
 * Whether a caller sees an event exactly as somebody about whom nothing is known: nearly all guests do. False for an event that
 * does not exist.
 */
export const checkPublicView = (
  { db, rights }: Pick<Platform, 'db'> & { readonly rights: EventRights },
  caller: EventCaller,
  id: string,
): Promise<boolean> =>
  db.read(async (q) => {
    const event = await findEventById(q, id);
    if (event === null || (await rights.isKnown(q, event, caller.actor))) return false;
    const own = await rights.describe(q, event, caller);
    return isDeepStrictEqual(own, await rights.describe(q, event, nobody));
  });

import type { Actor } from '@neundarter/rules/access/actor';
import { useMemo } from 'react';
import { guestId, useGuestId } from './identity.ts';
import { readSession, type SignedIn, useSession } from './session.ts';

/**
 * All identities of this device: the signed-in user, and the guest it was before. It is enough if one of them has a
 * right, since calls are sent as the one that has it.
 */
export type Viewer = { readonly actors: readonly Actor[] };

/** The viewer, outside of components. */
export const readViewer = (): Viewer => viewerOf(readSession(), guestId());

/** The viewer, for components. */
export function useViewer(): Viewer {
  const session = useSession();
  const guest = useGuestId();
  return useMemo(() => viewerOf(session, guest), [session, guest]);
}

/** @param guest id of this device's guest */
export function viewerOf(session: SignedIn | null, guest: string | null): Viewer {
  const actors: Actor[] = [];
  if (session !== null) actors.push(actorOf(session));
  if (guest !== null) actors.push({ kind: 'guest', id: guest, roles: [], teamIds: [] });
  return { actors };
}

const actorOf = ({ user: { id, props } }: SignedIn): Actor => ({
  kind: 'user',
  id,
  roles: props.roles,
  teamIds: props.teamIds,
  // Missing in sessions that an older version has stored; the next visit reads it.
  adminOfTeamIds: props.adminOfTeamIds ?? [],
  ...(props.playerId === null ? {} : { playerId: props.playerId }),
});

/** Whether one of the actors created it. */
export const isBy = ({ actors }: Viewer, createdById: string | null): boolean =>
  actors.some(({ id }) => id === createdById);

import type { Actor } from '@neundarter/rules/access/actor';
import { useViewer } from './viewer.ts';

const nobody: Actor = { kind: 'guest', id: '', roles: [], teamIds: [] };

/** The signed-in user as the access rules see them, for components; a guest without rights if no user is signed in. */
export const useActor = (): Actor => useViewer().actors.find(({ kind }) => kind === 'user') ?? nobody;

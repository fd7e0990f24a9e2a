import type { Actor } from '@neundarter/rules/access/actor';
import { useViewer } from './viewer.ts';

const nobody: Actor = { kind: 'guest', id: '', roles: [], teamIds: [] };

/** The signed-in user as the rules of access see them, for components; without one a guest without rights. */
export const useActor = (): Actor => useViewer().actors.find(({ kind }) => kind === 'user') ?? nobody;

import { describe, expect, it } from 'vitest';
import { mayManageEvents, mayReadEvent } from './events.ts';
import type { Actor } from './people.ts';

const guest: Actor = { kind: 'guest', id: 'g', roles: [], teamIds: [] };
const user = (roles: Actor['roles'], teamIds: readonly string[]): Actor => ({
  kind: 'user',
  id: 'u',
  roles,
  teamIds,
});

describe('events', () => {
  it('are seen by everybody when public, else by the team and admins', () => {
    for (const actor of [guest, user([], ['bulls']), user([], ['other']), user(['admin'], [])])
      expect(mayReadEvent(actor, { teamId: 'bulls', isPublic: true })).toBe(true);
    const closed = { teamId: 'bulls', isPublic: false };
    expect(mayReadEvent(guest, closed)).toBe(false);
    expect(mayReadEvent(user(['team-admin'], ['other']), closed)).toBe(false);
    expect(mayReadEvent(user([], ['bulls']), closed)).toBe(true);
    expect(mayReadEvent(user(['admin'], []), closed)).toBe(true);
  });

  it('are managed by admins of the very team and platform admins', () => {
    expect(mayManageEvents(user(['team-admin'], ['bulls']), 'bulls')).toBe(true);
    expect(mayManageEvents(user(['admin'], []), 'bulls')).toBe(true);
    expect(mayManageEvents(user(['team-admin'], ['other']), 'bulls')).toBe(false);
    expect(mayManageEvents(user([], ['bulls']), 'bulls')).toBe(false);
    expect(mayManageEvents({ ...guest, roles: ['team-admin'], teamIds: ['bulls'] }, 'bulls')).toBe(false);
  });
});

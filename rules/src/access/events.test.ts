import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import {
  areEventTimesValid,
  isEventFinal,
  isEventOver,
  isTrainingOpen,
  mayManageEvents,
  mayReadEvent,
} from './events.ts';

const guest: Actor = { kind: 'guest', id: 'g', roles: [], teamIds: [] };
const user = (roles: Actor['roles'], teamIds: readonly string[]): Actor => ({
  kind: 'user',
  id: 'u',
  roles,
  teamIds,
  adminOfTeamIds: roles.includes('team-admin') ? teamIds : [],
});

describe('events', () => {
  it('are visible to everybody if public, otherwise to the team and admins', () => {
    for (const actor of [guest, user([], ['bulls']), user([], ['other']), user(['admin'], [])])
      expect(mayReadEvent(actor, { teamId: 'bulls', isPublic: true })).toBe(true);
    const closed = { teamId: 'bulls', isPublic: false };
    expect(mayReadEvent(guest, closed)).toBe(false);
    expect(mayReadEvent(user(['team-admin'], ['other']), closed)).toBe(false);
    expect(mayReadEvent(user([], ['bulls']), closed)).toBe(true);
    expect(mayReadEvent(user(['admin'], []), closed)).toBe(true);
  });

  it('are also visible to enrolled scorers and participants if not public', () => {
    const closed = { teamId: 'bulls', isPublic: false };
    expect(mayReadEvent(guest, { ...closed, isEnrolled: true })).toBe(true);
    expect(mayReadEvent(user([], []), { ...closed, isParticipant: true })).toBe(true);
    expect(mayReadEvent(user([], []), { ...closed, isEnrolled: false, isParticipant: false })).toBe(false);
  });

  it('are visible only to the team and admins as long as they are drafts', () => {
    const draft = { teamId: 'bulls', isPublic: true, isDraft: true, isEnrolled: true, isParticipant: true };
    for (const actor of [guest, user([], []), user(['team-admin'], ['other'])])
      expect(mayReadEvent(actor, draft)).toBe(false);
    for (const actor of [user([], ['bulls']), user(['admin'], [])])
      expect(mayReadEvent(actor, draft)).toBe(true);
    expect(mayReadEvent(guest, { ...draft, isDraft: false })).toBe(true);
  });

  it('must end after their start', () => {
    expect(areEventTimesValid({ startDateTime: 5, endDateTime: 6 })).toBe(true);
    expect(areEventTimesValid({ startDateTime: 5, endDateTime: 5 })).toBe(false);
    expect(areEventTimesValid({ startDateTime: 5, endDateTime: 4 })).toBe(false);
  });

  it('are over at their end', () => {
    expect(isEventOver({ endDateTime: 100 }, 99)).toBe(false);
    expect(isEventOver({ endDateTime: 100 }, 100)).toBe(true);
  });

  it('are final a day after the end of a training', () => {
    const day = 24 * 60 * 60_000;
    expect(isEventFinal({ type: 'training', endDateTime: 100 }, 99 + day)).toBe(false);
    expect(isEventFinal({ type: 'training', endDateTime: 100 }, 100 + day)).toBe(true);
    expect(isEventFinal({ type: 'tournament', endDateTime: 100 }, 100 + day)).toBe(false);
    const tournament = { type: 'tournament', endDateTime: 100, finishedAt: 300 } as const;
    expect(isEventFinal(tournament, 299 + day)).toBe(false);
    expect(isEventFinal(tournament, 300 + day)).toBe(true);
    expect(isEventFinal({ ...tournament, endDateTime: 400 }, 399 + day)).toBe(false);
    expect(isEventFinal({ type: 'mdsl-matchday', endDateTime: 100 }, 100 + day)).toBe(false);
  });

  it('accept matches created before the end, if they are trainings', () => {
    expect(isTrainingOpen({ type: 'training', endDateTime: 100 }, 99)).toBe(true);
    expect(isTrainingOpen({ type: 'training', endDateTime: 100 }, 100)).toBe(false);
    expect(isTrainingOpen({ type: 'tournament', endDateTime: 100 }, 99)).toBe(false);
  });

  it('are managed by admins of their team and platform admins', () => {
    expect(mayManageEvents(user(['team-admin'], ['bulls']), 'bulls')).toBe(true);
    expect(mayManageEvents(user(['admin'], []), 'bulls')).toBe(true);
    expect(mayManageEvents(user(['team-admin'], ['other']), 'bulls')).toBe(false);
    expect(mayManageEvents(user([], ['bulls']), 'bulls')).toBe(false);
    const claims = { roles: ['team-admin'], teamIds: ['bulls'], adminOfTeamIds: ['bulls'] } as const;
    expect(mayManageEvents({ ...guest, ...claims }, 'bulls')).toBe(false);
    const elsewhere = { ...user(['team-admin'], ['bulls', 'other']), adminOfTeamIds: ['other'] };
    expect(mayManageEvents(elsewhere, 'bulls')).toBe(false);
  });
});

import type { EventEntity } from '@neundarter/contract/entities/event';
import { request } from '../api/api.ts';
import { hasCode } from '../api/api-error.ts';
import type { Failed } from '../api/use-change.ts';
import { useMatchdayChange } from './matchdays.ts';
import { useTournamentChange } from './use-tournament-change.ts';

/** Somebody else has started the event before. */
export class AlreadyStarted extends Error {}

/** Codes of a start that comes too late. */
const late = ['error.event.invalid-status', 'error.event.changed-meanwhile'] as const;

/**
 * Starts an event as its organiser has seen it.
 * @param editRevision the revision that the organiser has seen
 * @throws {AlreadyStarted} if the event runs because somebody else was faster
 */
export async function startEvent(id: string, editRevision: number): Promise<EventEntity> {
  try {
    return await request('PATCH /events/{id}/start', { params: { id }, body: { editRevision } });
  } catch (thrown) {
    if (!late.some((code) => hasCode(thrown, code))) throw thrown;
    const { props } = await request('GET /events/{id}', { params: { id } });
    throw props.eventData?.status === 'running' ? new AlreadyStarted() : thrown;
  }
}

/** Starts the matchday as its editor has seen it. */
export const useMatchdayStart = (eventId: string, failed: Failed<number>) =>
  useMatchdayChange<number>(eventId, {
    send: (editRevision) => startEvent(eventId, editRevision),
    failed,
  });

/** Starts the tournament as its organiser has seen it. */
export const useTournamentStart = (eventId: string, failed: Failed<number>) =>
  useTournamentChange<number>(eventId, {
    send: (editRevision) => startEvent(eventId, editRevision),
    failed,
  });

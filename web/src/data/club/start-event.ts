import type { EventEntity } from '@neundarter/contract/entities/event';
import { request } from '../api/api.ts';
import { hasCode } from '../api/api-error.ts';

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

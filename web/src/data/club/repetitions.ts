import type { FollowingProps } from '@neundarter/contract/entities/event';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { eventKeys } from './events.ts';

type FollowingChange = {
  /** The first training that changes. */
  readonly id: string;
  readonly changedProps: FollowingProps;
  /** The `editRevision` of the training that the user has changed. */
  readonly editRevision: number;
};

/** Changes a training and all later ones of its repetition. */
export const useFollowingChange = (failed: Failed) =>
  useChange({
    send: ({ id, ...body }: FollowingChange) =>
      request('PATCH /events/{id}/following', { params: { id }, body }),
    stale: [eventKeys.all],
    failed,
  });

/** Deletes a training and all later ones of its repetition for good. */
export const useFollowingDeletion = (failed: Failed) =>
  useChange({
    send: (id: string) => request('DELETE /events/{id}/following', { params: { id } }),
    stale: [eventKeys.all],
    failed,
  });

import type { EventEntity } from '@neundarter/contract/entities/event';
import { useFollowingDeletion } from '../../data/club/repetitions.ts';
import { errorReason } from '../../text/errors.ts';
import { repetitionText as text } from '../../text/repetitions.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';

/**
 * Deletes a training and all later ones of its repetition after a question.
 * @returns a function that tells whether they are deleted
 */
export function useFollowingRemoval(): (event: EventEntity) => Promise<boolean> {
  const deletion = useFollowingDeletion((error) => text.removeFailed(errorReason(error)));
  return async ({ id, props: { name, startDateTime } }) => {
    const isSure = await confirmAction({
      title: text.removeTitle,
      text: text.removeWarning(name, startDateTime),
      confirm: text.removeConfirm,
      danger: true,
    });
    if (!isSure) return false;
    const outcome = await deletion.run(id);
    tellOutcome(outcome, { done: ({ count }) => text.removed(count) });
    return outcome.ok;
  };
}

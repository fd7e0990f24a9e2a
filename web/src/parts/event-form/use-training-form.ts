import type { EventEntity } from '@neundarter/contract/entities/event';
import { useFollowingChange } from '../../data/club/repetitions.ts';
import { errorReason } from '../../text/errors.ts';
import { trainingFormText as text } from '../../text/event-form.ts';
import { repetitionText } from '../../text/repetitions.ts';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import type { FormState } from '../../ui/use-form.ts';
import {
  changedTraining,
  emptyTraining,
  sentTrainings,
  type TrainingValues,
  trainingProblems,
  valuesOf,
} from './training-values.ts';
import { type EventFormTarget, useEventForm } from './use-event-form.ts';

/**
 * State of the form for a training: creates one or one for each week, or changes the given one, also with all later ones
 * of its repetition.
 */
export function useTrainingForm(target: EventFormTarget): FormState<TrainingValues> {
  const following = useFollowingChange((error) => text.failed(errorReason(error)));
  const saveFollowing = async (event: EventEntity, values: TrainingValues) => {
    const { editRevision } = event.props;
    const changedProps = changedTraining(event, values);
    const outcome = await following.run({ id: event.id, changedProps, editRevision });
    if (outcome.ok) tellOutcome(outcome, { done: ({ count }) => repetitionText.saved(count) });
    return outcome;
  };
  return useEventForm({
    ...target,
    start: target.event === null ? emptyTraining : valuesOf(target.event),
    check: trainingProblems,
    newEvents: (values) =>
      sentTrainings(values).map((sent) => ({ teamId: target.teamId, type: 'training', ...sent })),
    changes: (_, values) => sentTrainings(values)[0] ?? {},
    sendFor: (event, values) => (values.isForFollowing ? saveFollowing(event, values) : null),
    texts: text,
  });
}

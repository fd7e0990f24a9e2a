import { trainingFormText as text } from '../../text/event-form.ts';
import type { FormState } from '../../ui/use-form.ts';
import {
  emptyTraining,
  sentTrainings,
  type TrainingValues,
  trainingProblems,
  valuesOf,
} from './training-values.ts';
import { type EventFormTarget, useEventForm } from './use-event-form.ts';

/** State of the form for a training: creates one or one for each week, or changes the given one. */
export const useTrainingForm = (target: EventFormTarget): FormState<TrainingValues> =>
  useEventForm({
    ...target,
    start: target.event === null ? emptyTraining : valuesOf(target.event),
    check: trainingProblems,
    newEvents: (values) =>
      sentTrainings(values).map((sent) => ({ teamId: target.teamId, type: 'training', ...sent })),
    changes: (_, values) => sentTrainings(values)[0] ?? {},
    texts: text,
  });

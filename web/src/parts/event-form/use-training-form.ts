import type { EventEntity } from '@neundarter/contract/entities/event';
import { useIdsFor } from '../../data/api/use-ids-for.ts';
import { useEventChange, useEventCreation } from '../../data/club/events.ts';
import { errorReason } from '../../text/errors.ts';
import { trainingFormText as text } from '../../text/event-form.ts';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { type FormState, useForm } from '../../ui/use-form.ts';
import {
  emptyTraining,
  sentTrainings,
  type TrainingValues,
  trainingProblems,
  valuesOf,
} from './training-values.ts';

type Options = {
  readonly teamId: string;
  readonly training: EventEntity | null;
  readonly onDone: () => void;
};

const failed = (error: unknown) => text.failed(errorReason(error));

/** State of the form for a training: creates one or one for each week, or changes the given one. */
export function useTrainingForm({ teamId, training, onDone }: Options): FormState<TrainingValues> {
  const create = useCreation(teamId);
  const change = useEventChange(failed);
  return useForm<TrainingValues>({
    start: training === null ? emptyTraining : valuesOf(training),
    check: trainingProblems,
    send: async (values) => {
      if (training === null) return create(values);
      const [changedProps = {}] = sentTrainings(values);
      const { id, props } = training;
      const outcome = await change.run({ id, changedProps, editRevision: props.editRevision });
      if (outcome.ok) tellOutcome(outcome, { done: text.saved });
      return outcome;
    },
    onSent: () => onDone(),
  });
}

/** Creates the trainings; a repeat after a lost answer has the same ids. */
function useCreation(teamId: string) {
  const idFor = useIdsFor();
  const creation = useEventCreation(failed);
  return async (values: TrainingValues) => {
    const events = sentTrainings(values).map((sent) => {
      const props = { teamId, type: 'training', ...sent } as const;
      return { id: idFor(JSON.stringify(props)), props };
    });
    const outcome = await creation.run(events);
    if (outcome.ok) tellOutcome(outcome, { done: text.created(events.length) });
    return outcome;
  };
}

import { trainingFormText as text } from '../../text/event-form.ts';
import { repetitionText } from '../../text/repetitions.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { EventFormFrame } from './event-form-frame.tsx';
import { TimeFields } from './time-fields.tsx';
import { countOf, type TrainingValues } from './training-values.ts';
import type { EventFormTarget } from './use-event-form.ts';
import { useTrainingForm } from './use-training-form.ts';

/** The form for a training, or for one every week. */
export function TrainingForm(target: EventFormTarget) {
  const form = useTrainingForm(target);
  const isNew = target.event === null;
  return (
    <EventFormFrame
      form={form}
      isPublicHint={text.isPublicHint}
      submit={isNew ? text.create : text.save}
      onCancel={target.onDone}
    >
      <TimeFields form={form} />
      {isNew ? <WeeklyFields form={form} /> : null}
      {target.event?.props.repetitionId === undefined ? null : (
        <CheckField
          label={repetitionText.changeFollowing}
          isChecked={form.values.isForFollowing}
          onChange={(isForFollowing) => form.set({ isForFollowing })}
        />
      )}
    </EventFormFrame>
  );
}

function WeeklyFields({ form }: { readonly form: FormState<TrainingValues> }) {
  const { isWeekly } = form.values;
  const count = countOf(form.values);
  return (
    <>
      <CheckField
        label={text.isWeekly}
        isChecked={isWeekly}
        onChange={(isChecked) => form.set({ isWeekly: isChecked })}
      />
      {isWeekly ? (
        <DateField
          {...form.field('until')}
          label={text.until}
          hint={count === null ? undefined : text.count(count)}
        />
      ) : null}
    </>
  );
}

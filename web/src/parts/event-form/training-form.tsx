import type { EventEntity } from '@neundarter/contract/entities/event';
import { maxEventDescriptionLength, maxNameLength } from '@neundarter/contract/limits';
import { commonText } from '../../text/common.ts';
import { trainingFormText as text } from '../../text/event-form.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Row } from '../../ui/row.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { MarkdownEditor } from '../markdown/markdown-editor.tsx';
import { PlaceFields } from './place-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { countOf, type TrainingValues } from './training-values.ts';
import { useTrainingForm } from './use-training-form.ts';

type Props = {
  readonly teamId: string;
  /** The training to change; null for a new one. */
  readonly training: EventEntity | null;
  /** Called after saving, and when the user cancels. */
  readonly onDone: () => void;
};

type FormProps = { readonly form: FormState<TrainingValues> };

/** The form for a training, or for one every week. */
export function TrainingForm({ teamId, training, onDone }: Props) {
  const form = useTrainingForm({ teamId, training, onDone });
  const cancel = () => {
    form.discard();
    onDone();
  };
  return (
    <Form gap="l" form={form} onSubmit={form.submit}>
      <TextField
        {...form.field('name')}
        label={text.name}
        maxLength={maxNameLength}
        autoComplete="off"
        data-autofocus
      />
      <TimeFields form={form} />
      {training === null ? <WeeklyFields form={form} /> : null}
      <PlaceFields form={form} />
      <Toggle
        label={text.isPublic}
        hint={text.isPublicHint}
        isOn={form.values.isPublic}
        onChange={(isPublic) => form.set({ isPublic })}
      />
      <MarkdownEditor
        {...form.field('description')}
        label={text.description}
        maxLength={maxEventDescriptionLength}
        emptyText={text.noDescription}
      />
      <FormFailure form={form} />
      <Row gap="s" justify="end" wraps>
        <Button look="quiet" onClick={cancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {training === null ? text.create : text.save}
        </Button>
      </Row>
    </Form>
  );
}

function WeeklyFields({ form }: FormProps) {
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

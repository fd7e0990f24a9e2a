import { maxEventDescriptionLength, maxNameLength } from '@neundarter/contract/limits';
import { type ReactNode, Suspense } from 'react';
import { commonText } from '../../text/common.ts';
import { eventFormText as text } from '../../text/event-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Inline } from '../../ui/inline.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { MarkdownEditor } from '../markdown/markdown-editor.tsx';
import type { GeneralValues } from './general-values.ts';
import { PlaceFields } from './place-fields.tsx';

const SearchableToggle = latePart(async () => (await import('./searchable-toggle.tsx')).SearchableToggle);

type Props = {
  /** A form with these fields and others. */
  readonly form: FormState<GeneralValues>;
  /** Fields of this kind of event, between the name and the place. */
  readonly children: ReactNode;
  readonly isPublicHint: string;
  /** What the button says that sends the form. */
  readonly submit: string;
  /** Called when the user cancels. */
  readonly onCancel: () => void;
};

/** What the forms of all kinds of events share: name, place, who sees it, description, and the buttons. */
export function EventFormFrame({ form, children, isPublicHint, submit, onCancel }: Props) {
  const cancel = () => {
    form.discard();
    onCancel();
  };
  return (
    <Form gap="l" form={form} onSubmit={form.submit}>
      <TextField {...form.field('name')} label={text.name} maxLength={maxNameLength} autoComplete="off" />
      {children}
      <PlaceFields form={form} />
      <Toggle
        label={text.isPublic}
        hint={isPublicHint}
        isOn={form.values.isPublic}
        onChange={(isPublic) => form.set({ isPublic })}
      />
      <Suspense fallback={null}>
        <SearchableToggle
          isPublic={form.values.isPublic}
          isSearchable={form.values.isSearchable}
          onChange={(isSearchable) => form.set({ isSearchable })}
        />
      </Suspense>
      <MarkdownEditor
        {...form.field('description')}
        label={text.description}
        maxLength={maxEventDescriptionLength}
        emptyText={text.noDescription}
      />
      <FormFailure form={form} />
      <Inline gap="s" justify="end" wraps>
        <Button look="quiet" onClick={cancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {submit}
        </Button>
      </Inline>
    </Form>
  );
}

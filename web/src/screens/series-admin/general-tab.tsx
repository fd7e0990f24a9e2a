import { maxNameLength } from '@neundarter/contract/limits';
import { Suspense } from 'react';
import { type SeriesWithPoints, useSeriesChange } from '../../data/club/series.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem } from '../../text/names.ts';
import { seriesAdminText, seriesFormText as text } from '../../text/series.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Inline } from '../../ui/inline.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { useForm } from '../../ui/use-form.ts';

const SearchableToggle = latePart(
  async () => (await import('../../parts/event-form/searchable-toggle.tsx')).SearchableToggle,
);

type GeneralValues = {
  readonly name: string;
  readonly isPublic: boolean;
  readonly isSearchable?: boolean;
};

/** Name and visibility of a series. */
export function GeneralTab({ series }: { readonly series: SeriesWithPoints }) {
  const { name, isPublic, isSearchable } = series.props;
  const change = useSeriesChange(series.id, (error) => text.failed(errorReason(error)));
  const form = useForm<GeneralValues>({
    start: { name, isPublic, ...(isSearchable !== undefined && { isSearchable }) },
    check: (values) => ({ name: nameProblem(values.name, text.nameMissing) }),
    send: async (values) => {
      const outcome = await change.run(values);
      if (outcome.ok) tellOutcome(outcome, { done: text.saved });
      return outcome;
    },
  });
  return (
    <Card title={seriesAdminText.general}>
      <Form gap="l" form={form} onSubmit={form.submit}>
        <TextField {...form.field('name')} label={text.name} maxLength={maxNameLength} autoComplete="off" />
        <Toggle
          label={text.isPublic}
          hint={text.isPublicHint}
          isOn={form.values.isPublic}
          onChange={(isOn) => form.set({ isPublic: isOn })}
        />
        <Suspense fallback={null}>
          <SearchableToggle
            isPublic={form.values.isPublic}
            isSearchable={form.values.isSearchable}
            onChange={(isOn) => form.set({ isSearchable: isOn })}
          />
        </Suspense>
        <FormFailure form={form} />
        <Inline gap="s" justify="end">
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {text.save}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

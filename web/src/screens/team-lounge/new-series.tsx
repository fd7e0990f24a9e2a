import { maxNameLength } from '@neundarter/contract/limits';
import { useEffect, useRef } from 'react';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { useSeriesCreation } from '../../data/club/series.ts';
import { commonText } from '../../text/common.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem } from '../../text/names.ts';
import { seriesFormText as text } from '../../text/series.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Inline } from '../../ui/inline.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './team-lounge.module.css';

type Props = {
  readonly teamId: string;
  readonly onDone: () => void;
  /** False while the form waits hidden with what was typed. */
  readonly isShown: boolean;
};

/** The form for a new series, in place; the view moves to it when it opens. Points and tournaments come afterwards. */
export function NewSeries({ teamId, onDone, isShown }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  return (
    <div ref={place} className={classes.place}>
      <Card title={text.newTitle}>
        <SeriesForm teamId={teamId} onDone={onDone} />
      </Card>
    </div>
  );
}

function SeriesForm({ teamId, onDone }: Pick<Props, 'teamId' | 'onDone'>) {
  const creation = useSeriesCreation((error) => text.failed(errorReason(error)));
  const idFor = useIdFor();
  const form = useForm({
    start: { name: '', isPublic: false },
    check: ({ name }) => ({ name: nameProblem(name, text.nameMissing) }),
    send: async (values) => {
      const props = { teamId, ...values };
      const outcome = await creation.run({ id: idFor(JSON.stringify(props)), props });
      if (outcome.ok) tellOutcome(outcome, { done: text.created });
      return outcome;
    },
    onSent: () => onDone(),
  });
  const cancel = () => {
    form.discard();
    onDone();
  };
  return (
    <Form gap="l" form={form} onSubmit={form.submit}>
      <TextField {...form.field('name')} label={text.name} maxLength={maxNameLength} autoComplete="off" />
      <Toggle
        label={text.isPublic}
        hint={text.isPublicHint}
        isOn={form.values.isPublic}
        onChange={(isPublic) => form.set({ isPublic })}
      />
      <FormFailure form={form} />
      <Inline gap="s" justify="end" wraps>
        <Button look="quiet" onClick={cancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {text.create}
        </Button>
      </Inline>
    </Form>
  );
}

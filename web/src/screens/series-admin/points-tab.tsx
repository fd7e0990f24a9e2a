import { type SeriesWithPoints, useSeriesPoints } from '../../data/club/series.ts';
import { errorReason } from '../../text/errors.ts';
import { pointsText, seriesFormText, seriesAdminText as text } from '../../text/series.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type FormState, useForm } from '../../ui/use-form.ts';
import {
  bestResultsField,
  checkPoints,
  configOf,
  fieldOf,
  labelOf,
  namesIn,
  type PointsValues,
  pointGroups,
  valuesOf,
} from './points-values.ts';
import classes from './series-admin.module.css';

/** What a series gives points for; fixed once a tournament has started. */
export function PointsTab({ series }: { readonly series: SeriesWithPoints }) {
  const { config, canUpdatePoints } = series.props;
  const points = useSeriesPoints(series.id, (error) => seriesFormText.failed(errorReason(error)));
  const form = useForm<PointsValues>({
    start: valuesOf(config),
    check: checkPoints,
    send: async (values) => {
      const outcome = await points.run(configOf(values));
      if (outcome.ok) tellOutcome(outcome, { done: text.pointsSaved });
      return outcome;
    },
  });
  return (
    <Form gap="l" form={form} onSubmit={form.submit}>
      {canUpdatePoints ? null : <Notice tone="info">{text.pointsFixed}</Notice>}
      <div className={classes.groups}>
        {pointGroups.map((group) => (
          <Card key={group} title={pointsText[group].title}>
            <div className={classes.numbers}>
              {namesIn(group).map((name) => (
                <NumberField
                  key={name}
                  form={form}
                  name={fieldOf(group, name)}
                  label={labelOf(group, name)}
                  isDisabled={!canUpdatePoints}
                />
              ))}
            </div>
          </Card>
        ))}
        <Card title={text.results}>
          <NumberField
            form={form}
            name={bestResultsField}
            label={text.bestResults}
            hint={text.bestResultsHint}
            isDisabled={!canUpdatePoints}
          />
        </Card>
      </div>
      <FormFailure form={form} />
      {canUpdatePoints ? (
        <Inline gap="s" justify="end">
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {seriesFormText.save}
          </Button>
        </Inline>
      ) : null}
    </Form>
  );
}

type FieldProps = {
  readonly form: FormState<PointsValues>;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isDisabled: boolean;
};

function NumberField({ form, name, label, hint, isDisabled }: FieldProps) {
  return (
    <TextField
      {...form.field(name)}
      label={label}
      hint={hint}
      disabled={isDisabled}
      inputMode="numeric"
      autoComplete="off"
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

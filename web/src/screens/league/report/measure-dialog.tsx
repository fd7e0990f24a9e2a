import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { NewMeasureProps } from '@neundarter/contract/entities/league/league-report';
import { maxReasonLength, maxRuleLength } from '@neundarter/contract/limits';
import { type MeasureKind, measureBounds, measureKinds } from '@neundarter/rules/league/measures';
import { useNewMeasure } from '../../../data/club/league-reports.ts';
import { errorReason } from '../../../text/errors.ts';
import { measureText, reportDeedText as text } from '../../../text/league-report.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';

type Props = {
  readonly league: LeagueEntity;
  /** Numbers of the teams that can be chosen. */
  readonly teams: readonly number[];
  /** Number of the fixture that it is about. */
  readonly fixture?: number;
  readonly onClose: () => void;
};

type Values = {
  readonly team: string;
  readonly kind: MeasureKind;
  readonly rule: string;
  readonly reason: string;
  readonly points: string;
  readonly euros: string;
};

const isWithin = (typed: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;

const sentOf = (values: Values, fixture: number | undefined): NewMeasureProps => ({
  kind: values.kind,
  team: Number(values.team),
  rule: values.rule.trim(),
  reason: values.reason.trim(),
  ...(fixture !== undefined && { fixture }),
  ...(values.kind === 'points' && { points: Number(values.points) }),
  ...(values.kind === 'fine' && { euros: Number(values.euros) }),
});

/** Records a measure of the office against a team. */
export function MeasureDialog({ league, teams, fixture, onClose }: Props) {
  const change = useNewMeasure(league.id, (error) => text.failed(errorReason(error)));
  const form = useForm<Values>({
    start: { team: `${teams[0] ?? 0}`, kind: 'warning', rule: '', reason: '', points: '1', euros: '' },
    check: ({ kind, rule, reason, points, euros }) => ({
      rule: rule.trim() === '' ? measureText.ruleMissing : undefined,
      reason: reason.trim() === '' ? text.reasonMissing : undefined,
      points:
        kind === 'points' && !isWithin(points, measureBounds.points) ? measureText.pointsWrong : undefined,
      euros: kind === 'fine' && !isWithin(euros, measureBounds.euros) ? measureText.eurosWrong : undefined,
    }),
    send: async (values) => {
      const outcome = await change.run(sentOf(values, fixture));
      if (outcome.ok) tellOutcome(outcome, { done: text.saved });
      return outcome;
    },
    onSent: onClose,
  });
  return (
    <FormDialog title={measureText.kind} form={form} confirm={text.save} gap="m" onClose={onClose}>
      <SelectField
        {...form.field('team')}
        label={measureText.team}
        options={teams.map((team) => ({ value: `${team}`, label: league.props.teams[team]?.name ?? '' }))}
      />
      <SelectField
        {...form.field('kind')}
        label={measureText.kind}
        options={measureKinds.map((kind) => ({ value: kind, label: measureText.names[kind] }))}
      />
      {form.values.kind === 'points' ? (
        <TextField {...form.field('points')} label={measureText.points} inputMode="numeric" />
      ) : null}
      {form.values.kind === 'fine' ? (
        <TextField {...form.field('euros')} label={measureText.euros} inputMode="numeric" />
      ) : null}
      <TextField
        {...form.field('rule')}
        label={measureText.rule}
        hint={measureText.ruleHint}
        maxLength={maxRuleLength}
        autoComplete="off"
      />
      <TextArea {...form.field('reason')} label={text.reason} maxLength={maxReasonLength} rows={3} />
    </FormDialog>
  );
}

import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { maxNameLength, maxSeasonLength } from '@neundarter/contract/limits';
import { daysBeforeBounds, officeAgreements, usualMoveRules } from '@neundarter/rules/league/move-fixture';
import { deadlineBounds, usualDeadlines } from '@neundarter/rules/league/report';
import { builtInFormats } from '@neundarter/rules/matchday/formats';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { useLeagueChange } from '../../../data/club/leagues.ts';
import { errorReason } from '../../../text/errors.ts';
import { leagueAdminText, leagueFormText as text } from '../../../text/league.ts';
import { moveRulesText } from '../../../text/league-move.ts';
import { deadlineText } from '../../../text/league-report.ts';
import { matchdayFormatText } from '../../../text/matchday-format.ts';
import { nameProblem } from '../../../text/names.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form, FormFailure } from '../../../ui/form.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { useForm } from '../../../ui/use-form.ts';

/** What a league is called, who sees it, and how its match days are played. */
export function GeneralForm({ league }: { readonly league: LeagueEntity }) {
  const { name, season, isPublic, status, deadlines = usualDeadlines } = league.props;
  const { moveRules = usualMoveRules } = league.props;
  const own = formatOf(league.props);
  const formats = builtInFormats.some((one) => one.name === own.name)
    ? builtInFormats
    : [own, ...builtInFormats];
  const change = useLeagueChange(league.id, (error) => text.failed(errorReason(error)));
  const form = useForm({
    start: { name, season, isPublic, format: own.name, ...deadlines, ...moveRules },
    check: (values) => ({
      name: nameProblem(values.name, text.nameMissing),
      season: nameProblem(values.season, text.seasonMissing),
    }),
    send: async ({ format: chosen, confirmDays, objectionDays, officeAgrees, daysBefore, ...values }) => {
      const format = formats.find((one) => one.name === chosen);
      const isOther = format !== undefined && format.name !== own.name;
      const outcome = await change.run({
        ...values,
        ...(isOther && { format }),
        deadlines: { confirmDays, objectionDays },
        moveRules: { officeAgrees, daysBefore },
      });
      if (outcome.ok) tellOutcome(outcome, { done: text.saved });
      return outcome;
    },
  });
  return (
    <Card title={leagueAdminText.general}>
      <Form gap="l" form={form} onSubmit={form.submit}>
        <TextField {...form.field('name')} label={text.name} maxLength={maxNameLength} autoComplete="off" />
        <TextField
          {...form.field('season')}
          label={text.season}
          maxLength={maxSeasonLength}
          autoComplete="off"
        />
        <Toggle
          label={text.isPublic}
          hint={text.isPublicHint}
          isOn={form.values.isPublic}
          onChange={(isOn) => form.set({ isPublic: isOn })}
        />
        {status === 'draft' ? (
          <SelectField
            {...form.field('format')}
            label={matchdayFormatText.label}
            options={formats.map((one) => ({
              value: one.name,
              label: matchdayFormatText.nameOf(one.name),
            }))}
          />
        ) : null}
        {(['confirmDays', 'objectionDays'] as const).map((name) => (
          <Stepper
            key={name}
            label={deadlineText[name]}
            {...deadlineBounds[name]}
            value={form.values[name]}
            onChange={(days) => form.set({ [name]: days })}
          />
        ))}
        <SelectField
          {...form.field('officeAgrees')}
          label={moveRulesText.officeAgrees}
          options={officeAgreements.map((one) => ({
            value: one,
            label: moveRulesText.officeAgreements[one],
          }))}
        />
        <Stepper
          label={moveRulesText.daysBefore}
          {...daysBeforeBounds}
          value={form.values.daysBefore}
          onChange={(daysBefore) => form.set({ daysBefore })}
        />
        <FormFailure form={form} />
        <Inline gap="s" justify="end">
          <Button type="submit" isBusy={form.isBusy}>
            {text.save}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

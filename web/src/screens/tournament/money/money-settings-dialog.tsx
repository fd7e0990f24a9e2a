import type { MoneySettings } from '@neundarter/contract/entities/money/money';
import { feeKinds } from '@neundarter/rules/money/booking';
import { useMoneySettings } from '../../../data/club/money.ts';
import { feeText, moneySettingsText as text } from '../../../text/money.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import looks from '../../../ui/text-looks.module.css';
import { useForm } from '../../../ui/use-form.ts';
import { settingsOf, settingsProblems, valuesOf } from './settings-values.ts';

type Props = {
  readonly eventId: string;
  readonly settings: MoneySettings;
  readonly onClose: () => void;
};

/** What an entry costs, and what places get. */
export function MoneySettingsDialog({ eventId, settings, onClose }: Props) {
  const change = useMoneySettings(eventId);
  const form = useForm({
    start: valuesOf(settings),
    check: settingsProblems,
    send: async (values) => {
      const outcome = await change.run(settingsOf(values));
      if (outcome.ok) tellOutcome(outcome, { done: text.saved });
      return outcome;
    },
    onSent: onClose,
  });
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <FormDialog title={text.title} form={form} confirm={text.save} gap="m" onClose={onClose}>
      <p className={looks.muted}>{text.hint}</p>
      {feeKinds.map((kind) => (
        <TextField key={kind} {...form.field(kind)} {...amount} label={text.fee(feeText[kind])} />
      ))}
      <TextField {...form.field('deposit')} {...amount} label={text.deposit} />
      <SelectField
        {...form.field('by')}
        label={text.prizes}
        options={(['none', 'percent', 'amount'] as const).map((value) => ({ value, label: text[value] }))}
      />
      {form.values.by === 'none' ? null : (
        <TextField {...form.field('places')} label={text.places} hint={text.placesHint} autoComplete="off" />
      )}
    </FormDialog>
  );
}

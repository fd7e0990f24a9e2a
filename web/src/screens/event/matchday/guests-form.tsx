import { guestsPinLengths, pairingCodeLength } from '@neundarter/rules/access/guests-pass';
import { useNavigate } from 'react-router';
import { useGuestEntry } from '../../../data/club/guests.ts';
import { eventPath } from '../../../parts/event-row/event-path.ts';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { errorReason } from '../../../text/errors.ts';
import { guestsFormText as text } from '../../../text/guests.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';

const ways = ['code', 'pin'] as const;

type Values = { readonly way: (typeof ways)[number]; readonly code: string; readonly pin: string };

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');
const isPin = (typed: string): boolean => {
  const { length } = digitsOf(typed);
  return length >= guestsPinLengths.min && length <= guestsPinLengths.max;
};

/** A device of the guests enters the code of the other team, or the PIN of its own team. */
export function GuestsForm({ eventId: id }: { readonly eventId: string }) {
  const navigate = useNavigate();
  const entry = useGuestEntry(id, (error) => text.failed(errorReason(error)));
  const form = useForm<Values>({
    start: { way: 'code', code: '', pin: '' },
    check: ({ way, code, pin }) => ({
      code: way === 'pin' || digitsOf(code).length === pairingCodeLength ? undefined : text.codeWrong,
      pin: isPin(pin) ? undefined : text.pinWrong,
    }),
    send: async ({ way, code, pin }) => {
      const outcome = await entry.run({ code: way === 'code' ? digitsOf(code) : null, pin: digitsOf(pin) });
      if (outcome.ok) {
        tellOutcome(outcome, { done: text.joined });
        await navigate(eventPath(id, 'mdsl-matchday'), { replace: true });
      }
      return outcome;
    },
    onSent: () => 'left',
    unsaved: 'keep',
  });
  const { way } = form.values;
  const digits = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const;
  return (
    <Page title={text.title} width="form">
      <Form form={form} onSubmit={() => form.submit()}>
        <Stack gap="l">
          <ChoiceGroup
            label={text.way}
            hint={text.wayHints[way]}
            columns={1}
            value={way}
            onChange={form.field('way').onValue}
            choices={ways.map((value) => ({ value, label: text.ways[value] }))}
          />
          {way === 'code' ? (
            <TextField
              label={text.ways.code}
              {...form.field('code')}
              {...digits}
              maxLength={pairingCodeLength + 2}
            />
          ) : null}
          <TextField
            label={way === 'code' ? text.pinNew : text.pin}
            {...(way === 'code' && { hint: text.pinNewHint })}
            {...form.field('pin')}
            {...digits}
            maxLength={guestsPinLengths.max}
          />
          {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
          <Button type="submit" look="primary" isWide isBusy={form.isBusy}>
            {text.send}
          </Button>
        </Stack>
      </Form>
    </Page>
  );
}

import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { notificationText as text } from '../../../text/tournament-entries.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import looks from '../../../ui/text-looks.module.css';
import { SaveState } from '../save-state.tsx';
import { useSavedForm } from '../use-saved-form.ts';

type Values = { readonly notificationEmailAddress: string };

const valuesOf = ({ props }: EventEntity): Values => ({
  notificationEmailAddress: tournamentDataOf(props)?.notificationEmailAddress ?? '',
});

/** Who hears of new registrations. */
export function NotificationCard({ tournament: { event } }: { readonly tournament: Tournament }) {
  const { form, onBlur, ...state } = useSavedForm<Values>({
    event,
    startOf: valuesOf,
    check: ({ notificationEmailAddress: typed }) => ({
      notificationEmailAddress:
        typed.trim() === '' || normaliseEmailAddress(typed) !== null ? undefined : text.wrong,
    }),
    changesOf: (_, { notificationEmailAddress: typed }) => ({
      eventData: { notificationEmailAddress: typed.trim() === '' ? null : typed.trim() },
    }),
  });
  const { notificationEmailAddress: saved } = valuesOf(event);
  const isWaiting = tournamentDataOf(event.props)?.isNotificationWaiting === true;
  return (
    <Card title={text.title}>
      <Stack gap="m" onBlur={onBlur}>
        {saved !== '' && isWaiting ? (
          <Notice tone="warning" title={text.waits(saved)}>
            {text.waitsHint}
          </Notice>
        ) : (
          <p className={looks.note}>{saved === '' ? text.none : text.some(saved)}</p>
        )}
        <TextField
          {...form.field('notificationEmailAddress')}
          label={text.label}
          type="email"
          autoComplete="off"
        />
        <SaveState form={form} {...state} />
      </Stack>
    </Card>
  );
}

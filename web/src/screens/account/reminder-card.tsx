import { useReminders, useRemindersChange } from '../../data/club/reminders.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { reminderText as text } from '../../text/reminders.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { Toggle } from '../../ui/toggle.tsx';

/** Switches mails about events to which the user has not replied. */
export function ReminderCard() {
  const { data, error, refetch } = useReminders();
  const change = useRemindersChange((why) => text.failed(errorReason(why)));
  return (
    <Card title={text.title}>
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <ErrorState text={text.loadFailed(errorText(error))} onRetry={() => void refetch()} />
        )
      ) : (
        <Toggle
          label={text.wanted}
          hint={text.hint}
          isOn={change.busyWith ?? data.wantsReminders}
          onChange={(isOn) => void change.run(isOn)}
        />
      )}
      {change.failure === null ? null : <Notice tone="error">{change.failure}</Notice>}
    </Card>
  );
}

import { maxNameLength } from '@neundarter/contract/limits';
import { useNavigate } from 'react-router';
import { serverNow } from '../../data/api/server-clock.ts';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { type KnownSettings, useTournamentCopying } from '../../data/club/templates.ts';
import { commonText } from '../../text/common.ts';
import { templatesText as text } from '../../text/competitions.ts';
import { atTimeOfDay } from '../../text/date-time.ts';
import { errorReason } from '../../text/errors.ts';
import { eventFormText } from '../../text/event-form.ts';
import { tournamentFormText } from '../../text/tournament-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Inline } from '../../ui/inline.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import looks from '../../ui/text-looks.module.css';
import { useForm } from '../../ui/use-form.ts';
import { tournamentAdminPath } from '../event-row/event-path.ts';
import { nextStart } from './copy-values.ts';
import { StartFields } from './start-fields.tsx';
import { isMissing } from './times-values.ts';
import { startProblems } from './tournament-values.ts';

type Props = { readonly source: KnownSettings; readonly onDone: () => void };
type Values = { readonly name: string; readonly date: number | null; readonly time: number | null };

const startOf = ({ date, time }: Values): number =>
  isMissing(date) || isMissing(time) ? 0 : atTimeOfDay(date, time);

/** The form for a tournament with known settings: only name and start can differ, and both are proposed. */
export function CopyForm({ source, onDone }: Props) {
  const navigate = useNavigate();
  const idFor = useIdFor();
  const copying = useTournamentCopying((error) => tournamentFormText.failed(errorReason(error)));
  const newId = (values: Values) => idFor(JSON.stringify([source.id, values]));
  const form = useForm<Values>({
    start: { name: source.name, ...nextStart(source.startDateTime, serverNow()) },
    check: startProblems,
    send: (values) =>
      copying.run({
        source: { kind: source.kind, id: source.id },
        body: { id: newId(values), name: values.name, startDateTime: startOf(values) },
      }),
    onSent: (values) => {
      tellOutcome({ ok: true, value: null }, { done: tournamentFormText.created });
      onDone();
      void navigate(tournamentAdminPath(newId(values), 'participants'));
    },
  });
  const cancel = () => {
    form.discard();
    onDone();
  };
  return (
    <Form gap="l" form={form} onSubmit={form.submit}>
      <p className={looks.muted}>{text.copyText}</p>
      <TextField
        {...form.field('name')}
        label={eventFormText.name}
        maxLength={maxNameLength}
        autoComplete="off"
      />
      <StartFields form={form} />
      <FormFailure form={form} />
      <Inline gap="s" justify="end" wraps>
        <Button look="quiet" onClick={cancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {tournamentFormText.create}
        </Button>
      </Inline>
    </Form>
  );
}

import type { EventEntity } from '@neundarter/contract/entities/event';
import { maxEventDescriptionLength, maxNameLength } from '@neundarter/contract/limits';
import { commonText } from '../../text/common.ts';
import { competitionFormText as text } from '../../text/event-form.ts';
import { eventTypeText } from '../../text/events.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Row } from '../../ui/row.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { MarkdownEditor } from '../markdown/markdown-editor.tsx';
import { OpponentTeamField } from '../opponent-team/opponent-team-field.tsx';
import { competitionModes } from './competition-values.ts';
import { PlaceFields } from './place-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useCompetitionForm } from './use-competition-form.ts';

type Props = {
  readonly teamId: string;
  /** The competition to change; null for a new one. */
  readonly competition: EventEntity | null;
  /** Called after saving, and when the user cancels. */
  readonly onDone: () => void;
};

const modes = [
  { value: '', label: text.noMode },
  ...competitionModes.map((value) => ({ value, label: eventTypeText[value] })),
] as const;

/** The form for a league match day: what, when, where, and against whom. */
export function CompetitionForm({ teamId, competition, onDone }: Props) {
  const form = useCompetitionForm({ teamId, competition, onDone });
  const cancel = () => {
    form.discard();
    onDone();
  };
  return (
    <Form gap="l" form={form} onSubmit={form.submit}>
      <TextField {...form.field('name')} label={text.name} maxLength={maxNameLength} autoComplete="off" />
      {competition === null ? (
        <>
          <SelectField {...form.field('mode')} label={text.mode} options={modes} />
          <OpponentTeamField {...form.field('away')} teamId={teamId} />
        </>
      ) : null}
      <TimeFields form={form} />
      <PlaceFields form={form} />
      <Toggle
        label={text.isPublic}
        hint={text.isPublicHint}
        isOn={form.values.isPublic}
        onChange={(isPublic) => form.set({ isPublic })}
      />
      <MarkdownEditor
        {...form.field('description')}
        label={text.description}
        maxLength={maxEventDescriptionLength}
        emptyText={text.noDescription}
      />
      <FormFailure form={form} />
      <Row gap="s" justify="end" wraps>
        <Button look="quiet" onClick={cancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {competition === null ? text.create : text.save}
        </Button>
      </Row>
    </Form>
  );
}

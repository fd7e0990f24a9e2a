import type { EventEntity } from '@neundarter/contract/entities/event';
import type { TournamentTemplate } from '@neundarter/contract/routes/templates';
import { type ReactNode, useState } from 'react';
import { useTeamEvents } from '../../data/club/events.ts';
import { type KnownSettings, useTemplates } from '../../data/club/templates.ts';
import { templatesText as text } from '../../text/competitions.ts';
import { errorText } from '../../text/errors.ts';
import { formatDate } from '../../text/formats.ts';
import { Inline } from '../../ui/inline.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { CopyForm } from './copy-form.tsx';
import { TemplateActions } from './template-actions.tsx';

const none = '';
const keyOf = ({ kind, id }: KnownSettings): string => `${kind}/${id}`;

const ofTemplate = ({ id, name, startDateTime }: TournamentTemplate): KnownSettings => ({
  kind: 'template',
  id,
  name,
  startDateTime,
});
const ofEvent = ({ id, props: { name, startDateTime } }: EventEntity): KnownSettings => ({
  kind: 'event',
  id,
  name,
  startDateTime,
});
const labelOf = ({ kind, name, startDateTime }: KnownSettings): string =>
  kind === 'template' ? text.template(name) : text.earlier(name, formatDate(startDateTime));

type Props = {
  readonly teamId: string;
  readonly onDone: () => void;
  /** The form for a tournament without known settings. */
  readonly children: ReactNode;
};

/** A new tournament: set up anew, of a template, or as an earlier one of the team. Without any of them nothing is asked. */
export function TournamentSource({ teamId, onDone, children }: Props) {
  const templates = useTemplates(teamId);
  const earlier = useTeamEvents(teamId, 'tournament').data ?? [];
  const [chosen, setChosen] = useState(none);
  const latest = earlier.toSorted((one, other) => other.props.startDateTime - one.props.startDateTime);
  const known = [...(templates.data ?? []).map(ofTemplate), ...latest.map(ofEvent)];
  const source = known.find((one) => keyOf(one) === chosen) ?? null;
  return (
    <Stack gap="l">
      {templates.error === null ? null : (
        <ErrorState
          text={text.loadFailed(errorText(templates.error))}
          onRetry={() => void templates.refetch()}
        />
      )}
      {known.length === 0 ? null : (
        <SelectField
          label={text.source}
          value={source === null ? none : chosen}
          options={[
            { value: none, label: text.none },
            ...known.map((one) => ({ value: keyOf(one), label: labelOf(one) })),
          ]}
          onValue={setChosen}
        />
      )}
      {source?.kind === 'template' ? (
        <Inline gap="s" wraps>
          <TemplateActions teamId={teamId} template={source} />
        </Inline>
      ) : null}
      <div hidden={source !== null}>{children}</div>
      {source === null ? null : <CopyForm key={chosen} source={source} onDone={onDone} />}
    </Stack>
  );
}

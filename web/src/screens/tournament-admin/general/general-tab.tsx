import { maxEventDescriptionLength, maxNameLength } from '@neundarter/contract/limits';
import { Suspense } from 'react';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { PlaceFields } from '../../../parts/event-form/place-fields.tsx';
import { StartFields } from '../../../parts/event-form/start-fields.tsx';
import type { TournamentValues } from '../../../parts/event-form/tournament-values.ts';
import { MarkdownEditor } from '../../../parts/markdown/markdown-editor.tsx';
import { DraftNotice } from '../../../parts/tournament/draft-notice.tsx';
import { eventFormText } from '../../../text/event-form.ts';
import { tournamentFormText } from '../../../text/tournament-form.ts';
import { generalText as text } from '../../../text/tournament-general.ts';
import { Card } from '../../../ui/card.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { SaveState } from '../save-state.tsx';
import type { SavedForm } from '../use-saved-form.ts';
import { CancelCard } from './cancel-card.tsx';
import { LinkCard } from './link-card.tsx';
import { PinCard } from './pin-card.tsx';

const SearchableToggle = latePart(
  async () => (await import('../../../parts/event-form/searchable-toggle.tsx')).SearchableToggle,
);

const ReuseCard = latePart(async () => (await import('../../../parts/reuse/reuse-card.tsx')).ReuseCard);

type Props = { readonly tournament: Tournament; readonly form: SavedForm<TournamentValues> };

/** What the tournament is, when and where; its links once it is published. */
export function GeneralTab({ tournament, form: { form, onBlur, ...state } }: Props) {
  const { isPublic } = form.values;
  return (
    <>
      <DraftNotice
        event={{ ...tournament.event, props: { ...tournament.event.props, isPublic } }}
        data={tournament.data}
      />
      <LinkCard tournament={tournament} />
      <PinCard tournament={tournament} />
      <Card title={text.general}>
        <Stack gap="l" onBlur={onBlur}>
          <TextField
            {...form.field('name')}
            label={eventFormText.name}
            maxLength={maxNameLength}
            autoComplete="off"
          />
          <StartFields form={form} />
          <PlaceFields form={form} />
          <Toggle
            label={eventFormText.isPublic}
            hint={tournamentFormText.isPublicHint}
            isOn={isPublic}
            onChange={(isOn) => form.set({ isPublic: isOn })}
          />
          <Suspense fallback={null}>
            <SearchableToggle
              isPublic={isPublic}
              isSearchable={form.values.isSearchable}
              onChange={(isSearchable) => form.set({ isSearchable })}
            />
          </Suspense>
          <MarkdownEditor
            {...form.field('description')}
            label={eventFormText.description}
            maxLength={maxEventDescriptionLength}
            emptyText={eventFormText.noDescription}
          />
          <SaveState form={form} {...state} />
        </Stack>
      </Card>
      <Suspense fallback={null}>
        <ReuseCard event={tournament.event} />
      </Suspense>
      <CancelCard tournament={tournament} />
    </>
  );
}

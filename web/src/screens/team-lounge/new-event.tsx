import type { EventType } from '@neundarter/rules/access/events';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Suspense, useState } from 'react';
import { EventForm } from '../../parts/event-form/event-form.tsx';
import { typesToEdit, typesWithForm } from '../../parts/event-form/types-with-form.ts';
import { eventTypeText } from '../../text/events.ts';
import { teamSeriesText } from '../../text/series.ts';
import { teamEventsText as text } from '../../text/team-events.ts';
import { latePart } from '../../ui/late-part.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Loading } from '../../ui/states.tsx';

const NewSeries = latePart(async () => (await import('./new-series.tsx')).NewSeries);

/** What a team admin can create in the lounge. */
export type NewKind = EventType | 'series';

type NewEvent = {
  /** Kinds whose forms have been opened and are not done; all but the current one are hidden and keep what was typed. */
  readonly opened: readonly NewKind[];
  readonly current: NewKind | null;
  readonly open: (kind: NewKind) => void;
  readonly close: (kind: NewKind) => void;
};

/** Which forms for new things are open. */
export function useNewEvent(): NewEvent {
  const [opened, setOpened] = useState<readonly NewKind[]>([]);
  const [current, setCurrent] = useState<NewKind | null>(null);
  return {
    opened,
    current,
    open: (kind) => {
      setOpened((now) => (now.includes(kind) ? now : [...now, kind]));
      setCurrent(kind);
    },
    close: (kind) => {
      setOpened((now) => now.filter((one) => one !== kind));
      setCurrent(null);
    },
  };
}

const kindText: Readonly<Record<NewKind, string>> = { ...eventTypeText, series: teamSeriesText.kind };

type MenuProps = { readonly newEvent: NewEvent; readonly canUseTournaments: boolean };

/** The button for new things, with a menu of their kinds. */
export function NewEventMenu({ newEvent, canUseTournaments }: MenuProps) {
  const kinds: readonly NewKind[] = canUseTournaments ? [...typesWithForm, 'series'] : typesToEdit;
  return (
    <MenuButton
      label={text.createMenu}
      look="primary"
      items={kinds.map((kind) => ({ label: kindText[kind], onSelect: () => newEvent.open(kind) }))}
    >
      <IconPlus aria-hidden size={22} />
      {text.create}
    </MenuButton>
  );
}

type FormsProps = { readonly teamId: string; readonly newEvent: NewEvent };

/** The forms for new things; at most one of them is visible. */
export function NewEventForms({ teamId, newEvent: { opened, current, close } }: FormsProps) {
  return opened.map((kind) => {
    const shared = { teamId, isShown: kind === current, onDone: () => close(kind) };
    return (
      <div key={kind} hidden={kind !== current}>
        {kind === 'series' ? (
          <Suspense fallback={<Loading />}>
            <NewSeries {...shared} />
          </Suspense>
        ) : (
          <EventForm {...shared} type={kind} event={null} />
        )}
      </div>
    );
  });
}

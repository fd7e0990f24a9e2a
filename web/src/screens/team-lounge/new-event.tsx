import type { EventType } from '@neundarter/rules/access/events';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { EventForm, typesWithForm } from '../../parts/event-form/event-form.tsx';
import { eventTypeText } from '../../text/events.ts';
import { teamEventsText as text } from '../../text/team-events.ts';
import { MenuButton } from '../../ui/menu-button.tsx';

type NewEvent = {
  /** Types whose forms have been opened and are not done; all but the current one are hidden and keep what was typed. */
  readonly opened: readonly EventType[];
  readonly current: EventType | null;
  readonly open: (type: EventType) => void;
  readonly close: (type: EventType) => void;
};

/** Which forms for new events are open. */
export function useNewEvent(): NewEvent {
  const [opened, setOpened] = useState<readonly EventType[]>([]);
  const [current, setCurrent] = useState<EventType | null>(null);
  return {
    opened,
    current,
    open: (type) => {
      setOpened((now) => (now.includes(type) ? now : [...now, type]));
      setCurrent(type);
    },
    close: (type) => {
      setOpened((now) => now.filter((one) => one !== type));
      setCurrent(null);
    },
  };
}

/** The button for new things, with a menu of their kinds. */
export function NewEventMenu({ newEvent }: { readonly newEvent: NewEvent }) {
  return (
    <MenuButton
      label={text.createMenu}
      look="primary"
      items={typesWithForm.map((type) => ({
        label: eventTypeText[type],
        onSelect: () => newEvent.open(type),
      }))}
    >
      <IconPlus aria-hidden size={22} />
      {text.create}
    </MenuButton>
  );
}

type FormsProps = { readonly teamId: string; readonly newEvent: NewEvent };

/** The forms for new events; at most one of them is visible. */
export function NewEventForms({ teamId, newEvent: { opened, current, close } }: FormsProps) {
  return opened.map((type) => (
    <div key={type} hidden={type !== current}>
      <EventForm
        teamId={teamId}
        type={type}
        event={null}
        isShown={type === current}
        onDone={() => close(type)}
      />
    </div>
  ));
}

import type { EventEntity } from '@neundarter/contract/entities/event';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { eventAdminText as text } from '../../text/event-form.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { type EventMenuWays, useEventMenuItems } from './use-event-menu-items.tsx';

type Props = EventMenuWays & { readonly event: EventEntity };

/** Editing and deleting an event, for those who manage it; nothing for everybody else. */
export function EventMenu({ event, ...ways }: Props) {
  const items = useEventMenuItems(event, ways);
  if (items.length === 0) return null;
  return (
    <MenuButton label={text.menu(event.props.name)} items={items}>
      <IconDotsVertical aria-hidden size={22} />
    </MenuButton>
  );
}

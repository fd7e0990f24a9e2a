import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayManageEvents } from '@neundarter/rules/access/events';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useActor } from '../../data/people/actor.ts';
import { eventAdminText as text } from '../../text/event-form.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { useEventRemoval } from './use-event-removal.ts';

type Props = {
  readonly event: EventEntity;
  /** Opens the form; null if this kind of event has no form here. */
  readonly onEdit: (() => void) | null;
  readonly onRemoved?: () => void;
};

/** Editing and deleting an event, for those who manage it; nothing for everybody else. */
export function EventMenu({ event, onEdit, onRemoved }: Props) {
  const actor = useActor();
  const remove = useEventRemoval();
  if (!mayManageEvents(actor, event.props.teamId)) return null;
  const deleteIt = async () => {
    if (await remove(event)) onRemoved?.();
  };
  const edit = { label: text.edit, icon: <IconPencil aria-hidden size={20} /> };
  return (
    <MenuButton
      label={text.menu(event.props.name)}
      items={[
        ...(onEdit === null ? [] : [{ ...edit, onSelect: onEdit }]),
        {
          label: text.remove,
          icon: <IconTrash aria-hidden size={20} />,
          danger: true,
          onSelect: () => void deleteIt(),
        },
      ]}
    >
      <IconDotsVertical aria-hidden size={22} />
    </MenuButton>
  );
}

import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayManageEvents } from '@neundarter/rules/access/events';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useActor } from '../../data/people/actor.ts';
import { eventAdminText as text } from '../../text/event-form.ts';
import { repetitionText } from '../../text/repetitions.ts';
import type { MenuItem } from '../../ui/menu-button.tsx';
import { useEventRemoval } from './use-event-removal.ts';
import { useFollowingRemoval } from './use-following-removal.ts';

/** What the menu of an event leads to. */
export type EventMenuWays = {
  /** Opens the form; null if this kind of event has no form here. */
  readonly onEdit: (() => void) | null;
  readonly onRemoved?: () => void;
  /** Opens the boards that the event uses; left out where the event itself is not open. */
  readonly onBoards?: () => void;
};

/** Editing and deleting an event, also with all that follow, and its boards, for those who manage it; nothing for everybody else. */
export function useEventMenuItems(
  event: EventEntity,
  { onEdit, onRemoved, onBoards }: EventMenuWays,
): readonly MenuItem[] {
  const actor = useActor();
  const remove = useEventRemoval();
  const removeFollowing = useFollowingRemoval();
  if (!mayManageEvents(actor, event.props.teamId)) return [];
  const removeIt = async (removal: typeof remove): Promise<void> => {
    if (await removal(event)) onRemoved?.();
  };
  const bin = { icon: <IconTrash aria-hidden size={20} />, danger: true };
  const edit = { label: text.edit, icon: <IconPencil aria-hidden size={20} /> };
  return [
    ...(onEdit === null ? [] : [{ ...edit, onSelect: onEdit }]),
    ...(onBoards === undefined ? [] : [{ label: text.boards, onSelect: onBoards }]),
    { ...bin, label: text.remove, onSelect: () => void removeIt(remove) },
    ...(event.props.repetitionId === undefined
      ? []
      : [{ ...bin, label: repetitionText.remove, onSelect: () => void removeIt(removeFollowing) }]),
  ];
}

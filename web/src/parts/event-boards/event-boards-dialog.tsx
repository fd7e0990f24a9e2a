import type { EventEntity } from '@neundarter/contract/entities/event';
import { eventBoardsText as text } from '../../text/event-boards.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TeamBoards } from '../team-boards/team-boards.tsx';
import { EventBoards } from './event-boards.tsx';

type Props = { readonly event: EventEntity; readonly onClose: () => void };

/** The boards of the hall, one of which may just have broken, and which of them an event uses. */
export function EventBoardsDialog({ event, onClose }: Props) {
  return (
    <Dialog isOpen isWide title={text.ofEvent(event.props.name)} onClose={onClose}>
      <Stack gap="l">
        <TeamBoards teamId={event.props.teamId} mayManage />
        <EventBoards event={event} />
      </Stack>
    </Dialog>
  );
}

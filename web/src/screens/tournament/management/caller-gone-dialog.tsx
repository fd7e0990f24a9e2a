import { usePresence } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { goneText as text } from '../../../text/gone-callers.ts';

type Props = {
  readonly eventId: string;
  /** Who has gone. */
  readonly entrant: string;
  readonly name: string;
  readonly onClose: () => void;
};

/** Notes that the caller of a match has gone. */
export function CallerGoneDialog({ eventId, entrant, name, onClose }: Props) {
  return (
    <ChangeDialog
      title={text.ask(name)}
      confirm={text.confirm}
      done={text.done(name)}
      change={usePresence(eventId)}
      sentOf={() => ({ entrant, isGone: true })}
      onClose={onClose}
    >
      <p>{text.text}</p>
    </ChangeDialog>
  );
}

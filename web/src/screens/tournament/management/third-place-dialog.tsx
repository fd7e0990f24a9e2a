import { useThirdPlaceRemoval } from '../../../data/club/tournament-course.ts';
import { ReasonDialog } from '../../../parts/change-dialog/reason-dialog.tsx';
import { thirdPlaceText as text } from '../../../text/tournament-course.ts';

type Props = { readonly eventId: string; readonly onClose: () => void };

/** Drops the match for the third place. */
export function ThirdPlaceDialog({ eventId, onClose }: Props) {
  const change = useThirdPlaceRemoval(eventId);
  return (
    <ReasonDialog {...text} danger change={change} sentOf={(reason) => ({ reason })} onClose={onClose}>
      <p>{text.text}</p>
    </ReasonDialog>
  );
}

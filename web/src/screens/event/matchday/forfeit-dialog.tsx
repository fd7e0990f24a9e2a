import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import type { ForfeitReason } from '@neundarter/rules/matchday/give-up';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { planOf, type Side } from '@neundarter/rules/matchday/plan';
import { lineUpOf, useMatchdayForfeit } from '../../../data/club/matchdays.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { errorReason } from '../../../text/errors.ts';
import { forfeitText as text } from '../../../text/matchday.ts';

/** The side that loses the matchday, and why. */
export type AskedForfeit = { readonly side: Side; readonly reason: ForfeitReason };

type Props = {
  readonly eventId: string;
  readonly data: MatchdayData;
  readonly asked: AskedForfeit;
  readonly onClose: () => void;
};

/** Gives the whole matchday to one side: the other one gives up, or has not appeared. */
export function ForfeitDialog({ eventId, data, asked: { side, reason }, onClose }: Props) {
  const forfeit = useMatchdayForfeit(eventId, (error) => text.failed(errorReason(error)));
  const { teamId, teamName } = lineUpOf(data, side);
  const isAbsent = reason === 'absent';
  const warning = isAbsent ? text.warningAbsent : text.warning;
  return (
    <ChangeDialog
      role="alertdialog"
      title={isAbsent ? text.titleAbsent : text.title}
      confirm={isAbsent ? text.confirmAbsent : text.confirm}
      done={text.done}
      danger
      change={forfeit}
      sentOf={() => teamId}
      onClose={onClose}
    >
      <p>{warning(teamName, planOf(formatOf(data)).length)}</p>
    </ChangeDialog>
  );
}

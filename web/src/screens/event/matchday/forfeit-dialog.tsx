import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { plan } from '@neundarter/rules/matchday/plan';
import { lineUpsOf, useMatchdayForfeit } from '../../../data/club/matchdays.ts';
import { errorReason } from '../../../text/errors.ts';
import { forfeitText as text } from '../../../text/matchday.ts';
import { ChoiceDialog } from './choice-dialog.tsx';

type Props = {
  readonly eventId: string;
  readonly data: MatchdayData;
  readonly onClose: () => void;
};

/** Gives the whole matchday to one team, because the other one does not appear. */
export function ForfeitDialog({ eventId, data, onClose }: Props) {
  const forfeit = useMatchdayForfeit(eventId, (error) => text.failed(errorReason(error)));
  return (
    <ChoiceDialog
      {...text}
      label={text.question}
      hint={text.warning(plan.length)}
      choices={lineUpsOf(data).map(({ teamId, teamName }) => ({
        value: teamId,
        label: teamName,
        sent: teamId,
      }))}
      start={null}
      danger
      change={forfeit}
      onClose={onClose}
    />
  );
}

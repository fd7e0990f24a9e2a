import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { plan } from '@neundarter/rules/matchday/plan';
import { useState } from 'react';
import { lineUpsOf, useMatchdayForfeit } from '../../../data/club/matchdays.ts';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { commonText } from '../../../text/common.ts';
import { errorReason } from '../../../text/errors.ts';
import { forfeitText as text } from '../../../text/matchday.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';

type Props = {
  readonly eventId: string;
  readonly data: MatchdayData;
  readonly onClose: () => void;
};

/** Gives the whole matchday to one team, because the other one does not appear. */
export function ForfeitDialog({ eventId, data, onClose }: Props) {
  const [teamId, setTeamId] = useState<string | null>(null);
  const forfeit = useMatchdayForfeit(eventId, (error) => text.failed(errorReason(error)));
  const send = async () => {
    if (teamId === null) return;
    const outcome = await forfeit.run(teamId);
    if (!outcome.ok) return;
    tellOutcome(outcome, { done: text.done });
    onClose();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button
            look="danger"
            disabled={teamId === null}
            isBusy={forfeit.isBusy}
            onClick={() => void send()}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <ChoiceGroup
          label={text.question}
          hint={text.warning(plan.length)}
          columns={1}
          value={teamId}
          onChange={setTeamId}
          choices={lineUpsOf(data).map((lineUp) => ({ value: lineUp.teamId, label: lineUp.teamName }))}
        />
        {forfeit.failure === null ? null : <Notice tone="error">{forfeit.failure}</Notice>}
      </Stack>
    </Dialog>
  );
}

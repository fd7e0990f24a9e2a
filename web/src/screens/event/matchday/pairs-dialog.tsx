import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import { useState } from 'react';
import { usePairsChange } from '../../../data/club/matchdays.ts';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { commonText } from '../../../text/common.ts';
import { errorReason } from '../../../text/errors.ts';
import { lineUpText, pairsText as text } from '../../../text/matchday.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { heldPositions, nameOf } from './line-up-people.ts';
import { type PairsOfPlayers, pairChoices } from './pair-choices.ts';

type Props = {
  readonly eventId: string;
  readonly lineUp: LineUpEntity;
  /** From 0. */
  readonly round: number;
  /** The pairs as they play now. */
  readonly present: PairsOfPlayers | null;
  readonly onClose: () => void;
};

const keyOf = (pairs: PairsOfPlayers): string => JSON.stringify(pairs.map((pair) => pair.toSorted()));

/** Chooses the pairs of a doubles round: who plays with whom, and which pair plays first. */
export function PairsDialog({ eventId, lineUp, round, present, onClose }: Props) {
  const choices = pairChoices(heldPositions(lineUp).map(({ playerId }) => playerId));
  const [chosen, setChosen] = useState(present === null ? null : keyOf(present));
  const change = usePairsChange(eventId, (error) => text.failed(errorReason(error)));
  const pairs = choices.find((one) => keyOf(one) === chosen);
  const send = async () => {
    if (pairs === undefined) return;
    const outcome = await change.run({ teamId: lineUp.teamId, round, pairs });
    if (!outcome.ok) return;
    tellOutcome(outcome, { done: text.done });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={text.title(round)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button
            look="primary"
            disabled={pairs === undefined}
            isBusy={change.isBusy}
            onClick={() => void send()}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <ChoiceGroup
          label={text.label}
          hint={text.order}
          columns={1}
          value={chosen}
          onChange={setChosen}
          choices={choices.map((one) => ({
            value: keyOf(one),
            label: pairText(lineUp, one[0]),
            hint: pairText(lineUp, one[1]),
          }))}
        />
        {change.failure === null ? null : <Notice tone="error">{change.failure}</Notice>}
      </Stack>
    </Dialog>
  );
}

/** `Anna & Ben` */
export const pairText = (lineUp: LineUpEntity, pair: readonly (string | null)[]): string =>
  lineUpText.pair(pair.map((id) => nameOf(lineUp, id)));

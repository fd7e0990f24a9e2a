import {
  usualEffect,
  type WithdrawalEffect,
  withdrawalEffects,
} from '@neundarter/rules/tournament/advance/log';
import { useState } from 'react';
import { useEntrantWithdrawal } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { withdrawalText as text } from '../../../text/tournament-course.ts';

type Props = {
  readonly eventId: string;
  /** Who withdraws. */
  readonly entrant: string;
  readonly name: string;
  readonly stage: 'group' | 'knockout';
  readonly matches: readonly MatchView[];
  readonly onClose: () => void;
};

/** What is usual at this moment. */
const usualNow = (matches: readonly MatchView[], entrant: string): WithdrawalEffect => {
  const own = matches.filter(
    ({ stage, sides }) => stage === 'group' && sides.some((side) => side.entrant === entrant),
  );
  return usualEffect(own.filter(({ phase }) => phase === 'finished').length, own.length);
};

/** Takes an entry out of the groups or out of the knockout. */
export function WithdrawDialog({ eventId, entrant, name, stage, matches, onClose }: Props) {
  const change = useEntrantWithdrawal(eventId);
  const [effect, setEffect] = useState(() => usualNow(matches, entrant));
  return (
    <ChangeDialog
      title={text.title(name)}
      confirm={text.confirm}
      done={text.done}
      danger
      change={change}
      sentOf={() => (stage === 'group' ? { entrant, stage, effect } : { entrant, stage })}
      onClose={onClose}
    >
      {stage === 'knockout' ? (
        <p>{text.knockout}</p>
      ) : (
        <ChoiceGroup
          label={text.effect}
          hint={text.effectHint}
          columns={1}
          value={effect}
          onChange={setEffect}
          choices={withdrawalEffects.map((value) => ({ value, label: text.effects[value] }))}
        />
      )}
    </ChangeDialog>
  );
}

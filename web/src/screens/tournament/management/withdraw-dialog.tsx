import {
  usualEffect,
  type WithdrawalEffect,
  withdrawalEffects,
} from '@neundarter/rules/tournament/advance/log';
import { useState } from 'react';
import { useEntrantWithdrawal } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { isOver, type MatchView } from '../../../parts/tournament/match-view.ts';
import { withdrawalText as text } from '../../../text/tournament-course.ts';

type Props = {
  readonly eventId: string;
  /** Who withdraws. */
  readonly entrant: string;
  readonly name: string;
  /** The part of the tournament in which the entry withdraws. */
  readonly stage: 'group' | 'play-off' | 'knockout';
  readonly matches: readonly MatchView[];
  readonly onClose: () => void;
};

const groupMatchesOf = (matches: readonly MatchView[], entrant: string): readonly MatchView[] =>
  matches.filter(({ stage, sides }) => stage === 'group' && sides.some((side) => side.entrant === entrant));

/** What is usual at this moment. */
const usualNow = (matches: readonly MatchView[], entrant: string): WithdrawalEffect => {
  const own = groupMatchesOf(matches, entrant);
  return usualEffect(own.filter(({ phase }) => phase === 'finished').length, own.length);
};

/** A play-off belongs to the groups: only the rest of it is forfeited, the table stays. */
const sentFor = ({ stage, entrant }: Pick<Props, 'stage' | 'entrant'>, effect: WithdrawalEffect) => {
  if (stage === 'knockout') return { entrant, stage };
  return { entrant, stage: 'group', effect: stage === 'play-off' ? 'forfeits' : effect } as const;
};

/** Takes an entry out of the groups, out of a play-off, or out of the knockout. */
export function WithdrawDialog({ eventId, entrant, name, stage, matches, onClose }: Props) {
  const change = useEntrantWithdrawal(eventId);
  const [effect, setEffect] = useState(() => usualNow(matches, entrant));
  const isPlayed = stage === 'group' && groupMatchesOf(matches, entrant).every(isOver);
  return (
    <ChangeDialog
      title={text.title(name)}
      confirm={text.confirm}
      done={text.done}
      danger
      change={change}
      sentOf={() => sentFor({ stage, entrant }, effect)}
      onClose={onClose}
    >
      {isPlayed ? <p>{text.movesUp}</p> : null}
      {stage === 'group' ? (
        <ChoiceGroup
          label={text.effect}
          hint={text.effectHint}
          columns={1}
          value={effect}
          onChange={setEffect}
          choices={withdrawalEffects.map((value) => ({ value, label: text.effects[value] }))}
        />
      ) : (
        <p>{stage === 'play-off' ? text.playOff : text.knockout}</p>
      )}
    </ChangeDialog>
  );
}

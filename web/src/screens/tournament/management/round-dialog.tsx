import { validateConfig } from '@neundarter/rules/match/config';
import { useState } from 'react';
import { useRoundChange } from '../../../data/club/tournament-course.ts';
import { ReasonDialog } from '../../../parts/change-dialog/reason-dialog.tsx';
import { MatchConfigForm } from '../../../parts/match-config-form/match-config-form.tsx';
import { roundChangeText as text } from '../../../text/tournament-course.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { OpenRound } from './open-rounds.ts';

type Props = {
  readonly eventId: string;
  /** At least one. */
  readonly rounds: readonly OpenRound[];
  readonly onClose: () => void;
};

/** Changes the legs and sets of a round, e.g. so that the hall closes in time. */
export function RoundDialog({ eventId, rounds, onClose }: Props) {
  const change = useRoundChange(eventId);
  const [chosen, setChosen] = useState(rounds[0]?.round);
  const round = rounds.find((one) => one.round === chosen) ?? rounds[0];
  const [configs, setConfigs] = useState<Partial<Record<OpenRound['round'], OpenRound['config']>>>({});
  if (round === undefined) return null;
  const config = configs[round.round] ?? round.config;
  const problems = validateConfig(config, round.draws);
  return (
    <ReasonDialog
      {...text}
      change={change}
      sentOf={(reason) => (problems.length > 0 ? null : { round: round.round, config, reason })}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <SelectField
        label={text.round}
        value={round.round}
        options={rounds.map((one) => ({ value: one.round, label: one.title }))}
        onValue={setChosen}
      />
      <MatchConfigForm
        key={round.round}
        config={config}
        draws={round.draws}
        problems={problems}
        onChange={(next) => setConfigs({ ...configs, [round.round]: next })}
      />
    </ReasonDialog>
  );
}

import { configRanges } from '@neundarter/rules/match/config';
import { useState } from 'react';
import { configText } from '../../text/setup.ts';
import { Stack } from '../../ui/stack.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const usualScores = ['170', '301', '501', '701'] as const;
type ScoreChoice = (typeof usualScores)[number] | 'other';

const choices: readonly { readonly value: ScoreChoice; readonly label: string }[] = [
  ...usualScores.map((score) => ({ value: score, label: score })),
  { value: 'other', label: configText.otherScore },
];

/** Steps of a custom starting score, in points; most people want round numbers. */
const scoreStep = 50;

const choiceOf = (value: number): ScoreChoice =>
  usualScores.find((score) => Number(score) === value) ?? 'other';

type StartingScoreFieldProps = {
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (value: number) => void;
};

/** Buttons for the usual starting scores, and a number field for any other. */
export function StartingScoreField({ value, error, onChange }: StartingScoreFieldProps) {
  const [wantsOther, setWantsOther] = useState(choiceOf(value) === 'other');
  const choice = wantsOther ? 'other' : choiceOf(value);
  return (
    <Stack gap="m">
      <ChoiceGroup
        label={configText.startingScore}
        columns={5}
        isFollowed
        choices={choices}
        value={choice}
        onChange={(chosen) => {
          setWantsOther(chosen === 'other');
          if (chosen !== 'other') onChange(Number(chosen));
        }}
      />
      {choice === 'other' && (
        <Stepper
          label={configText.ownScore}
          value={value}
          {...configRanges.startingScore}
          step={scoreStep}
          error={error}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}

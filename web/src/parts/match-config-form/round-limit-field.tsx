import { type ConfigProblem, roundsRange } from '@neundarter/rules/match/config';
import { legDeciders, type RoundLimit } from '@neundarter/rules/match/types';
import { useState } from 'react';
import { roundLimitText as text } from '../../text/round-limit.ts';
import { configProblemText } from '../../text/setup.ts';
import { Stack } from '../../ui/stack.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const usualRounds = ['10', '15', '20'] as const;
type Choice = 'none' | (typeof usualRounds)[number] | 'other';

const choices: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'none', label: text.none },
  ...usualRounds.map((rounds) => ({ value: rounds, label: rounds })),
  { value: 'other', label: text.other },
];
const deciders = legDeciders.map((value) => ({ value, label: text.deciders[value] }));
const first: RoundLimit = { rounds: 10, decision: 'bull' };

type RoundLimitFieldProps = {
  /** Undefined: only a checkout ends a leg. */
  readonly value: RoundLimit | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly onChange: (value: RoundLimit | undefined) => void;
};

const choiceOf = (value: RoundLimit | undefined): Choice =>
  value === undefined ? 'none' : (usualRounds.find((rounds) => Number(rounds) === value.rounds) ?? 'other');

/** After how many rounds a leg is decided, and by what. */
export function RoundLimitField({ value, problems, onChange }: RoundLimitFieldProps) {
  const [wantsOther, setWantsOther] = useState(choiceOf(value) === 'other');
  const choice = value !== undefined && wantsOther ? 'other' : choiceOf(value);
  const problem = problems.find(({ field }) => field === 'roundLimit.rounds');
  const set = (change: Partial<RoundLimit>): void => onChange({ ...(value ?? first), ...change });
  return (
    <Stack gap="m">
      <ChoiceGroup
        label={text.label}
        columns={5}
        hint={text.hint}
        choices={choices}
        value={choice}
        onChange={(chosen) => {
          setWantsOther(chosen === 'other');
          if (chosen === 'none') onChange(undefined);
          else set(chosen === 'other' ? {} : { rounds: Number(chosen) });
        }}
      />
      {choice === 'other' && value !== undefined ? (
        <Stepper
          label={text.ownRounds}
          value={value.rounds}
          {...roundsRange}
          error={problem && configProblemText(problem.code, roundsRange)}
          onChange={(rounds) => set({ rounds })}
        />
      ) : null}
      {value === undefined ? null : (
        <ChoiceGroup
          label={text.decision}
          columns={2}
          choices={deciders}
          value={value.decision}
          onChange={(decision) => set({ decision })}
        />
      )}
    </Stack>
  );
}

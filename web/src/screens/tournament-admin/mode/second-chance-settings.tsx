import { maxStageTitleLength } from '@neundarter/contract/limits';
import { normaliseConfig } from '@neundarter/rules/match/change-config';
import type { SecondChanceSetup } from '@neundarter/rules/tournament/setup/setup';
import { useState } from 'react';
import { secondChanceText as text } from '../../../text/second-chance.ts';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { ConfigRow } from './config-row.tsx';
import { type SetupFields, withKnockout } from './setup-fields.ts';

const path = 'knockoutStageConfig.config.secondChance';

/** Whether those who are out of the groups play a knockout of their own, its name and its matches. */
export function SecondChanceSettings({ setup, onChange, refusalOf }: SetupFields) {
  const { secondChance = null } = setup.knockoutStageConfig.config;
  const set = (next: SecondChanceSetup | null) => onChange(withKnockout(setup, { secondChance: next }));
  const matchConfig = normaliseConfig(setup.groupStageConfig.config.matchConfig, 'draws-forbidden');
  return (
    <Stack gap="m">
      <Toggle
        label={text.label}
        hint={text.hint}
        isOn={secondChance !== null}
        onChange={(isOn) => set(isOn ? { title: null, matchConfig } : null)}
      />
      {secondChance === null ? null : (
        <>
          <TitleField
            title={secondChance.title}
            error={refusalOf(`${path}.title`)}
            onTitle={(title) => set({ ...secondChance, title })}
          />
          <ConfigRow
            what={text.matches(secondChance.title ?? text.label)}
            config={secondChance.matchConfig}
            refusal={refusalOf(`${path}.matchConfig`)}
            draws="draws-forbidden"
            onChange={(config) => set({ ...secondChance, matchConfig: config })}
          />
        </>
      )}
    </Stack>
  );
}

type TitleProps = {
  readonly title: string | null;
  readonly error: string | undefined;
  readonly onTitle: (title: string | null) => void;
};

/** Spaces at the end stay in the field while somebody types. */
function TitleField({ title, error, onTitle }: TitleProps) {
  const [typed, setTyped] = useState(title ?? '');
  return (
    <TextField
      label={text.title}
      hint={text.titleHint}
      maxLength={maxStageTitleLength}
      error={error}
      value={typed}
      onValue={(value) => {
        setTyped(value);
        onTitle(value.trim() === '' ? null : value.trim());
      }}
    />
  );
}

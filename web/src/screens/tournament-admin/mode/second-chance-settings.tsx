import { maxStageTitleLength } from '@neundarter/contract/limits';
import { normaliseConfig } from '@neundarter/rules/match/change-config';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { hasGroupStage } from '@neundarter/rules/tournament/plan/modes';
import { secondChanceFroms } from '@neundarter/rules/tournament/plan/plan-config';
import { knockoutRounds } from '@neundarter/rules/tournament/setup/knockout-rounds';
import type { SecondChanceSetup, TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { useState } from 'react';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { secondChanceText as text } from '../../../text/second-chance.ts';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { ConfigRow } from './config-row.tsx';
import { type SetupFields, withKnockout } from './setup-fields.ts';

const path = 'knockoutStageConfig.config.secondChance';

/** How matches of a second chance begin: as in the groups, or as in the first round of the knockout. */
const usualConfig = (setup: TournamentSetup): MatchConfig => {
  const { rounds } = setup.knockoutStageConfig.config;
  const [first = 'final'] = knockoutRounds(setup);
  if (!hasGroupStage(setup.tournamentMode)) return rounds[first].matchConfig;
  return normaliseConfig(setup.groupStageConfig.config.matchConfig, 'draws-forbidden');
};

/** Whether those who are out play a knockout of their own, its name and its matches, and without groups for whom it is. */
export function SecondChanceSettings({ setup, onChange, refusalOf }: SetupFields) {
  const { secondChance = null } = setup.knockoutStageConfig.config;
  const set = (next: SecondChanceSetup | null) => onChange(withKnockout(setup, { secondChance: next }));
  const isAfterGroups = hasGroupStage(setup.tournamentMode);
  return (
    <Stack gap="m">
      <Toggle
        label={text.label}
        hint={isAfterGroups ? text.hint : text.hintOfKnockout}
        isOn={secondChance !== null}
        onChange={(isOn) => set(isOn ? { title: null, matchConfig: usualConfig(setup) } : null)}
      />
      {secondChance === null ? null : (
        <>
          {isAfterGroups ? null : (
            <ChoiceGroup
              label={text.from}
              columns={2}
              choices={secondChanceFroms.map((value) => ({ value, ...text.froms[value] }))}
              error={refusalOf(`${path}.from`)}
              value={secondChance.from ?? 'first-match'}
              onChange={(from) => set({ ...secondChance, from })}
            />
          )}
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

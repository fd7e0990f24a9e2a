import type { MatchConfig, PerParty } from '@neundarter/rules/match/types';
import { ConfigPresets } from '../../parts/match-config-form/config-presets.tsx';
import { MatchConfigForm } from '../../parts/match-config-form/match-config-form.tsx';
import { setupText } from '../../text/setup.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './config-section.module.css';
import type { SetupState } from './draft.ts';
import type { SetupProblems } from './setup-problems.ts';

type ConfigSectionProps = Pick<SetupState, 'config' | 'startingScores'> & {
  readonly names: PerParty<string>;
  readonly problems: SetupProblems;
  readonly onChange: (config: MatchConfig) => void;
  readonly onHandicap: (startingScores: PerParty<number> | undefined) => void;
};

const HandicapField = latePart(
  async () => (await import('./handicap-field.tsx')).HandicapField,
  () => null,
);

/** The match settings: a preset by one tap, or each setting by itself. */
export function ConfigSection(props: ConfigSectionProps) {
  const { config, names, startingScores, problems, onChange, onHandicap } = props;
  return (
    <Stack as="section" gap="l" aria-labelledby="setup-config">
      <h2 id="setup-config" className={classes.title}>
        {setupText.config}
      </h2>
      <ConfigPresets config={config} onChoose={onChange} />
      <div className={classes.card}>
        <MatchConfigForm
          config={config}
          problems={problems.config}
          onChange={onChange}
          more={
            <HandicapField
              names={names}
              startingScore={config.startingScore}
              value={startingScores}
              isWrong={problems.isHandicapWrong}
              onChange={onHandicap}
            />
          }
        />
      </div>
    </Stack>
  );
}

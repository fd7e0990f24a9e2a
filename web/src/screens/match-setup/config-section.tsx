import type { MatchConfig } from '@neundarter/rules/match/types';
import { ConfigPresets } from '../../parts/match-config-form/config-presets.tsx';
import { MatchConfigForm } from '../../parts/match-config-form/match-config-form.tsx';
import { setupText } from '../../text/setup.ts';
import { Stack } from '../../ui/stack.tsx';
import classes from './config-section.module.css';
import type { SetupProblems } from './setup-problems.ts';

type ConfigSectionProps = {
  readonly config: MatchConfig;
  readonly problems: SetupProblems;
  readonly onChange: (config: MatchConfig) => void;
};

/** The match settings: a preset by one tap, or each setting by itself. */
export function ConfigSection({ config, problems, onChange }: ConfigSectionProps) {
  return (
    <Stack as="section" gap="l" aria-labelledby="setup-config">
      <h2 id="setup-config" className={classes.title}>
        {setupText.config}
      </h2>
      <ConfigPresets config={config} onChoose={onChange} />
      <div className={classes.card}>
        <MatchConfigForm config={config} problems={problems.config} onChange={onChange} />
      </div>
    </Stack>
  );
}

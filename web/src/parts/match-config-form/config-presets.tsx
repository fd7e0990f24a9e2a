import type { MatchConfig } from '@neundarter/rules/match/types';
import { matchConfigText } from '../../text/match-config.ts';
import { configText } from '../../text/setup.ts';
import fields from '../../ui/text-field.module.css';
import looks from '../../ui/text-looks.module.css';
import classes from './config-presets.module.css';
import { isSamePlay, presets } from './presets.ts';

type ConfigPresetsProps = {
  readonly config: MatchConfig;
  readonly onChoose: (config: MatchConfig) => void;
};

/** The usual configurations, one tap each; the current one is marked. */
export function ConfigPresets({ config, onChoose }: ConfigPresetsProps) {
  return (
    <fieldset className={classes.presets}>
      <legend className={fields.label}>{configText.presets}</legend>
      {presets.map((preset) => (
        <button
          key={preset.name}
          type="button"
          className={classes.preset}
          aria-pressed={isSamePlay(preset.config, config)}
          onClick={() => onChoose(preset.config)}
        >
          <span className={looks.strong}>{preset.name}</span>
          <span className={classes.text}>{matchConfigText(preset.config)}</span>
        </button>
      ))}
    </fieldset>
  );
}

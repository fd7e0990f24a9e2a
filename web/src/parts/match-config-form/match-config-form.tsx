import { canHaveDecider, changeLegMode, changeSetMode } from '@neundarter/rules/match/change-config';
import {
  type ConfigProblem,
  configRanges,
  type DrawPolicy,
  type NumberField,
} from '@neundarter/rules/match/config';
import { legModes, type MatchConfig, setModes } from '@neundarter/rules/match/types';
import { checkInModes } from '@neundarter/rules/turn/check-in-mode';
import { type ReactNode, Suspense, useState } from 'react';
import { configProblemText, configText } from '../../text/setup.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import switches from '../../ui/switch.module.css';
import { ChoiceGroup } from './choice-group.tsx';
import classes from './match-config-form.module.css';
import { StartingScoreField } from './starting-score-field.tsx';

export type MatchConfigFormProps = {
  /** Number fields may be `NaN` while their text is no readable number. */
  readonly config: MatchConfig;
  readonly onChange: (config: MatchConfig) => void;
  readonly problems: readonly ConfigProblem[];
  /** Knockout rounds forbid draws; then best-of numbers are always odd. */
  readonly draws?: DrawPolicy;
  /** Rare settings of the owner, behind those that most need. */
  readonly more?: ReactNode;
};

const choicesOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const errorOf = (problems: readonly ConfigProblem[], field: ConfigProblem['field'], rangeOf: NumberField) => {
  const problem = problems.find((one) => one.field === field);
  return problem === undefined ? undefined : configProblemText(problem.code, configRanges[rangeOf]);
};

type PartProps = MatchConfigFormProps & { readonly set: (change: Partial<MatchConfig>) => void };

/** Number of sets; shown only for matches with several sets. */
function SetsCount({ config, problems, draws, set }: PartProps) {
  if (config.setMode === 'single-set') return null;
  const field = config.setMode === 'first-to' ? 'setsToWin' : 'maxSetsToPlay';
  const isOddOnly = field === 'maxSetsToPlay' && draws === 'draws-forbidden';
  return (
    <Stepper
      label={field === 'setsToWin' ? configText.setsToWin : configText.maxSets}
      value={config[field]}
      {...configRanges[field]}
      min={isOddOnly ? 3 : configRanges[field].min}
      step={isOddOnly ? 2 : 1}
      error={errorOf(problems, field, field)}
      onChange={(value) => set({ [field]: value })}
    />
  );
}

/** Number of legs: of the match, or of each set. */
function LegsCount({ config, problems, draws, set }: PartProps) {
  if (config.setMode !== 'single-set') {
    return (
      <Stepper
        label={configText.legsPerSet}
        value={config.legConfig.legsToWinSet}
        {...configRanges.legsToWinSet}
        error={errorOf(problems, 'legConfig.legsToWinSet', 'legsToWinSet')}
        onChange={(legsToWinSet) => set({ legConfig: { legMode: 'first-to', legsToWinSet } })}
      />
    );
  }
  const field = config.legMode === 'first-to' ? 'legsToWinSet' : 'maxLegsToPlay';
  return (
    <Stepper
      label={field === 'legsToWinSet' ? configText.legsToWin : configText.maxLegs}
      value={config[field]}
      {...configRanges[field]}
      step={field === 'maxLegsToPlay' && draws === 'draws-forbidden' ? 2 : 1}
      error={errorOf(problems, field, field)}
      onChange={(value) => set({ [field]: value })}
    />
  );
}

/** The bull-out switch; off and locked if no leg can be a decider. The earlier choice stays remembered. */
function BullOut({ config, set }: PartProps) {
  const isPossible = canHaveDecider(config);
  return (
    <label className={classes.bullOut} data-disabled={!isPossible || undefined}>
      <input
        type="checkbox"
        role="switch"
        className={switches.switch}
        checked={isPossible && config.bullOutForDecider}
        disabled={!isPossible}
        onChange={(event) => set({ bullOutForDecider: event.currentTarget.checked })}
      />
      <span className={classes.bullOutText}>
        <span>{configText.bullOut}</span>
        <span className={classes.hint}>{isPossible ? configText.bullOutHint : configText.bullOutNever}</span>
      </span>
    </label>
  );
}

/** Most matches have no limit. */
const RoundLimitField = latePart(
  async () => (await import('./round-limit-field.tsx')).RoundLimitField,
  () => null,
);

/** All settings of a match, and the rules between them. The owner of the form stores the configuration. */
export function MatchConfigForm(props: MatchConfigFormProps) {
  const { config, onChange, problems, more } = props;
  // Afterwards it opens and closes by taps only.
  const [startsLimited] = useState(config.roundLimit !== undefined);
  const set = (change: Partial<MatchConfig>) => onChange({ ...config, ...change });
  // If no leg decides, the rules switch the bull-out off; the form only shows it as off, to restore the choice
  // afterwards.
  const keepBullOut = (changed: MatchConfig): MatchConfig => ({
    ...changed,
    bullOutForDecider: config.bullOutForDecider,
  });
  return (
    <div className={classes.form} data-single-set={config.setMode === 'single-set' || undefined}>
      <StartingScoreField
        value={config.startingScore}
        error={errorOf(problems, 'startingScore', 'startingScore')}
        onChange={(startingScore) => set({ startingScore })}
      />
      <div className={classes.checkIn}>
        <ChoiceGroup
          label={configText.checkIn}
          columns={2}
          choices={choicesOf(checkInModes, configText.checkInModes)}
          value={config.checkInMode}
          onChange={(checkInMode) => set({ checkInMode })}
        />
      </div>
      <div className={classes.sets}>
        <ChoiceGroup
          label={configText.sets}
          columns={3}
          isFollowed
          choices={choicesOf(setModes, configText.setModes)}
          value={config.setMode}
          onChange={(setMode) => onChange(keepBullOut(changeSetMode(config, setMode)))}
        />
        <SetsCount {...props} set={set} />
      </div>
      <div className={classes.block}>
        {config.setMode === 'single-set' && (
          <ChoiceGroup
            label={configText.legs}
            columns={2}
            isFollowed
            choices={choicesOf(legModes, configText.legModes)}
            value={config.legMode}
            onChange={(legMode) => onChange(keepBullOut(changeLegMode(config, legMode)))}
          />
        )}
        <LegsCount {...props} set={set} />
      </div>
      <BullOut {...props} set={set} />
      <details className={classes.more} open={startsLimited}>
        <summary>{configText.more}</summary>
        <Suspense fallback={null}>
          <RoundLimitField
            value={config.roundLimit}
            problems={problems}
            onChange={(roundLimit) => {
              const { roundLimit: _before, ...unlimited } = config;
              onChange({ ...unlimited, ...(roundLimit && { roundLimit }) });
            }}
          />
          {more}
        </Suspense>
      </details>
    </div>
  );
}

import { configRanges } from '@neundarter/rules/match/config';
import { withParty } from '@neundarter/rules/match/per-party';
import type { PerParty } from '@neundarter/rules/match/types';
import { roundLimitText as text } from '../../text/round-limit.ts';
import { Stack } from '../../ui/stack.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import switches from '../../ui/switch.module.css';
import looks from '../../ui/text-looks.module.css';
import classes from './handicap-field.module.css';

/** Steps of the points of a side. */
const step = 50;
/** How much less the second side gets at first. */
const usualHandicap = 100;

type HandicapFieldProps = {
  readonly names: PerParty<string>;
  /** The points of both sides without a handicap. */
  readonly startingScore: number;
  readonly value: PerParty<number> | undefined;
  readonly isWrong: boolean;
  readonly onChange: (value: PerParty<number> | undefined) => void;
};

/** Points of its own for each side at the start of a leg. */
export function HandicapField({ names, startingScore, value, isWrong, onChange }: HandicapFieldProps) {
  const { min } = configRanges.startingScore;
  const usual = [startingScore, Math.max(min, startingScore - usualHandicap)] as const;
  return (
    <Stack gap="m">
      <label className={classes.toggle}>
        <input
          type="checkbox"
          role="switch"
          className={switches.switch}
          checked={value !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? usual : undefined)}
        />
        <Stack as="span">
          <span>{text.handicap}</span>
          <span className={looks.hint}>{text.handicapHint}</span>
        </Stack>
      </label>
      {value === undefined ? null : (
        <div className={classes.sides}>
          {([0, 1] as const).map((party) => (
            <Stepper
              key={party}
              label={text.startOf(names[party])}
              value={value[party]}
              {...configRanges.startingScore}
              step={step}
              error={isWrong && party === 1 ? text.wrongHandicap : undefined}
              onChange={(points) => onChange(withParty(value, party, points))}
            />
          ))}
        </div>
      )}
    </Stack>
  );
}

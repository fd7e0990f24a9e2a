import {
  type FreeGroups,
  freeNumbers,
  type SizedMatches,
  seatings,
} from '@neundarter/rules/tournament/groups/free-groups';
import { changeFreeGroups } from '@neundarter/rules/tournament/setup/change-setup';
import { setupProblems } from '@neundarter/rules/tournament/setup/check-setup';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { freeGroupsText as text } from '../../../text/free-groups.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import looks from '../../../ui/text-looks.module.css';
import { Toggle } from '../../../ui/toggle.tsx';
import { ConfigRow } from './config-row.tsx';
import { FreeNumbers } from './free-numbers.tsx';
import { type SetupFields, withGroupStage } from './setup-fields.ts';

const first: FreeGroups = { seating: 'by-number', ofSize: null };
const usualSize = 3;
const path = 'groupStageConfig.config.freeGroups';

/** Whether the numbers of groups are free, and what belongs to that. */
export function FreeSettings(fields: SetupFields) {
  const { setup, onChange, refusalOf } = fields;
  const { freeGroups = null } = setup.groupStageConfig.config;
  const set = (change: Partial<FreeGroups>) =>
    onChange(withGroupStage(setup, { freeGroups: { ...(freeGroups ?? first), ...change } }));
  return (
    <Stack gap="m">
      <Toggle
        label={text.label}
        hint={text.hint}
        isOn={freeGroups !== null}
        onChange={(isFree) => onChange(changeFreeGroups(setup, isFree ? first : null))}
      />
      {freeGroups === null ? null : (
        <>
          <FreeNumbers {...fields} />
          <ChoiceGroup
            label={text.seating}
            columns={3}
            choices={seatings.map((value) => ({
              value,
              label: text.seatings[value],
              hint: text.seatingHints[value],
            }))}
            error={refusalOf(`${path}.seating`)}
            value={freeGroups.seating}
            onChange={(seating) => set({ seating })}
          />
          <p className={looks.hint}>{text.unequal}</p>
          <OfSize {...fields} ofSize={freeGroups.ofSize} onSize={(ofSize) => set({ ofSize })} />
        </>
      )}
    </Stack>
  );
}

type SizeProps = SetupFields & {
  readonly ofSize: SizedMatches | null;
  readonly onSize: (ofSize: SizedMatches | null) => void;
};

/** Other matches in groups of one size. */
function OfSize({ setup, refusalOf, ofSize, onSize }: SizeProps) {
  const { matchConfig } = setup.groupStageConfig.config;
  const { min, max } = freeNumbers.size;
  const isWrong = setupProblems(setup).includes('groupStageConfig/config/freeGroups/ofSize/size');
  return (
    <>
      <Toggle
        label={text.ofSize}
        hint={text.ofSizeHint}
        isOn={ofSize !== null}
        onChange={(isOn) => onSize(isOn ? { size: usualSize, matchConfig } : null)}
      />
      {ofSize === null ? null : (
        <>
          <Stepper
            label={setup.participantsType === 'double' ? text.pairs : text.size}
            min={min}
            max={max}
            error={isWrong ? text.numberWrong(min, max) : refusalOf(`${path}.ofSize.size`)}
            value={ofSize.size}
            onChange={(size) => onSize({ ...ofSize, size })}
          />
          <ConfigRow
            what={text.matches(ofSize.size)}
            config={ofSize.matchConfig}
            refusal={refusalOf(`${path}.ofSize.matchConfig`)}
            draws="draws-allowed"
            onChange={(config) => onSize({ ...ofSize, matchConfig: config })}
          />
        </>
      )}
    </>
  );
}

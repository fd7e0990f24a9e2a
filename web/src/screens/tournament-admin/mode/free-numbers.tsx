import { freeNumbers } from '@neundarter/rules/tournament/groups/free-groups';
import { setupProblems } from '@neundarter/rules/tournament/setup/check-setup';
import { freeGroupsText as text } from '../../../text/free-groups.ts';
import { modeText } from '../../../text/tournament-mode.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import looks from '../../../ui/text-looks.module.css';
import { Tiles } from '../../../ui/tiles.tsx';
import { type SetupFields, withGroupStage } from './setup-fields.ts';

/** Any number of groups and of those who go on. */
export function FreeNumbers({ setup, onChange, refusalOf }: SetupFields) {
  const { noOfGroups, noOfQualifiers } = setup.groupStageConfig.config;
  const wrong = setupProblems(setup);
  const errorOf = (field: 'noOfGroups' | 'noOfQualifiers', { min, max }: { min: number; max: number }) =>
    wrong.includes(`groupStageConfig/config/${field}`)
      ? text.numberWrong(min, max)
      : refusalOf(`groupStageConfig.config.${field}`);
  const complete = Math.floor(noOfQualifiers / noOfGroups);
  return (
    <>
      <Tiles minWidth={12} gap="m">
        <Stepper
          label={modeText.noOfGroups}
          {...freeNumbers.groups}
          error={errorOf('noOfGroups', freeNumbers.groups)}
          value={noOfGroups}
          onChange={(count) => onChange(withGroupStage(setup, { noOfGroups: count }))}
        />
        <Stepper
          label={modeText.noOfQualifiers}
          {...freeNumbers.qualifiers}
          error={errorOf('noOfQualifiers', freeNumbers.qualifiers)}
          value={noOfQualifiers}
          onChange={(count) => onChange(withGroupStage(setup, { noOfQualifiers: count }))}
        />
      </Tiles>
      {Number.isNaN(complete) ? null : (
        <p className={looks.hint}>
          {text.goOn({ complete, next: noOfQualifiers % noOfGroups, rank: complete + 1 })}
        </p>
      )}
    </>
  );
}

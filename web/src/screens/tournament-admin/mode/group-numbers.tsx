import { groupCounts, qualifierCounts } from '@neundarter/rules/tournament/groups/qualification-slots';
import { changeGroupCount, type QualifierChoice } from '@neundarter/rules/tournament/setup/change-setup';
import { useState } from 'react';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { modeText as text } from '../../../text/tournament-mode.ts';
import { type SetupFields, withGroupStage } from './setup-fields.ts';

/** Every number of qualifiers that some number of groups allows. */
const allQualifierCounts = [...new Set(groupCounts.flatMap(qualifierCounts))].toSorted((a, b) => a - b);

/** How many groups, and how many go on. */
export function GroupNumbers({ setup, onChange, refusalOf }: SetupFields) {
  const { noOfGroups, noOfQualifiers } = setup.groupStageConfig.config;
  const valid = qualifierCounts(noOfGroups);
  const [choice, setChoice] = useState<QualifierChoice>();
  return (
    <>
      <ChoiceGroup
        label={text.noOfGroups}
        columns={6}
        choices={groupCounts.map((count) => ({ value: `${count}`, label: `${count}` }))}
        error={refusalOf('groupStageConfig.config.noOfGroups')}
        value={`${noOfGroups}`}
        onChange={(count) => onChange(changeGroupCount(setup, Number(count), choice))}
      />
      <ChoiceGroup
        label={text.noOfQualifiers}
        hint={text.qualifiersHint}
        columns={6}
        choices={allQualifierCounts.map((count) => ({
          value: `${count}`,
          label: `${count}`,
          isDisabled: !valid.includes(count),
        }))}
        error={refusalOf('groupStageConfig.config.noOfQualifiers')}
        value={`${noOfQualifiers}`}
        onChange={(count) => {
          setChoice('by-hand');
          onChange(withGroupStage(setup, { noOfQualifiers: Number(count) }));
        }}
      />
    </>
  );
}

import { sortings } from '@neundarter/rules/table/sort-competitors';
import { groupCounts, qualifierCounts } from '@neundarter/rules/tournament/groups/qualification-slots';
import { hasOneGroup } from '@neundarter/rules/tournament/plan/modes';
import { roundRobinModes } from '@neundarter/rules/tournament/round-robin/berger';
import { changeGroupCount, type QualifierChoice } from '@neundarter/rules/tournament/setup/change-setup';
import { hasDrawnGroups } from '@neundarter/rules/tournament/setup/setup';
import { useState } from 'react';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { modeText as text } from '../../../text/tournament-mode.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { ConfigRow } from './config-row.tsx';
import { type SetupFields, withGroupStage } from './setup-fields.ts';

/** Every number of qualifiers that some number of groups allows. */
const allQualifierCounts = [...new Set(groupCounts.flatMap(qualifierCounts))].toSorted((a, b) => a - b);

/** The group stage, or the league. */
export function GroupsCard(fields: SetupFields) {
  const { setup, onChange, refusalOf } = fields;
  const { config } = setup.groupStageConfig;
  const isLeague = hasOneGroup(setup.tournamentMode);
  return (
    <Card title={isLeague ? text.league : text.groups}>
      {hasDrawnGroups(setup) ? <GroupNumbers {...fields} /> : null}
      <ChoiceGroup
        label={text.roundRobin}
        columns={2}
        choices={roundRobinModes.map((value) => ({ value, label: text.roundRobins[value] }))}
        error={refusalOf('groupStageConfig.config.roundRobinMode')}
        value={config.roundRobinMode}
        onChange={(roundRobinMode) => onChange(withGroupStage(setup, { roundRobinMode }))}
      />
      <SelectField
        label={text.sorting}
        error={refusalOf('sorting')}
        value={setup.sorting}
        options={sortings.map((value) => ({ value, label: text.sortings[value] }))}
        onValue={(sorting) => onChange({ ...setup, sorting })}
      />
      {hasDrawnGroups(setup) ? (
        <Toggle
          label={text.separateGroups}
          hint={text.separateGroupsHint}
          isOn={setup.separateGroups}
          onChange={(separateGroups) => onChange({ ...setup, separateGroups })}
        />
      ) : null}
      <ConfigRow
        what={isLeague ? text.leagueMatches : text.groupMatches}
        config={config.matchConfig}
        refusal={refusalOf('groupStageConfig.config.matchConfig')}
        draws="draws-allowed"
        onChange={(matchConfig) => onChange(withGroupStage(setup, { matchConfig }))}
      />
    </Card>
  );
}

/** How many groups, and how many go on. */
function GroupNumbers({ setup, onChange, refusalOf }: SetupFields) {
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

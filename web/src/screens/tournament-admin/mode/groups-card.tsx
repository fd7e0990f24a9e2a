import { sortings } from '@neundarter/rules/table/sort-competitors';
import { hasOneGroup } from '@neundarter/rules/tournament/plan/modes';
import { roundRobinModes } from '@neundarter/rules/tournament/round-robin/berger';
import { hasDrawnGroups, hasFreeGroups, secondChanceOf } from '@neundarter/rules/tournament/setup/setup';
import { useState } from 'react';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { modeText as text } from '../../../text/tournament-mode.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { ConfigRow } from './config-row.tsx';
import { FreeSettings } from './free-settings.tsx';
import { GroupNumbers } from './group-numbers.tsx';
import classes from './mode.module.css';
import { SecondChanceSettings } from './second-chance-settings.tsx';
import { type SetupFields, withGroupStage } from './setup-fields.ts';

/** The group stage, or the league. */
export function GroupsCard(fields: SetupFields) {
  const { setup, onChange, refusalOf } = fields;
  const { config } = setup.groupStageConfig;
  const isLeague = hasOneGroup(setup.tournamentMode);
  return (
    <Card title={isLeague ? text.league : text.groups}>
      {hasDrawnGroups(setup) && !hasFreeGroups(setup) ? <GroupNumbers {...fields} /> : null}
      {hasDrawnGroups(setup) ? <More {...fields} /> : null}
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

/** What few tournaments need. */
function More(fields: SetupFields) {
  const [isOpen, setOpen] = useState(hasFreeGroups(fields.setup) || secondChanceOf(fields.setup) !== null);
  return (
    <details
      className={classes.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{text.more}</summary>
      {isOpen ? (
        <Stack gap="l">
          <FreeSettings {...fields} />
          <SecondChanceSettings {...fields} />
        </Stack>
      ) : null}
    </details>
  );
}

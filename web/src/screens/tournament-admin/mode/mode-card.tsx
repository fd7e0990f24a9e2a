import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { tournamentModes } from '@neundarter/rules/tournament/plan/modes';
import { changeMode } from '@neundarter/rules/tournament/setup/change-setup';
import { setupProblems } from '@neundarter/rules/tournament/setup/check-setup';
import {
  fewestParticipants,
  participantNumbers,
  participantsTypes,
} from '@neundarter/rules/tournament/setup/setup';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { tournamentModeText } from '../../../text/tournament.ts';
import { modeText as text } from '../../../text/tournament-mode.ts';
import { Card } from '../../../ui/card.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import classes from './mode.module.css';
import type { SetupFields } from './setup-fields.ts';

type Props = SetupFields & {
  readonly entries: readonly ParticipantEntry[];
  /** Whether the settings are saved. */
  readonly state: ReactNode;
};

/** Mode, persons or pairs, and how many of them. */
export function ModeCard({ setup, onChange, refusalOf, entries, state }: Props) {
  const { minNoOfParticipants: min, maxNoOfParticipants: max } = setup;
  const hasPeople = entries.some(({ status }) => status !== 'rejected' && status !== 'withdrawn');
  const wrong = setupProblems(setup);
  const errorOf = (field: string, least: number, most: number) =>
    wrong.includes(field) ? text.leastWrong(least, most) : refusalOf(field);
  const most = Number.isNaN(max) ? participantNumbers.max : max;
  return (
    <Card title={text.mode} actions={state}>
      <div className={classes.modes}>
        <ChoiceGroup
          label={text.modes}
          choices={tournamentModes.map((value) => ({
            value,
            label: tournamentModeText[value],
            hint: text.modeHints[value],
          }))}
          error={refusalOf('tournamentMode')}
          value={setup.tournamentMode}
          onChange={(mode) => onChange(changeMode(setup, mode))}
        />
      </div>
      <ChoiceGroup
        label={text.participantsType}
        columns={2}
        choices={participantsTypes.map((value) => ({
          value,
          label: text.participantsTypes[value],
          isDisabled: hasPeople && value !== setup.participantsType,
        }))}
        error={refusalOf('participantsType')}
        value={setup.participantsType}
        onChange={(participantsType) => onChange({ ...setup, participantsType })}
        {...(hasPeople && { hint: text.typeLocked })}
      />
      <Tiles gap="l" minWidth={14} stretches>
        <Stepper
          label={text.least}
          value={min}
          min={fewestParticipants}
          max={most}
          error={errorOf('minNoOfParticipants', fewestParticipants, most)}
          onChange={(minNoOfParticipants) => onChange({ ...setup, minNoOfParticipants })}
        />
        <Stepper
          label={text.most}
          value={max}
          min={participantNumbers.min}
          max={participantNumbers.max}
          error={errorOf('maxNoOfParticipants', participantNumbers.min, participantNumbers.max)}
          onChange={(maxNoOfParticipants) => onChange({ ...setup, maxNoOfParticipants })}
        />
      </Tiles>
    </Card>
  );
}

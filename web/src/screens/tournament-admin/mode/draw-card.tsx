import { groupingModes } from '@neundarter/rules/tournament/groups/draw-groups';
import { hasDrawnGroups, seedings } from '@neundarter/rules/tournament/setup/setup';
import { Suspense } from 'react';
import { hasCode } from '../../../data/api/api-error.ts';
import { useGroupDraw, useGroupsUndo } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { errorReason, errorText } from '../../../text/errors.ts';
import { modeText as text } from '../../../text/tournament-mode.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Loading } from '../../../ui/states.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { Toggle } from '../../../ui/toggle.tsx';
import { type SetupFields, withGroupStage } from './setup-fields.ts';

const GroupColumns = latePart(async () => (await import('./group-columns.tsx')).GroupColumns);

type Props = SetupFields & {
  readonly tournament: Tournament;
  /** Whether a change of the settings is still to be sent. */
  readonly isUnsaved: boolean;
};

/** Who is seeded, and who plays in which group. */
export function DrawCard({ setup, onChange, refusalOf, tournament, isUnsaved }: Props) {
  const { groupingMode } = setup.groupStageConfig.config;
  const hasGroups = hasDrawnGroups(setup);
  const usesLot = hasGroups ? groupingMode === 'random' : setup.seeding === 'lot';
  return (
    <Card title={text.draw}>
      {hasGroups ? (
        <ChoiceGroup
          label={text.grouping}
          columns={3}
          choices={groupingModes.toReversed().map((value) => ({
            value,
            label: text.groupings[value],
            hint: text.groupingHints[value],
          }))}
          error={refusalOf('groupStageConfig.config.groupingMode')}
          value={groupingMode}
          onChange={(mode) => onChange(withGroupStage(setup, { groupingMode: mode }))}
        />
      ) : (
        <ChoiceGroup
          label={text.seeding}
          hint={text.seedingHint}
          columns={2}
          choices={seedings.map((value) => ({ value, label: text.seedings[value] }))}
          error={refusalOf('seeding')}
          value={setup.seeding}
          onChange={(seeding) => onChange({ ...setup, seeding })}
        />
      )}
      {usesLot ? (
        <Toggle
          label={text.separateClubs}
          hint={text.separateClubsHint}
          isOn={setup.separateClubs}
          onChange={(separateClubs) => onChange({ ...setup, separateClubs })}
        />
      ) : null}
      {hasGroups ? (
        <>
          <DrawButtons tournament={tournament} mode={groupingMode} isUnsaved={isUnsaved} />
          <Suspense fallback={<Loading />}>
            <GroupColumns tournament={tournament} />
          </Suspense>
        </>
      ) : null}
    </Card>
  );
}

type ButtonsProps = {
  readonly tournament: Tournament;
  readonly mode: (typeof groupingModes)[number];
  readonly isUnsaved: boolean;
};

const drawFailure = (error: unknown): string =>
  hasCode(error, 'error.event.groups-not-assigned-uniquely') ||
  hasCode(error, 'error.event.groups-not-assigned-completely')
    ? errorText(error)
    : text.drawFailed(errorReason(error));

/** Draws the groups, or takes the assignment back; everybody sees how often the lot was drawn. */
function DrawButtons({ tournament: { event, data, participants: entries }, mode, isUnsaved }: ButtonsProps) {
  const draw = useGroupDraw(event.id, drawFailure);
  const undo = useGroupsUndo(event.id);
  const { editRevision } = event.props;
  const isAssigned = entries.some(({ groupId }) => groupId !== null);
  const isEmpty = data.noOfParticipants.confirmed === 0;
  const mayReplace = async () => !isAssigned || (await confirmAction(text.replaceGroups));
  const run = async () => {
    if (await mayReplace()) tellOutcome(await draw.run(editRevision), { done: text.drawn });
  };
  const takeBack = async () => {
    if (await confirmAction(text.endGroups)) tellOutcome(await undo.run(editRevision), { done: text.undone });
  };
  return (
    <>
      <Inline gap="s" align="center" wraps>
        {mode === 'manual' ? null : (
          <Button
            look={isAssigned ? 'secondary' : 'primary'}
            disabled={isEmpty || isUnsaved}
            isBusy={draw.isBusy}
            onClick={() => void run()}
          >
            {mode === 'seeding-rank' ? text.fillSnake : isAssigned ? text.drawAgain : text.drawNow}
          </Button>
        )}
        {isAssigned ? (
          <Button look="quiet" disabled={isUnsaved} isBusy={undo.isBusy} onClick={() => void takeBack()}>
            {text.undoGroups}
          </Button>
        ) : null}
      </Inline>
      {data.draw === null ? null : (
        <p className={looks.hint}>
          {text.noOfDraws(data.draw.noOfDraws)} · {text.drawSeed(data.draw.seed)}
        </p>
      )}
    </>
  );
}

import { matchdayDataOf } from '@neundarter/contract/entities/event-data';
import { waitMinutes } from '@neundarter/rules/matchday/give-up';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { sides } from '@neundarter/rules/matchday/plan';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import { ownerSideOf } from '../../data/club/matchdays.ts';
import { competitionFormText as text } from '../../text/event-form.ts';
import { eventTypeText } from '../../text/events.ts';
import { matchdayFormatText } from '../../text/matchday-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { OpponentTeamField } from '../opponent-team/opponent-team-field.tsx';
import { chosenFormat, competitionModes, formatsOf, otherLineUpOf } from './competition-values.ts';
import { EventFormFrame } from './event-form-frame.tsx';
import { FormatPreview } from './format-preview.tsx';
import { TimeFields } from './time-fields.tsx';
import { useCompetitionForm } from './use-competition-form.ts';
import type { EventFormTarget } from './use-event-form.ts';

const modes = [
  { value: '', label: text.noMode },
  ...competitionModes.map((value) => ({ value, label: eventTypeText[value] })),
] as const;

const ownSides = sides.map((value) => ({ value, label: text.ownSides[value] }));

/** The form for a league match day: what, when, where, and against whom. */
export function CompetitionForm(target: EventFormTarget) {
  const { teamId, event, onDone } = target;
  const form = useCompetitionForm(target);
  const before = event === null ? null : matchdayDataOf(event.props);
  const { other, ownSide } = form.values;
  const waitOf = form.field('waitMinutes');
  const isOther =
    before !== null && (form.values.format !== formatOf(before).name || ownSide !== ownerSideOf(before));
  const losesBoth = isOther && (before.homeLineup.isSet || before.awayLineup.isSet);
  const against = before === null ? null : otherLineUpOf(before);
  const losesLineUp = against?.isSet && other !== null && other.id !== against.teamId;
  return (
    <EventFormFrame
      form={form}
      isPublicHint={text.isPublicHint}
      submit={event === null ? text.create : text.save}
      onCancel={onDone}
    >
      {event === null ? <SelectField {...form.field('mode')} label={text.mode} options={modes} /> : null}
      {before === null || before.status === 'scheduled' ? (
        <>
          <SelectField {...form.field('ownSide')} label={text.ownSide} options={ownSides} />
          <OpponentTeamField {...form.field('other')} teamId={teamId} side={opponentOf(ownSide)} />
          <Stepper
            label={text.wait}
            value={waitOf.value}
            min={waitMinutes.min}
            max={waitMinutes.max}
            step={5}
            error={waitOf.error}
            onChange={waitOf.onValue}
          />
          <SelectField
            {...form.field('format')}
            label={matchdayFormatText.label}
            options={formatsOf(event).map(({ name }) => ({
              value: name,
              label: matchdayFormatText.nameOf(name),
            }))}
          />
          <FormatPreview format={chosenFormat(event, form.values)} />
        </>
      ) : null}
      {losesBoth ? <Notice tone="info">{matchdayFormatText.losesLineUps}</Notice> : null}
      {losesLineUp && !losesBoth ? <Notice tone="info">{text.losesLineUp(against.teamName)}</Notice> : null}
      <TimeFields form={form} />
    </EventFormFrame>
  );
}

import type { ChangedEventProps, EventEntity, NewEventProps } from '@neundarter/contract/entities/event';
import { matchdayDataOf } from '@neundarter/contract/entities/event-data';
import type { LineUpEntity, MatchdayData } from '@neundarter/contract/entities/matchday';
import type { EventTimes, EventType } from '@neundarter/rules/access/events';
import { builtInFormats } from '@neundarter/rules/matchday/formats';
import { waitMinutes } from '@neundarter/rules/matchday/give-up';
import { formatOf, mdslMatchday } from '@neundarter/rules/matchday/mdsl-format';
import type { MatchdayFormat, Side } from '@neundarter/rules/matchday/plan';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import { isName } from '@neundarter/rules/people/name';
import { lineUpOf, ownerSideOf } from '../../data/club/matchdays.ts';
import { competitionFormText as text } from '../../text/event-form.ts';
import { opponentTeamText } from '../../text/opponent-team.ts';
import type { Problems } from '../../ui/form-values.ts';
import { textProblem } from '../markdown/text-problem.ts';
import type { ChosenOpponent } from '../opponent-team/opponent-team-field.tsx';
import {
  type GeneralValues,
  generalValuesOf,
  noGeneral,
  type SentGeneral,
  sentGeneral,
} from './general-values.ts';
import { noTimes, type TimesValues, timesOf, timesProblems, timesValuesOf } from './times-values.ts';

/** How a competition is played. */
export const competitionModes = ['mdsl-matchday'] as const satisfies readonly EventType[];
type CompetitionMode = (typeof competitionModes)[number];

/** The fields of the form. */
export type CompetitionValues = GeneralValues &
  TimesValues & {
    readonly mode: CompetitionMode | '';
    /** Where the own team plays. */
    readonly ownSide: Side;
    /** The team against it. */
    readonly other: ChosenOpponent | null;
    /** Minutes until a side counts as absent. */
    readonly waitMinutes: number;
    /** Name of the format. */
    readonly format: string;
  };

export const emptyCompetition: CompetitionValues = {
  ...noGeneral,
  ...noTimes,
  mode: '',
  ownSide: 'home',
  other: null,
  waitMinutes: waitMinutes.usual,
  format: mdslMatchday.name,
};

type Existing = Pick<EventEntity, 'props'> | null;

/** The formats to choose from: the built-in ones, and before them another one that the match day has. */
export const formatsOf = (event: Existing): readonly MatchdayFormat[] => {
  const data = event === null ? null : matchdayDataOf(event.props);
  const own = formatOf(data ?? {});
  return builtInFormats.some(({ name }) => name === own.name) ? builtInFormats : [own, ...builtInFormats];
};

/** The chosen format. */
export const chosenFormat = (
  event: Existing,
  { format }: Pick<CompetitionValues, 'format'>,
): MatchdayFormat => formatsOf(event).find(({ name }) => name === format) ?? mdslMatchday;

/** The line-up of the team against the own one. */
export const otherLineUpOf = (data: MatchdayData): LineUpEntity =>
  lineUpOf(data, opponentOf(ownerSideOf(data)));

/** The other team as it is sent. */
const sentTeam = ({ ownSide }: Pick<CompetitionValues, 'ownSide'>, otherTeamId: string) =>
  ownSide === 'home' ? { awayTeamId: otherTeamId } : { homeTeamId: otherTeamId };

/** The fields for a competition that exists; its mode stays as it is. */
export const competitionValuesOf = ({ props }: Pick<EventEntity, 'props'>): CompetitionValues => {
  const data = matchdayDataOf(props);
  const ownSide = ownerSideOf(data ?? {});
  const other = data === null ? null : otherLineUpOf(data);
  return {
    ...generalValuesOf(props),
    ...timesValuesOf(props),
    mode: 'mdsl-matchday',
    waitMinutes: data?.waitMinutes ?? waitMinutes.usual,
    format: formatOf(data ?? {}).name,
    ownSide,
    other:
      other === null
        ? null
        : { id: other.teamId, name: other.teamName, pictureUrl: null, isRegistered: other.isRegistered },
  };
};

const isWait = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= waitMinutes.min && minutes <= waitMinutes.max;

/** Problems of the fields; none if the competition can be sent. */
export const competitionProblems = (values: CompetitionValues): Problems<keyof CompetitionValues> => ({
  ...timesProblems(values, text),
  name: isName(values.name) ? undefined : text.nameMissing,
  mode: values.mode === '' ? text.modeMissing : undefined,
  other: values.other === null ? opponentTeamText.missing(opponentOf(values.ownSide)) : undefined,
  description: textProblem(values.description),
  waitMinutes: isWait(values.waitMinutes) ? undefined : text.waitWrong,
});

/** What is sent about the competition besides its teams; null while its times are missing. */
export const sentCompetition = (values: CompetitionValues): (EventTimes & SentGeneral) | null => {
  const times = timesOf(values);
  return times === null ? null : { ...sentGeneral(values), ...times };
};

/** The competition to create, with its teams. */
export const newCompetitions = (teamId: string, values: CompetitionValues): readonly NewEventProps[] => {
  const sent = sentCompetition(values);
  const { mode, other, waitMinutes: wait } = values;
  const format = values.format === mdslMatchday.name ? {} : { format: chosenFormat(null, values) };
  if (sent === null || mode === '' || other === null) return [];
  const eventData = { ...sentTeam(values, other.id), waitMinutes: wait, ...format };
  return [{ teamId, type: mode, ...sent, eventData }];
};

/** What is sent to change a competition; its own data only if they are others. */
export const changedCompetition = (
  { props }: Pick<EventEntity, 'props'>,
  values: CompetitionValues,
): ChangedEventProps => {
  const otherTeamId = values.other?.id;
  const before = matchdayDataOf(props);
  const { waitMinutes: wait } = values;
  const isSameWait = wait === (before?.waitMinutes ?? waitMinutes.usual);
  const isSameFormat = values.format === formatOf(before ?? {}).name;
  const isSameTeam =
    before !== null && otherTeamId === otherLineUpOf(before).teamId && values.ownSide === ownerSideOf(before);
  if (otherTeamId === undefined || (isSameTeam && isSameWait && isSameFormat))
    return { ...sentCompetition(values) };
  const eventData = {
    ...sentTeam(values, otherTeamId),
    ...(isSameWait ? {} : { waitMinutes: wait }),
    ...(isSameFormat ? {} : { format: chosenFormat({ props }, values) }),
  };
  return { ...sentCompetition(values), eventData };
};

import type { ChangedEventProps, EventEntity, NewEventProps } from '@neundarter/contract/entities/event';
import { matchdayDataOf } from '@neundarter/contract/entities/event-data';
import type { EventTimes, EventType } from '@neundarter/rules/access/events';
import { builtInFormats } from '@neundarter/rules/matchday/formats';
import { waitMinutes } from '@neundarter/rules/matchday/give-up';
import { formatOf, mdslMatchday } from '@neundarter/rules/matchday/mdsl-format';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import { isName } from '@neundarter/rules/people/name';
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
    readonly away: ChosenOpponent | null;
    /** Minutes until a side counts as absent. */
    readonly waitMinutes: number;
    /** Name of the format. */
    readonly format: string;
  };

export const emptyCompetition: CompetitionValues = {
  ...noGeneral,
  ...noTimes,
  mode: '',
  away: null,
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

/** The fields for a competition that exists; its mode stays as it is. */
export const competitionValuesOf = ({ props }: Pick<EventEntity, 'props'>): CompetitionValues => {
  const away = matchdayDataOf(props)?.awayLineup ?? null;
  return {
    ...generalValuesOf(props),
    ...timesValuesOf(props),
    mode: 'mdsl-matchday',
    waitMinutes: matchdayDataOf(props)?.waitMinutes ?? waitMinutes.usual,
    format: formatOf(matchdayDataOf(props) ?? {}).name,
    away:
      away === null
        ? null
        : { id: away.teamId, name: away.teamName, pictureUrl: null, isRegistered: away.isRegistered },
  };
};

const isWait = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= waitMinutes.min && minutes <= waitMinutes.max;

/** Problems of the fields; none if the competition can be sent. */
export const competitionProblems = (values: CompetitionValues): Problems<keyof CompetitionValues> => ({
  ...timesProblems(values, text),
  name: isName(values.name) ? undefined : text.nameMissing,
  mode: values.mode === '' ? text.modeMissing : undefined,
  away: values.away === null ? opponentTeamText.missing : undefined,
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
  const { mode, away, waitMinutes: wait } = values;
  const format = values.format === mdslMatchday.name ? {} : { format: chosenFormat(null, values) };
  return sent === null || mode === '' || away === null
    ? []
    : [{ teamId, type: mode, ...sent, eventData: { awayTeamId: away.id, waitMinutes: wait, ...format } }];
};

/** What is sent to change a competition; its own data only if they are others. */
export const changedCompetition = (
  { props }: Pick<EventEntity, 'props'>,
  values: CompetitionValues,
): ChangedEventProps => {
  const awayTeamId = values.away?.id;
  const before = matchdayDataOf(props);
  const { waitMinutes: wait } = values;
  const isSameWait = wait === (before?.waitMinutes ?? waitMinutes.usual);
  const isSameFormat = values.format === formatOf(before ?? {}).name;
  const isSame =
    awayTeamId === undefined || (awayTeamId === before?.awayLineup.teamId && isSameWait && isSameFormat);
  if (isSame) return { ...sentCompetition(values) };
  const eventData = {
    awayTeamId,
    ...(isSameWait ? {} : { waitMinutes: wait }),
    ...(isSameFormat ? {} : { format: chosenFormat({ props }, values) }),
  };
  return { ...sentCompetition(values), eventData };
};

import type { ChangedEventProps, EventEntity, NewEventProps } from '@neundarter/contract/entities/event';
import { matchdayDataOf } from '@neundarter/contract/entities/event-data';
import type { EventTimes, EventType } from '@neundarter/rules/access/events';
import { isName } from '@neundarter/rules/people/name';
import { competitionFormText as text } from '../../text/event-form.ts';
import { opponentTeamText } from '../../text/opponent-team.ts';
import type { Problems } from '../../ui/form-values.ts';
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
  TimesValues & { readonly mode: CompetitionMode | ''; readonly away: ChosenOpponent | null };

export const emptyCompetition: CompetitionValues = { ...noGeneral, ...noTimes, mode: '', away: null };

/** The fields for a competition that exists; its mode stays as it is. */
export const competitionValuesOf = ({ props }: Pick<EventEntity, 'props'>): CompetitionValues => {
  const away = matchdayDataOf(props)?.awayLineup ?? null;
  return {
    ...generalValuesOf(props),
    ...timesValuesOf(props),
    mode: 'mdsl-matchday',
    away:
      away === null
        ? null
        : { id: away.teamId, name: away.teamName, pictureUrl: null, isRegistered: away.isRegistered },
  };
};

/** Problems of the fields; none if the competition can be sent. */
export const competitionProblems = (values: CompetitionValues): Problems<keyof CompetitionValues> => ({
  ...timesProblems(values, text),
  name: isName(values.name) ? undefined : text.nameMissing,
  mode: values.mode === '' ? text.modeMissing : undefined,
  away: values.away === null ? opponentTeamText.missing : undefined,
});

/** What is sent about the competition besides its teams; null while its times are missing. */
export const sentCompetition = (values: CompetitionValues): (EventTimes & SentGeneral) | null => {
  const times = timesOf(values);
  return times === null ? null : { ...sentGeneral(values), ...times };
};

/** The competition to create, with its teams. */
export const newCompetitions = (teamId: string, values: CompetitionValues): readonly NewEventProps[] => {
  const sent = sentCompetition(values);
  const { mode, away } = values;
  return sent === null || mode === '' || away === null
    ? []
    : [{ teamId, type: mode, ...sent, eventData: { awayTeamId: away.id } }];
};

/** What is sent to change a competition; its away team only if it is another one. */
export const changedCompetition = (
  { props }: Pick<EventEntity, 'props'>,
  values: CompetitionValues,
): ChangedEventProps => {
  const awayTeamId = values.away?.id;
  const isSame = awayTeamId === undefined || awayTeamId === matchdayDataOf(props)?.awayLineup.teamId;
  return { ...sentCompetition(values), ...(isSame ? {} : { eventData: { awayTeamId } }) };
};

import type { EventEntity } from '@neundarter/contract/entities/event';
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

/** The fields for a competition that exists; its mode and its teams stay as they are. */
export const competitionValuesOf = ({ props }: Pick<EventEntity, 'props'>): CompetitionValues => {
  const away = props.eventData?.awayLineup ?? null;
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

import { ApiError } from '../../data/api/api-error.ts';
import { competitionFormText as text } from '../../text/event-form.ts';
import { matchdayFormatText } from '../../text/matchday-format.ts';
import type { FormState } from '../../ui/use-form.ts';
import {
  type CompetitionValues,
  changedCompetition,
  competitionProblems,
  competitionValuesOf,
  emptyCompetition,
  newCompetitions,
} from './competition-values.ts';
import { type EventFormTarget, useEventForm } from './use-event-form.ts';

/** State of the form for a competition: creates one, or changes the given one. */
export const useCompetitionForm = (target: EventFormTarget): FormState<CompetitionValues> =>
  useEventForm({
    ...target,
    start: target.event === null ? emptyCompetition : competitionValuesOf(target.event),
    check: competitionProblems,
    place: (error) => {
      if (['awayTeamId', 'homeTeamId'].some((name) => concerns(error, `/eventData/${name}`)))
        return { other: text.otherUnknown };
      return concerns(error, '/eventData/format') ? { format: matchdayFormatText.wrong } : null;
    },
    newEvents: (values) => newCompetitions(target.teamId, values),
    changes: changedCompetition,
    texts: { ...text, created: () => text.created },
  });

/** Whether the server refuses a field of the match day. */
const concerns = (error: unknown, name: string): boolean =>
  error instanceof ApiError && error.fields.some((field) => field.includes(name));

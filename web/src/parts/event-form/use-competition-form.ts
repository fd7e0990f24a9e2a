import type { EventEntity } from '@neundarter/contract/entities/event';
import { useIdsFor } from '../../data/api/use-ids-for.ts';
import { useEventChange, useEventCreation } from '../../data/club/events.ts';
import { errorReason } from '../../text/errors.ts';
import { competitionFormText as text } from '../../text/event-form.ts';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { type FormState, useForm } from '../../ui/use-form.ts';
import {
  type CompetitionValues,
  competitionProblems,
  competitionValuesOf,
  emptyCompetition,
  sentCompetition,
} from './competition-values.ts';

type Options = {
  readonly teamId: string;
  readonly competition: EventEntity | null;
  readonly onDone: () => void;
};

const failed = (error: unknown) => text.failed(errorReason(error));

/** State of the form for a competition: creates one, or changes the given one. */
export function useCompetitionForm({ teamId, competition, onDone }: Options): FormState<CompetitionValues> {
  const create = useCreation(teamId);
  const change = useEventChange(failed);
  const save = async ({ id, props }: EventEntity, values: CompetitionValues) => {
    const changedProps = sentCompetition(values) ?? {};
    const outcome = await change.run({ id, changedProps, editRevision: props.editRevision });
    if (outcome.ok) tellOutcome(outcome, { done: text.saved });
    return outcome;
  };
  return useForm<CompetitionValues>({
    start: competition === null ? emptyCompetition : competitionValuesOf(competition),
    check: competitionProblems,
    send: (values) => (competition === null ? create(values) : save(competition, values)),
    onSent: () => onDone(),
  });
}

/** Creates the competition; a repeat after a lost answer has the same id. */
function useCreation(teamId: string) {
  const idFor = useIdsFor();
  const creation = useEventCreation(failed);
  return async (values: CompetitionValues) => {
    const sent = sentCompetition(values);
    const events =
      sent === null || values.mode === '' || values.away === null
        ? []
        : [{ teamId, type: values.mode, ...sent, eventData: { awayTeamId: values.away.id } }];
    const outcome = await creation.run(events.map((props) => ({ id: idFor(JSON.stringify(props)), props })));
    if (outcome.ok) tellOutcome(outcome, { done: text.created });
    return outcome;
  };
}

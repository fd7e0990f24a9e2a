import type { ListedSeries } from '@neundarter/contract/entities/series';
import { useSeriesDeletion } from '../../data/club/series.ts';
import { errorReason } from '../../text/errors.ts';
import { teamSeriesText as text } from '../../text/series.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';

/** Deletes a series after a question. @returns a function that tells whether the series is deleted */
export function useSeriesRemoval(): (series: ListedSeries) => Promise<boolean> {
  const deletion = useSeriesDeletion((error) => text.removeFailed(errorReason(error)));
  return async ({ id, props }) => {
    const isSure = await confirmAction({
      title: text.removeTitle,
      text: text.removeWarning(props.name),
      confirm: text.removeConfirm,
      danger: true,
    });
    if (!isSure) return false;
    const outcome = await deletion.run(id);
    tellOutcome(outcome, { done: text.removed(props.name) });
    return outcome.ok;
  };
}

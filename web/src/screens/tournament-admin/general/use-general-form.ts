import type { EventEntity } from '@neundarter/contract/entities/event';
import {
  changedTournament,
  startProblems,
  type TournamentValues,
  tournamentValuesOf,
} from '../../../parts/event-form/tournament-values.ts';
import { type SavedForm, useSavedForm } from '../use-saved-form.ts';

/** The form for name, start, place, description and who sees the tournament. */
export const useGeneralForm = (event: EventEntity): SavedForm<TournamentValues> =>
  useSavedForm<TournamentValues>({
    event,
    startOf: tournamentValuesOf,
    check: startProblems,
    changesOf: (_, values, fields) => changedTournament(values, fields),
  });

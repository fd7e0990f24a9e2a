import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import { normaliseSetup } from '@neundarter/rules/tournament/setup/change-setup';
import { resetsGroups, setupProblems } from '@neundarter/rules/tournament/setup/check-setup';
import { defaultTournamentSetup, type TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { formText } from '../../../text/forms.ts';
import { groupResetText } from '../../../text/tournament-admin.ts';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { isAlike, type Problems } from '../../../ui/form-values.ts';
import { type SavedForm, useSavedForm } from '../use-saved-form.ts';

type Fields = Problems<keyof TournamentSetup>;

const setupOf = ({ props }: EventEntity): TournamentSetup =>
  tournamentDataOf(props)?.config ?? defaultTournamentSetup;

/** Every setting is shown with its problem in its own place; the form only has to know that there is one. */
const wrongFields = (setup: TournamentSetup): Fields =>
  Object.fromEntries(setupProblems(setup).map((path) => [path.split('/')[0], formText.refused]));

export type SetupForm = SavedForm<TournamentSetup> & {
  /** Changes settings; asks before an assignment of groups is lost. */
  readonly change: (next: TournamentSetup) => void;
};

/** The form for all settings of how the tournament is played. */
export function useSetupForm({ event, participants: entries }: Tournament): SetupForm {
  const saved = useSavedForm<TournamentSetup>({
    event,
    startOf: setupOf,
    check: wrongFields,
    changesOf: (now, values, fields) => {
      const changed = Object.fromEntries(fields.map((field) => [field, normaliseSetup(values)[field]]));
      const config: TournamentSetup = { ...setupOf(now), ...changed };
      return { eventData: { config } };
    },
  });
  const { form } = saved;
  const hasGroups = entries.some(({ groupId }) => groupId !== null);
  // What is the same is left out, so that it follows what others change.
  const set = (next: TournamentSetup) => {
    const changed = Object.entries(next).filter(
      ([name, value]) => !isAlike(value, valueOf(form.values, name)),
    );
    form.set(Object.fromEntries(changed));
  };
  const askAndSet = async (next: TournamentSetup) => {
    if (await confirmAction(groupResetText)) set(next);
  };
  return {
    ...saved,
    change: (next) => (hasGroups && resetsGroups(form.values, next) ? void askAndSet(next) : set(next)),
  };
}

const valueOf = (setup: TournamentSetup, name: string): unknown => new Map(Object.entries(setup)).get(name);

import { viewOf } from '@neundarter/rules/hall/view';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import type { LockedHall } from './change-hall.ts';

/** Whether somebody of an entry plays, writes or is called, also in another event. */
export const findIsBusy = (
  { hall, running }: Pick<LockedHall, 'hall' | 'running'>,
  entrant: string,
): boolean => {
  const entry = running.tournament.entries.find(({ id }) => id === entrant);
  const { duties } = viewOf(hall.input);
  return entry !== undefined && idsOf(entry.participant).some((id) => duties.has(id));
};

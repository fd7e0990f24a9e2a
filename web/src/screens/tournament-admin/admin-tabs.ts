import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import { adminText } from '../../text/tournament-admin.ts';

/** Tabs of the pages for organisers, as in their addresses. */
const adminTabs = ['general', 'participants', 'mode', 'boards', 'publish', 'close', 'start'] as const;
export type AdminTab = (typeof adminTabs)[number];

const nextStep: { readonly [status in TournamentStatus]?: AdminTab } = {
  draft: 'publish',
  published: 'close',
  'registration-closed': 'start',
};

type ShownTab = { readonly tab: AdminTab; readonly label: string };

/** The tabs in a state; the last one leads to the next state. A cancelled tournament has none. */
export function tabsOf(status: TournamentStatus): readonly ShownTab[] {
  const last = nextStep[status];
  if (last === undefined) return [];
  const { tab } = adminText;
  return [
    { tab: 'general', label: tab.general },
    { tab: 'participants', label: status === 'draft' ? tab.participants : tab.registrations },
    { tab: 'mode', label: tab.mode },
    { tab: 'boards', label: tab.boards },
    { tab: last, label: tab[last] },
  ];
}

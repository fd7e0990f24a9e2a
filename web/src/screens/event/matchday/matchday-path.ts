import type { Side } from '@neundarter/rules/matchday/plan';
import { eventPath } from '../../../parts/event-row/event-path.ts';

/** Views of a matchday; the chosen one is in the address. */
export const matchdayTabs = ['games', 'lineups', 'report'] as const;
export type MatchdayTab = (typeof matchdayTabs)[number];

/** Query of a view, within the page of the event. */
export const tabQuery = (tab: MatchdayTab): Record<string, string> => (tab === 'games' ? {} : { tab });

/** Opens the editor of a side's line-up. */
export const setUpPath = (side: Side): string => `?${new URLSearchParams({ tab: 'lineups', side })}`;

/** Address of the page on which guests without an account enter their code or PIN. */
export const guestsPath = (eventId: string): string => `${eventPath(eventId, 'mdsl-matchday')}/guests`;

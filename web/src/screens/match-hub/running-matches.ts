import type { MatchFilter } from '../../data/match/matches.ts';

/** Interval at which the list is read again, because other devices change running matches. ms */
export const refreshMs = 5000;

export const running: MatchFilter = { status: ['running'] };

import type { EventKind } from '../events/event-kind.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import { changeSettings } from './change-settings.ts';
import { createTournament } from './create-tournament.ts';
import { describeTournaments } from './describe-tournaments.ts';
import { findTableRules } from './find-table-rules.ts';
import { findWinner } from './find-winner.ts';
import { removeTournament } from './remove-tournament.ts';
import { startTournament } from './start-tournament.ts';
import { findStarted } from './store.ts';
import { tellNewTime } from './tell-new-time.ts';
import type { TournamentCache } from './tournament-cache.ts';

/** Tournaments as a kind of events. */
export const tournamentKind = (platform: MatchPlatform, cache: TournamentCache): EventKind => ({
  type: 'tournament',
  create: createTournament,
  change: (tx, changed) => changeSettings(platform, tx, changed),
  keepTime: (tx, event) => tellNewTime(platform, tx, event),
  describe: describeTournaments(cache),
  start: (tx, event, caller) => startTournament(platform, tx, { event, caller }),
  findWinner: findWinner(cache),
  findTableRules,
  findStarted,
  remove: removeTournament,
});

import type { EventKind } from '../events/event-kind.ts';
import type { TournamentFollowing } from './core/tournament-follower.ts';
import { tellNewTime } from './entries/tell-new-time.ts';
import { changeSettings } from './setup/change-settings.ts';
import { createTournament } from './setup/create-tournament.ts';
import { removeTournament } from './setup/remove-tournament.ts';
import { startTournament } from './setup/start-tournament.ts';
import { undoStart } from './setup/undo-start.ts';
import { findProgress, isFinishedInSql, isRunningInSql } from './storage/store.ts';
import { describeChangeableOf, describeTournaments } from './views/describe-tournaments.ts';
import { findTableRules } from './views/find-table-rules.ts';
import { findWinner } from './views/find-winner.ts';
import type { TournamentCache } from './views/tournament-cache.ts';

/** Tournaments as a kind of events. */
export const tournamentKind = (platform: TournamentFollowing, cache: TournamentCache): EventKind => ({
  type: 'tournament',
  create: createTournament,
  change: (tx, changed) => changeSettings(platform, tx, changed),
  keepTime: (tx, event) => tellNewTime(platform, tx, event),
  describe: describeTournaments(cache),
  describeChangeable: describeChangeableOf(cache),
  start: (tx, event, caller) => startTournament(platform, tx, { event, caller }),
  undoStart: (tx, event, caller) => undoStart(platform, tx, { event, caller }),
  findWinner: findWinner(cache),
  findTableRules,
  findProgress,
  isRunning: isRunningInSql,
  isFinished: isFinishedInSql,
  remove: removeTournament,
});

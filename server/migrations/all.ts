import { matchesMigration } from './0001-matches.ts';
import { outboxMigration } from './0002-outbox.ts';
import { usersMigration } from './0003-users.ts';
import { playersAndTeamsMigration } from './0004-players-and-teams.ts';
import { newsMigration } from './0005-news.ts';

/** Every step of the schema in its order. Add at the end; never change a released one. */
export const migrations = [
  matchesMigration,
  outboxMigration,
  usersMigration,
  playersAndTeamsMigration,
  newsMigration,
] as const;

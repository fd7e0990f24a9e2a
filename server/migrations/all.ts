import { matchesMigration } from './0001-matches.ts';
import { outboxMigration } from './0002-outbox.ts';

/** Every step of the schema in its order. Add at the end; never change a released one. */
export const migrations = [matchesMigration, outboxMigration] as const;

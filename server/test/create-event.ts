import type { EventType } from '@neundarter/rules/access/events';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/ids.ts';
import { createClub } from './create-person.ts';

type EventOptions = {
  readonly teamId?: string;
  readonly isPublic?: boolean;
  readonly isSearchable?: boolean;
  readonly type?: EventType;
  readonly name?: string;
  /** Milliseconds since 1970. */
  readonly startDateTime?: number;
  readonly endDateTime?: number;
};

/** Inserts a running event into the database, of a new team by default; returns its id. */
export async function createEvent(
  { db }: { readonly db: Database },
  { isPublic = true, type = 'training', name = 'Training', ...given }: EventOptions = {},
): Promise<string> {
  const [id, teamId] = [newId(), given.teamId ?? (await createClub({ db }))];
  const now = Date.now();
  await db.write(async ({ q }) => {
    await q
      .insertInto('events')
      .values({
        id,
        team_id: teamId,
        type,
        name,
        description: '',
        location: null,
        is_public: isPublic ? 1 : 0,
        is_searchable: given.isSearchable === true ? 1 : 0,
        start_date_time: given.startDateTime ?? now - 60_000,
        end_date_time: given.endDateTime ?? now + 60 * 60_000,
        props_hash: '',
        created_by: 'nobody',
      })
      .execute();
  });
  return id;
}

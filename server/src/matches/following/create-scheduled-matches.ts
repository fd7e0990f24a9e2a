import type { MatchEvent } from '@neundarter/contract/entities/match';
import { createMatch as createByRules } from '@neundarter/rules/match/create';
import type { MatchPlace } from '@neundarter/rules/match/match-place';
import { progressOf } from '@neundarter/rules/match/progress';
import type { MatchConfig, Party, PerParty } from '@neundarter/rules/match/types';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { placeRow } from '../storage/place-row.ts';
import type { StoredMatch } from '../storage/stored-match.ts';
import { insertMatches, insertPlaces } from './store.ts';

/** A new match of an event; its parties may be placeholders. */
export type ScheduledMatch = {
  readonly id: string;
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  readonly description: string | null;
  /** Player who calls the scores. */
  readonly caller: string | null;
  readonly place: MatchPlace;
};

/** The event of the new matches. */
type EventOfMatches = MatchEvent & { readonly id: string; readonly name: string };

type ScheduledMatches = {
  readonly event: EventOfMatches;
  /** Creator of the matches: the user who started the event. */
  readonly createdById: string;
  readonly matches: readonly ScheduledMatch[];
};

const storedOf = (
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  { event: { id: eventId, name: eventName, ...event }, createdById }: Omit<ScheduledMatches, 'matches'>,
  { id, parties, config, description, caller }: ScheduledMatch,
): StoredMatch => ({
  id,
  creationId: newId(),
  moveCount: 0,
  // No client created it, so no client can repeat the creation.
  propsHash: '',
  reopenings: [],
  corrections: [],
  endedOn: null,
  props: {
    parties,
    config,
    eventId,
    eventName,
    event,
    description,
    isOnlineMatch: false,
    onlineMatchRequest: null,
    caller,
    createdById,
    timeStamp: clock.now(),
    ...progressOf(createByRules({ id, parties, config })),
    revision: 0,
  },
});

/**
 * Creates scheduled matches of an event with their places, in the caller's transaction. It announces nothing; the
 * caller announces the change of the event once. Throws if an id is taken.
 */
export const createScheduledMatches = async (
  platform: Pick<Platform, 'clock' | 'newId'>,
  tx: WriteTx,
  scheduled: ScheduledMatches,
): Promise<void> => {
  const { event, matches } = scheduled;
  await insertMatches(
    tx,
    matches.map((match) => storedOf(platform, scheduled, match)),
  );
  await insertPlaces(
    tx,
    matches.map(({ id, place }) => placeRow({ matchId: id, eventId: event.id }, place)),
  );
};

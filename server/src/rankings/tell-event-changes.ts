import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventChanged, MatchStarted, MissedAnswer } from '@neundarter/contract/live';
import { seatsByEvent } from '@neundarter/contract/started-match';
import { readOrganisersView } from '../events/read-organisers-view.ts';
import { readSharedEvent } from '../events/read-shared-event.ts';
import type { EventReader } from '../events/reads.ts';
import { inOrder } from '../platform/in-order.ts';
import type { Here } from '../platform/live.ts';
import type { Log } from '../platform/log.ts';
import { sharedDifferences } from '../platform/shared-differences.ts';
import { rankingCacheOf } from './ranking-cache.ts';
import { revisionCache } from './revision-cache.ts';

type Parts = Pick<EventReader, 'db' | 'rights' | 'kinds'> & { readonly log: Log };

/**
 * Adds to the announcement of a change of an event what has changed, for the listeners of this process, so that they read
 * nothing. It is left out if the change is not the same for all: then it may be about people whose names are public for a moment
 * only. Each process finds it for itself, by comparing what it has told last with the database; where it does not succeed,
 * listeners get the bare announcement, and read.
 */
export const tellEventChanges = ({ log, ...parts }: Parts) => {
  const differences = sharedDifferences((id) => readSharedEvent(parts, id));
  const { told } = rankingCacheOf(parts.db);
  const shared = revisionCache();
  /** What has changed until a revision, if all may be told; null if they have to read. */
  const findStep = async ({ eventId, revision }: EventChanged) => {
    const step = await differences.advance(eventId, revision);
    return step !== null && (await shared.areAllShared(eventId, step)) ? step : null;
  };
  const each = inOrder();

  /** Organisers hear it before the difference, so that they know with this whether something is missing; then they read. */
  const tellOrganisers = async (eventId: string, here: Here): Promise<void> => {
    const channel = `organisers/${eventId}` as const;
    if (!here.hasListeners(channel)) return;
    const view = await readOrganisersView(parts, eventId).catch((error: unknown) => {
      log.warn({ err: error, eventId }, 'what organisers see of an event could not be read');
      return null;
    });
    if (view !== null) here.send(channel, 'organisers-view-changed', view);
  };
  const tellEvent = async (news: EventChanged, here: Here): Promise<void> => {
    const { eventId } = news;
    const channel = `events/${eventId}` as const;
    if (!here.hasListeners(channel)) return differences.forget(eventId);
    const step = await findStep(news).catch((error: unknown) => {
      log.warn({ err: error, eventId }, 'what has changed of an event could not be found');
      return null;
    });
    if (step !== null) await tellOrganisers(eventId, here);
    const found = step && { revision: step.to, difference: { from: step.from, change: step.change } };
    here.send(channel, 'event-changed', { ...news, ...found });
  };
  const tellTables = async ({ eventId, revision }: EventChanged, here: Here): Promise<void> => {
    const channel = `tables/${eventId}` as const;
    if (!here.hasListeners(channel)) return told.forget(eventId);
    const news = await told.findNews(eventId, revision).catch((error: unknown) => {
      log.warn({ err: error, eventId }, 'what has changed in the tables of an event could not be found');
      told.forget(eventId);
      return { eventId, tables: {} };
    });
    here.send(channel, 'tables-changed', news);
  };

  return {
    /** Sends the change to all listeners of the event, and those of what organisers see and of its tables to theirs. */
    tell: (news: EventChanged, here: Here): void => {
      shared.note(news);
      void each(news.eventId, async () => {
        await tellEvent(news, here);
        await tellTables(news, here);
      });
    },
    /** A match that begins, without what listeners know by its event. */
    shortenStart: (news: MatchStarted): MatchStarted => {
      const { matchId, eventId, match } = news;
      const event = eventId === null ? null : (differences.latest(eventId) as EventEntity | null);
      if (match === undefined || event === null || 'entries' in match.seats) return news;
      return { ...news, match: { ...match, seats: seatsByEvent(event, matchId, match.seats) } };
    },
    /** Somebody has begun to listen to an event. */
    begin: (eventId: string): void => {
      each(eventId, () => differences.begin(eventId)).catch((error: unknown) => {
        log.warn({ err: error, eventId }, 'an event could not be read for those who listen to it');
      });
    },
    /** What has changed of an event since a revision; null if that is not known, or if something was not the same for all. */
    findMissed: (eventId: string, revision: number): MissedAnswer => {
      const steps = differences.since(eventId, revision);
      const last = steps?.at(-1);
      if (steps === null || last === undefined) return null;
      if (shared.areShared(eventId, { from: revision, to: last.to }) !== true) return null;
      return { revision: last.to, changes: steps.map(({ change }) => change) };
    },
  };
};

import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { raiseRevision } from './store.ts';

/** A change of an event that its readers can see. */
type EventChangeNews = {
  readonly eventId: string;
  /** Matches that changed with it. */
  readonly matchIds: readonly string[];
  /** Whether people changed the event itself; false for results of its matches. */
  readonly isEdit: boolean;
  /** Whether it changes nothing that only some of those see who may see the event, but for what organisers see besides. */
  readonly isSameForAll?: boolean;
};

/** What an event has announced in a transaction that announces it once, at its end. */
type Gathered = { readonly eventId: string; readonly news: EventChangeNews[] };

const gathered = new WeakMap<WriteTx, Gathered>();

/** From now on the changes of this event are gathered in the transaction, until `announceGathered`. */
export const gatherEventChanges = (tx: WriteTx, eventId: string): void =>
  void gathered.set(tx, { eventId, news: [] });

/** Announces everything that was gathered as one change; nothing if there was none. */
export const announceGathered = async (platform: Pick<Platform, 'announce'>, tx: WriteTx): Promise<void> => {
  const { eventId, news } = gathered.get(tx) ?? { eventId: '', news: [] };
  gathered.delete(tx);
  if (news.length === 0) return;
  const matchIds = [...new Set(news.flatMap((one) => one.matchIds))];
  const isEdit = news.some((one) => one.isEdit);
  const isSameForAll = news.every((one) => one.isSameForAll === true);
  await announceEventChange(platform, tx, { eventId, matchIds, isEdit, isSameForAll });
};

/**
 * Raises the revision of an event and announces the change, in the transaction of the change; the event is locked. Does
 * nothing if the event was deleted. A command of the event itself gathers such changes instead, so that it announces one.
 */
export const announceEventChange = async (
  { announce }: Pick<Platform, 'announce'>,
  tx: WriteTx,
  news: EventChangeNews,
): Promise<void> => {
  const { eventId, matchIds, isEdit, isSameForAll = false } = news;
  const own = gathered.get(tx);
  if (own?.eventId === eventId) return void own.news.push(news);
  const revision = await raiseRevision(tx, eventId, isEdit);
  if (revision === null) return;
  announce(tx, [
    {
      event: 'event-changed',
      payload: { eventId, revision, matchIds, isSameForAll },
      channels: [`events/${eventId}`],
    },
  ]);
};

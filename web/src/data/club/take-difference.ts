// Puts differences of an event and of its tables into cached answers, so that nothing has to be read.
import { applyDifference } from '@neundarter/contract/differences/apply-difference';
import { contentTag } from '@neundarter/contract/differences/content-tag';
import type { Difference } from '@neundarter/contract/differences/difference';
import type { EventEntity } from '@neundarter/contract/entities/event';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import type { EventChanged, MissedAnswer, OrganisersViewChanged, TableNews } from '@neundarter/contract/live';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { live } from '../live/live.ts';
import { readSoon } from '../live/read-soon.ts';
import { readAnew } from '../live/take-event.ts';
import { eventRankingKeys } from './event-ranking-keys.ts';
import { eventKeys } from './events.ts';
import { isOfOrganiser } from './is-of-organiser.ts';
import { noteStart, takeStart } from './take-start.ts';

/** Cached events that were made by a difference, and not read. */
const madeByDifference = new WeakSet<EventEntity>();

/** Cached events of organisers whose `changeable` was told, and the revision that it belongs to. */
const toldToOrganisers = new WeakMap<EventEntity, number>();

/** Maximum wait for what was missed; servers of an older version say nothing. ms */
const missedWithinMs = 3000;

/** What was missed of an event since a revision; null if the event has to be read. */
const askMissed = (eventId: string, revision: number): Promise<MissedAnswer> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), missedWithinMs);
    if (!live.ask('missed', { eventId, revision }, resolve)) resolve(null);
  });

const cachedEvent = (client: QueryClient, eventId: string): EventEntity | undefined =>
  client.getQueryData<EventEntity>(eventKeys.entity(eventId));

/** The event itself has changed, or a result of it. */
function takeChange(client: QueryClient, eventId: string, event: EventChanged): void {
  const queryKey = eventKeys.entity(eventId);
  const known = client.getQueryData<EventEntity>(queryKey);
  if (known !== undefined && isKnown(known, event)) return;
  staleTables(client, eventId, event);
  // Results change nothing of a training itself.
  const isResult = known !== undefined && known.props.eventData === null && event.matchIds.length > 0;
  if (isResult)
    return void client.setQueryData<EventEntity>(queryKey, {
      ...known,
      props: { ...known.props, revision: event.revision },
    });
  if (known === undefined || event.difference === undefined || event.isSameForAll !== true)
    return readSoon(client, queryKey);
  takeDifference(client, eventId, event);
}

/**
 * Whether a cached event contains a change. What was made by a difference contains only what everybody sees: then a change of
 * the same revision may say that there is more.
 */
const isKnown = (known: EventEntity, { revision, isSameForAll }: EventChanged): boolean =>
  revision < known.props.revision ||
  (revision === known.props.revision && !(isSameForAll === false && madeByDifference.has(known)));

/** Tables on the page come by their own channel, unless the server is of an older version. */
function staleTables(client: QueryClient, eventId: string, { isSameForAll }: EventChanged): void {
  const queryKey = eventRankingKeys.of(eventId);
  if (isSameForAll === undefined) return readSoon(client, queryKey);
  void client.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' });
}

/** Puts a change of an event into its cached answer; asks for what was missed before it. */
function takeDifference(client: QueryClient, eventId: string, event: EventChanged): void {
  const known = cachedEvent(client, eventId);
  const { revision, difference } = event;
  if (known === undefined || difference === undefined || known.props.revision >= revision) return;
  if (known.props.revision !== difference.from) return void catchUp(client, eventId, revision);
  keepChanged(client, known, [difference.change]);
}

/** What organisers see besides; the difference that follows asks whether it was told. */
function takeOrganisersView(
  client: QueryClient,
  { eventId, revision, changeable }: OrganisersViewChanged,
): void {
  const known = cachedEvent(client, eventId);
  if (known === undefined || !isOfOrganiser(known) || known.props.revision > revision) return;
  const { changeable: _, ...rest } = known.props.eventData as TournamentData;
  const eventData = changeable === null ? rest : { ...rest, changeable };
  client.setQueryData<EventEntity>(eventKeys.entity(eventId), {
    ...known,
    props: { ...known.props, eventData },
  });
  const kept = cachedEvent(client, eventId);
  if (kept === undefined) return;
  toldToOrganisers.set(kept, revision);
  if (madeByDifference.has(known)) madeByDifference.add(kept);
}

function keepChanged(client: QueryClient, known: EventEntity, changes: readonly Difference[]): void {
  const queryKey = eventKeys.entity(known.id);
  const next = changes.reduce<unknown>(
    (value, change) => (value === undefined ? undefined : applyDifference(value, change)),
    known,
  );
  if (next === undefined) return readSoon(client, queryKey);
  client.setQueryData(queryKey, next);
  const kept = cachedEvent(client, known.id);
  if (kept === undefined) return;
  madeByDifference.add(kept);
  const told = toldToOrganisers.get(known) ?? 0;
  toldToOrganisers.set(kept, told);
  // A read that is running may have begun before the change.
  if (client.isFetching({ queryKey }) > 0) void readAnew(client, queryKey);
  else if (isOfOrganiser(kept) && told < kept.props.revision) readSoon(client, queryKey);
}

/** The latest revisions that were told while this device asks for what it has missed, by event. */
const asking = new Map<string, number>();

/** How often a device asks for what it has missed before it reads everything. */
const maxTries = 3;

/** Asks for what was missed of an event, and reads it otherwise. @param told the revision that was told */
async function catchUp(client: QueryClient, eventId: string, told: number): Promise<void> {
  const isAsking = asking.has(eventId);
  asking.set(eventId, Math.max(told, asking.get(eventId) ?? 0));
  if (isAsking) return;
  for (let tries = 0; tries < maxTries && isBehind(client, eventId); tries += 1) {
    const known = cachedEvent(client, eventId);
    const missed = known === undefined ? null : await askMissed(eventId, known.props.revision);
    if (known === undefined || missed === null) break;
    // Somebody has read it meanwhile.
    if (cachedEvent(client, eventId) === known) keepChanged(client, known, missed.changes);
  }
  const isStillBehind = isBehind(client, eventId);
  asking.delete(eventId);
  if (isStillBehind) readSoon(client, eventKeys.entity(eventId));
}

const isBehind = (client: QueryClient, eventId: string): boolean =>
  (cachedEvent(client, eventId)?.props.revision ?? 0) < (asking.get(eventId) ?? 0);

type ToldTable = {
  readonly queryKey: QueryKey;
  /** Missing if the server does not know the table. */
  readonly news: TableNews | undefined;
};

/** Puts a change of a table into its cached answer. Tables tell by their content what they are. */
function takeTable(client: QueryClient, eventId: string, { queryKey, news }: ToldTable): void {
  if (client.isFetching({ queryKey }) > 0) return void readAnew(client, queryKey);
  const known = client.getQueryData(queryKey);
  if (known === undefined) return;
  const tag = tagOf(known);
  if (tag === news?.tag) return;
  const next =
    news?.change === undefined || news.from !== tag ? undefined : applyDifference(known, news.change);
  if (next === undefined || tagOf(next) !== news?.tag) return readSoon(client, queryKey);
  client.setQueryData(queryKey, next);
  // Nothing tells which of the people who have come have no account.
  if (sizeOf(next) !== sizeOf(known)) readSoon(client, eventRankingKeys.withoutAccount(eventId));
}

const tagOf = (table: unknown): string => contentTag(JSON.stringify(table));

const sizeOf = (table: unknown): number | null => (Array.isArray(table) ? table.length : null);

/** What pages of events load later, as one piece. */
export const differenceCode = { catchUp, takeChange, takeOrganisersView, takeTable, noteStart, takeStart };

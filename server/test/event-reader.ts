import { applyDifference } from '@neundarter/contract/differences/apply-difference';
import { contentTag } from '@neundarter/contract/differences/content-tag';
import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventChanged, MissedAnswer, TablesChanged } from '@neundarter/contract/live';
import { eventually } from './eventually.ts';
import { connectLive, type LiveClient } from './live-client.ts';

type Read = (path: string) => Promise<unknown>;

/** What becomes of the announcements on their way to a reader. */
type Way = (announcements: readonly EventChanged[]) => readonly EventChanged[];

type Place = {
  readonly url: string;
  readonly eventId: string;
  /** Token of the live channel; undefined for visitors and guests. */
  readonly token?: string | undefined;
  /** Reads as this reader. */
  readonly read: Read;
  /** Addresses of tables, by their names. */
  readonly tables?: { readonly [name: string]: string };
};

const revisionOf = ({ props }: EventEntity): number => props.revision;

/** Somebody who reads an event and its tables once, and then follows them as a browser does. */
export async function followEvent({ url, eventId, token, read, tables = {} }: Place) {
  const live: LiveClient = await connectLive(url, token);
  const counts = { reads: 0, missed: 0, tables: 0 };
  const readEvent = async () => {
    counts.reads += 1;
    return (await read(`/events/${eventId}`)) as EventEntity;
  };
  const readTable = (name: string) => {
    counts.tables += 1;
    return read(`/events/${eventId}/${tables[name]}`);
  };
  for (const channel of ['events', 'tables'])
    if (!(await live.subscribe(`${channel}/${eventId}`)).ok) throw new Error(`No right to follow ${channel}`);
  let known = await readEvent();
  let isMadeByDifference = false;
  const shown = new Map<string, unknown>();
  for (const name of Object.keys(tables)) {
    const table = await readTable(name);
    // A group that does not exist has no rows, and nobody is told of it.
    if (!name.startsWith('group/') || (table as readonly unknown[]).length > 0) shown.set(name, table);
  }
  // What was announced until now is known.
  let heard = live.heard.length;

  const readAgain = async () => {
    known = await readEvent();
    isMadeByDifference = false;
  };
  const keep = (next: unknown) => {
    if (next === undefined) return readAgain();
    known = next as EventEntity;
    isMadeByDifference = true;
  };
  const catchUp = async () => {
    counts.missed += 1;
    const since = { eventId, revision: revisionOf(known) };
    const missed = (await live.socket.timeout(10_000).emitWithAck('missed', since)) as MissedAnswer;
    if (missed === null) return readAgain();
    return keep(missed.changes.reduce<unknown>((value, change) => applyDifference(value, change), known));
  };
  const take = async ({ revision, isSameForAll, difference }: EventChanged) => {
    const mayBeMore = revision === revisionOf(known) && isMadeByDifference && isSameForAll === false;
    if (revision < revisionOf(known) || (revision === revisionOf(known) && !mayBeMore)) return;
    if (isSameForAll !== true || difference === undefined) return readAgain();
    if (difference.from === revisionOf(known)) return keep(applyDifference(known, difference.change));
    return catchUp();
  };
  const takeTables = async ({ tables: news }: TablesChanged) => {
    for (const [name, table] of shown) {
      const tag = contentTag(JSON.stringify(table));
      const told = news[name];
      if (told?.tag === tag) continue;
      const fits = told?.change !== undefined && told.from === tag;
      const next = fits ? applyDifference(table, told.change) : await readTable(name);
      if (fits && contentTag(JSON.stringify(next)) !== told.tag)
        throw new Error(`${name} has another content`);
      shown.set(name, next);
    }
  };

  return {
    live,
    counts,
    event: () => known,
    tables: (): ReadonlyMap<string, unknown> => shown,
    /** Takes everything until a revision was told. @param way what becomes of the announcements */
    follow: async (revision: number, way: Way = (all) => all) => {
      await eventually(
        () =>
          live.heard.some(
            ({ event, payload }) => event === 'event-changed' && payload.revision >= revision,
          ) || undefined,
        `revision ${revision}`,
      );
      // The tables follow their event.
      const told = () => live.heard.slice(heard);
      const countOf = (name: string) => told().filter(({ event }) => event === name).length;
      await eventually(
        () => countOf('tables-changed') >= countOf('event-changed') || undefined,
        'the tables',
      );
      const news = told();
      heard += news.length;
      const changes = news.filter(({ event }) => event === 'event-changed').map(({ payload }) => payload);
      for (const change of way(changes)) await take(change);
      for (const { event, payload } of news) if (event === 'tables-changed') await takeTables(payload);
      // The next announcement would tell that something is missing.
      if (revisionOf(known) < revision) await catchUp();
    },
  };
}

export type EventFollower = Awaited<ReturnType<typeof followEvent>>;

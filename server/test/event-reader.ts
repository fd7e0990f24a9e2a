import { applyDifference } from '@neundarter/contract/differences/apply-difference';
import { contentTag } from '@neundarter/contract/differences/content-tag';
import type { EventEntity } from '@neundarter/contract/entities/event';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import type {
  EventChanged,
  MissedAnswer,
  OrganisersViewChanged,
  TablesChanged,
} from '@neundarter/contract/live';
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
  /** Whether it also follows what only organisers see. */
  readonly isOrganiser?: boolean;
};

const revisionOf = ({ props }: EventEntity): number => props.revision;

/** Somebody who reads an event and its tables once, and then follows them as a browser does. */
export async function followEvent({ url, eventId, token, read, tables = {}, isOrganiser = false }: Place) {
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
  for (const channel of ['events', 'tables', ...(isOrganiser ? ['organisers'] : [])])
    if (!(await live.subscribe(`${channel}/${eventId}`)).ok) throw new Error(`No right to follow ${channel}`);
  let known = await readEvent();
  let isMadeByDifference = false;
  /** The revision of what was told to organisers. */
  let toldRevision = 0;
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
    toldRevision = 0;
  };
  const keep = (next: unknown) => {
    if (next === undefined) return readAgain();
    known = next as EventEntity;
    isMadeByDifference = true;
    return isOrganiser && toldRevision < revisionOf(known) ? readAgain() : undefined;
  };
  const takeView = ({ revision, changeable }: OrganisersViewChanged) => {
    if (revisionOf(known) > revision) return;
    toldRevision = revision;
    const { changeable: _, ...rest } = known.props.eventData as TournamentData;
    const eventData = changeable === null ? rest : { ...rest, changeable };
    known = { ...known, props: { ...known.props, eventData } };
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
      for (const { event, payload } of news) if (event === 'organisers-view-changed') takeView(payload);
      for (const change of way(changes)) await take(change);
      for (const { event, payload } of news) if (event === 'tables-changed') await takeTables(payload);
      // The next announcement would tell that something is missing.
      if (revisionOf(known) < revision) await catchUp();
    },
  };
}

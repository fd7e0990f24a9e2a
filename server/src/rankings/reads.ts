import { maxRankedLegs, maxRankedParties } from '@neundarter/contract/limits';
import { groupTable, isWholeTable, type TableName } from '@neundarter/contract/table-names';
import type { EventType } from '@neundarter/rules/access/events';
import { ok, type Result } from '@neundarter/rules/result';
import type { EventFigures } from '@neundarter/rules/table/event-figures';
import { eventStatsOf } from '@neundarter/rules/table/event-stats';
import { highFinishesOf, highscoresOf, type LegsRow, shortLegsOf } from '@neundarter/rules/table/highlights';
import { type PeopleParty, partyKeyOf } from '@neundarter/rules/table/party-key';
import { rankingOf } from '@neundarter/rules/table/ranking';
import type { Sorting } from '@neundarter/rules/table/sort-competitors';
import type { EventKind, TableRules } from '../events/event-kind.ts';
import type { EventCaller, EventRights } from '../events/gather-event-rights.ts';
import { findEventsById, findReadableEvent, type ReadableEvent } from '../events/reads.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { CompressedJson, NotModified } from '../platform/http/handler.ts';
import { isKnownTag } from '../platform/http/send-answer.ts';
import { findKnownPlayers } from '../players/reads.ts';
import type { EventState, RankingCache, RankingText } from './ranking-cache.ts';
import { findFigures, findFiguresIn, findPlayersWithFigures, type PlacedFigures } from './store.ts';

export type RankingReader = {
  readonly db: Database;
  readonly rights: EventRights;
  readonly cache: RankingCache;
  readonly kinds: readonly EventKind[];
};

/** A part of an event; everything by default. */
type EventPart = {
  readonly stage?: string;
  readonly group?: string;
  /** Only matches up to this day. */
  readonly matchDay?: number;
};
type TableQuery = EventPart & {
  readonly sorting?: Sorting;
  readonly partyType?: 'single' | 'double';
};
type Asked = EventCaller & { readonly id: string; readonly ifNoneMatch?: string };
type Answer = Promise<Result<CompressedJson | NotModified, 'error.not-found'>>;

const partOf = (
  figures: readonly PlacedFigures[],
  { stage, group, matchDay }: EventPart,
): readonly EventFigures[] =>
  figures
    .filter(
      (one) =>
        (stage === undefined || one.stage === stage) &&
        (group === undefined || one.groupId === group) &&
        (matchDay === undefined || (one.matchDay !== null && one.matchDay <= matchDay)),
    )
    .map((one) => one.figures);

/** The figures of all finished matches of an event. For other nouns. */
export const findEventFigures = async (q: Queries, eventId: string): Promise<readonly EventFigures[]> =>
  (await findFigures(q, eventId)).map(({ figures }) => figures);

/** The figures of all finished matches of several events, by event. For other nouns. */
export const findFiguresOfEvents = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EventFigures[]>> => {
  const lists = Map.groupBy(await findFiguresIn(q, eventIds), ({ eventId }) => eventId);
  return new Map([...lists].map(([id, own]) => [id, own.map(({ figures }) => figures)]));
};

const readState = ({ db, kinds }: RankingReader, eventId: string): Promise<EventState> =>
  db.read(async (q) => {
    const [event] = await findEventsById(q, [eventId]);
    const kind = kinds.find(({ type }) => type === event?.props.type);
    return {
      revision: event?.props.revision ?? 0,
      figures: await findFigures(q, eventId),
      rules: event === undefined ? null : ((await kind?.findTableRules?.(q, event)) ?? null),
    };
  });

type Computation = {
  /** Names the call and its query. */
  readonly query: string;
  /** Its name for those who listen to the tables of the event; null for answers that are only read. */
  readonly name: TableName | null;
  readonly compute: (state: EventState, type: EventType) => unknown;
};

/** The event that a caller asks about. Only for events that not everybody may see, and for PINs, their rights are gathered. */
const findAsked = async (
  { db, rights, cache }: RankingReader,
  { id, ...caller }: EventCaller & { readonly id: string },
): Promise<Result<ReadableEvent['event'], 'error.not-found'>> => {
  const findFor = (asking: EventCaller) => db.query((q) => findReadableEvent(q, rights, { id, ...asking }));
  const findOpen = async () => {
    const found = await findFor({ actor: { kind: 'anyone' }, matchPin: null });
    return found.ok ? found.value.event : null;
  };
  const open =
    caller.matchPin === null ? await cache.openEvent({ id, state: await db.state() }, findOpen) : null;
  if (open !== null) return ok(open);
  const found = await findFor(caller);
  return found.ok ? ok(found.value.event) : found;
};

const readAnswer = async (
  reader: RankingReader,
  { id, ifNoneMatch, ...caller }: Asked,
  { query, name, compute }: Computation,
): Answer => {
  const { cache } = reader;
  const found = await findAsked(reader, { id, ...caller });
  if (!found.ok) return found;
  const { revision, type } = found.value.props;
  const readAt = (at: number) =>
    cache.textOf(
      { eventId: id, revision: at, query },
      () => readState(reader, id),
      (state) => compute(state, type),
    );
  const made = await readAt(revision);
  if (name !== null) noteTable(reader, id, { name, made, readAt });
  const { etag } = made;
  return ok(isKnownTag(ifNoneMatch, etag) ? { kind: 'not-modified', etag } : { kind: 'compressed', ...made });
};

type MadeTable = {
  readonly name: TableName;
  readonly made: RankingText;
  readonly readAt: (revision: number) => Promise<RankingText>;
};

const textOf = ({ text }: RankingText): string => text.bytes.toString();

/** Tables of groups that do not exist have no rows, and are not told to anybody. */
const noteTable = ({ cache }: RankingReader, eventId: string, { name, made, readAt }: MadeTable): void => {
  if (!isWholeTable(name) && textOf(made) === '[]') return;
  cache.told.note(eventId, name, {
    text: () => textOf(made),
    read: async (revision) => textOf(await readAt(revision)),
  });
};

type LegLists = { readonly shortLegs: readonly unknown[]; readonly highFinishes: readonly unknown[] };

/** The same figures with at most `maxRankedLegs` short legs and high finishes. */
const boundLists = <Figures extends LegLists>(figures: Figures): Figures => ({
  ...figures,
  shortLegs: figures.shortLegs.slice(0, maxRankedLegs),
  highFinishes: figures.highFinishes.slice(0, maxRankedLegs),
});

/**
 * Group matches of those who have withdrawn do not count in tables. Nor do play-offs, except in a table of their own: they
 * decide about a rank that is shared without them.
 */
const counting = ({ figures: all, rules }: EventState, part: EventPart): readonly PlacedFigures[] => {
  const out = new Set(rules?.outOfTable);
  const figures = part.stage === 'play-off' ? all : all.filter(({ stage }) => stage !== 'play-off');
  const isOut = ({ stage, figures: { parties } }: PlacedFigures) =>
    stage === 'group' && parties.some(({ partyKey }) => out.has(partyKey));
  return out.size === 0 ? figures : figures.filter((one) => !isOut(one));
};

/** Who is in a table also without a match: the members of its group. */
const membersOf = ({ rules }: EventState, { stage, group }: EventPart): readonly PeopleParty[] => {
  const isOfGroup = group !== undefined && (stage === undefined || stage === 'group');
  const members = isOfGroup ? (rules?.groups.get(group) ?? []) : [];
  return members.filter((party) => rules?.outOfTable.includes(partyKeyOf(party)) !== true);
};

/** Whether everybody in a table meets everybody else in it: in a group, in a play-off, and in a league. */
const isOfOneGroup = ({ hasOneGroup }: TableRules, { stage = 'group', group }: EventPart): boolean =>
  group !== undefined || (hasOneGroup && stage === 'group');

/** The name of a table that people look at: of the whole event, or of a group. */
const nameOf = ({ stage, group, ...rest }: TableQuery): TableName | null => {
  if (Object.values(rest).some((value) => value !== undefined)) return null;
  if (group === undefined) return stage === undefined ? 'table' : null;
  return stage === 'group' ? groupTable(group) : null;
};

/** The table of an event or a part of it; in trainings of persons, otherwise of parties, unless the query says so. */
export const readTable = (reader: RankingReader, asked: Asked, query: TableQuery): Answer => {
  const { sorting, partyType, stage, group, matchDay } = query;
  return readAnswer(reader, asked, {
    query: JSON.stringify(['table', sorting, partyType, stage, group, matchDay]),
    name: nameOf(query),
    compute: (state, type) => {
      const { rules } = state;
      const by = (partyType ?? (type === 'training' ? 'single' : 'double')) === 'single' ? 'person' : 'party';
      const isPlayOff = stage === 'play-off';
      const rows = rankingOf(partOf(counting(state, query), query), {
        sorting: sorting ?? rules?.sorting ?? 'default',
        by,
        parties: by === 'party' ? membersOf(state, query) : [],
        ...(rules !== null && { decidedOrders: rules.decidedOrders }),
        // The same for every match day: a direct encounter of which a match is missing does not decide.
        ...(rules !== null && isOfOneGroup(rules, query) && { meetings: isPlayOff ? 1 : rules.meetings }),
      });
      return rows.slice(0, maxRankedParties).map(boundLists);
    },
  });
};

const boundLegs = (rows: readonly LegsRow[]): readonly LegsRow[] =>
  rows.slice(0, maxRankedParties).map((row) => ({ ...row, legs: row.legs.slice(0, maxRankedLegs) }));

type Figures = readonly EventFigures[];

const highlights = {
  highscores: (figures: Figures) =>
    highscoresOf(figures)
      .slice(0, maxRankedParties)
      .map((row) => ({ ...row, oneEighties: row.oneEighties?.slice(0, maxRankedLegs) })),
  shortlegs: (figures: Figures) => boundLegs(shortLegsOf(figures)),
  highfinishes: (figures: Figures) => boundLegs(highFinishesOf(figures)),
  stats: (figures: Figures) => {
    const { stats, ...counts } = eventStatsOf(figures);
    return { ...counts, stats: boundLists(stats) };
  },
} as const;

/** Highscores, short legs, high finishes or the sums of an event or a part of it. */
export const readHighlights = (
  reader: RankingReader,
  asked: Asked & { readonly kind: keyof typeof highlights },
  part: Omit<EventPart, 'matchDay'>,
): Answer => {
  const { kind, ...call } = asked;
  return readAnswer(reader, call, {
    query: JSON.stringify([kind, part.stage, part.group]),
    name: part.stage === undefined && part.group === undefined ? kind : null,
    compute: ({ figures }) => highlights[kind](partOf(figures, part)),
  });
};

/**
 * The players without an account of whom an event has figures. In the event's tables they look like those who have an
 * account and have not agreed to the event; only this list tells them apart.
 */
export const listPlayersWithoutAccount = (
  { db, rights }: Pick<RankingReader, 'db' | 'rights'>,
  asked: Omit<Asked, 'ifNoneMatch'>,
): Promise<Result<string[], 'error.not-found'>> =>
  db.read(async (q): Promise<Result<string[], 'error.not-found'>> => {
    const found = await findReadableEvent(q, rights, asked);
    if (!found.ok) return found;
    const ids = await findPlayersWithFigures(q, { eventId: asked.id, limit: 2 * maxRankedParties });
    const players = await findKnownPlayers(q, ids);
    return ok(players.filter(({ isRegistered }) => !isRegistered).map(({ id }) => id));
  });

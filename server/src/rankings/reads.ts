import { maxRankedLegs, maxRankedParties } from '@neundarter/contract/limits';
import type { EventType } from '@neundarter/rules/access/events';
import { ok, type Result } from '@neundarter/rules/result';
import type { EventFigures } from '@neundarter/rules/tournament/table/event-figures';
import { eventStatsOf } from '@neundarter/rules/tournament/table/event-stats';
import {
  highFinishesOf,
  highscoresOf,
  type LegsRow,
  shortLegsOf,
} from '@neundarter/rules/tournament/table/highlights';
import { rankingOf } from '@neundarter/rules/tournament/table/ranking';
import type { Sorting } from '@neundarter/rules/tournament/table/sort-competitors';
import type { EventCaller, EventRights } from '../events/gather-event-rights.ts';
import { findEventsById, findReadableEvent } from '../events/reads.ts';
import type { Database } from '../platform/db/database.ts';
import type { CompressedJson, NotModified } from '../platform/http/handler.ts';
import { isKnownTag } from '../platform/http/send-answer.ts';
import type { EventState, RankingCache } from './ranking-cache.ts';
import { findFigures, type PlacedFigures } from './store.ts';

export type RankingReader = {
  readonly db: Database;
  readonly rights: EventRights;
  readonly cache: RankingCache;
};

/** A part of an event; everything by default. */
export type EventPart = {
  readonly stage?: string;
  readonly group?: string;
  /** Only matches up to this day. */
  readonly matchDay?: number;
};
export type TableQuery = EventPart & {
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

const readState = (db: Database, eventId: string): Promise<EventState> =>
  db.read(async (q) => {
    const [event] = await findEventsById(q, [eventId]);
    return { revision: event?.props.revision ?? 0, figures: await findFigures(q, eventId) };
  });

type Computation = {
  /** Names the call and its query. */
  readonly query: string;
  readonly compute: (figures: readonly PlacedFigures[], type: EventType) => unknown;
};

const readAnswer = async (
  { db, rights, cache }: RankingReader,
  { id, ifNoneMatch, ...caller }: Asked,
  { query, compute }: Computation,
): Answer => {
  const found = await db.query((q) => findReadableEvent(q, rights, { id, ...caller }));
  if (!found.ok) return found;
  const { revision, type } = found.value.event.props;
  const made = await cache.textOf(
    { eventId: id, revision, query },
    () => readState(db, id),
    (figures) => compute(figures, type),
  );
  const { etag } = made;
  return ok(isKnownTag(ifNoneMatch, etag) ? { kind: 'not-modified', etag } : { kind: 'compressed', ...made });
};

/** The table of an event or a part of it; in trainings of persons, otherwise of parties, unless the query says so. */
export const readTable = (reader: RankingReader, asked: Asked, query: TableQuery): Answer => {
  const { sorting = 'default', partyType, stage, group, matchDay } = query;
  return readAnswer(reader, asked, {
    query: JSON.stringify(['table', sorting, partyType, stage, group, matchDay]),
    compute: (figures, type) => {
      const byPerson = (partyType ?? (type === 'training' ? 'single' : 'double')) === 'single';
      const rows = rankingOf(partOf(figures, query), { sorting, by: byPerson ? 'person' : 'party' });
      return rows.slice(0, maxRankedParties).map((row) => ({
        ...row,
        shortLegs: row.shortLegs.slice(0, maxRankedLegs),
        highFinishes: row.highFinishes.slice(0, maxRankedLegs),
      }));
    },
  });
};

const boundLegs = (rows: readonly LegsRow[]): readonly LegsRow[] =>
  rows.slice(0, maxRankedParties).map((row) => ({ ...row, legs: row.legs.slice(0, maxRankedLegs) }));

type Figures = readonly EventFigures[];

const highlights = {
  highscores: (figures: Figures) => highscoresOf(figures).slice(0, maxRankedParties),
  shortlegs: (figures: Figures) => boundLegs(shortLegsOf(figures)),
  highfinishes: (figures: Figures) => boundLegs(highFinishesOf(figures)),
  stats: (figures: Figures) => {
    const { stats, ...counts } = eventStatsOf(figures);
    const [shortLegs, highFinishes] = [stats.shortLegs, stats.highFinishes].map((list) =>
      list.slice(0, maxRankedLegs),
    );
    return { ...counts, stats: { ...stats, shortLegs, highFinishes } };
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
    compute: (figures) => highlights[kind](partOf(figures, part)),
  });
};

import type { LegDetail, ListedMatch, MatchHead, MatchStanding } from '@neundarter/contract/entities/match';
import { defaultLimit } from '@neundarter/contract/limits';
import type { EventFacts } from '@neundarter/rules/access/events';
import { mayReadMatch } from '@neundarter/rules/access/match';
import type { Result } from '@neundarter/rules/result';
import type { EventCaller, EventRights } from '../events/gather-event-rights.ts';
import { findVisible } from '../events/reads.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { CompressedJson, NotModified } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { readableEvent } from './access.ts';
import { gatherOwnBoard } from './boards/gather-own-board.ts';
import {
  countMatches,
  findMatchHeads,
  listMatches,
  type MatchGuard,
  readLeg,
  readMatchText,
  readStanding,
  readStandingBytes,
} from './reads.ts';
import { findBoards } from './storage/find-boards.ts';
import type { MatchFilter, Page } from './storage/find-page.ts';
import type { StandingBytes } from './storage/match-cache.ts';
import type { MatchViewer } from './storage/narrow-to-visible.ts';
import { findUnconfirmedIds } from './storage/seat-rows.ts';
import { registeredPlayerIds } from './storage/stored-match.ts';
import { tellEventFacts } from './tell-event-facts.ts';

// Reads matches for a caller. Matches that the caller may not see are not found.

export type MatchReader = { readonly db: Database; readonly rights: EventRights };
type Found<Value> = Result<Value, 'error.not-found'>;
type Asked = MatchFilter & Partial<Page>;

const mayRead = (match: MatchHead, facts: EventFacts | null, { actor }: EventCaller): boolean =>
  mayReadMatch(describeActor(actor), {
    createdBy: match.props.createdById,
    playerIds: registeredPlayerIds(match),
    event: readableEvent(match, facts),
  });

/** A guard that checks whether a caller may read a match, and a function for the facts that the guard has gathered. */
const guardFor = ({ db, rights }: MatchReader, caller: EventCaller) => {
  let facts: EventFacts | null = null;
  const guard: MatchGuard = async ({ row, event }) => {
    if (row.props.eventId === null) return true;
    const { actor } = caller;
    const match = { id: row.id, status: row.props.status };
    facts =
      event &&
      (await db.query(async (q) =>
        gatherOwnBoard(q, await rights.describe(q, event, caller), { actor, match }),
      ));
    return mayRead(row, facts, caller);
  };
  return { guard, facts: () => facts };
};

/** A match with all its turns, ready to be sent; no match if the caller has the current version. */
export const readMatchFor = (
  reader: MatchReader,
  caller: EventCaller & { readonly ifNoneMatch?: string },
  id: string,
): Promise<Found<CompressedJson | NotModified>> => {
  const { guard, facts } = guardFor(reader, caller);
  return readMatchText(reader.db, {
    id,
    mayRead: guard,
    tell: (match) => tellEventFacts(match, facts()),
    ifNoneMatch: caller.ifNoneMatch,
  });
};

export const readLegFor = (
  reader: MatchReader,
  caller: EventCaller,
  place: Parameters<typeof readLeg>[1],
): Promise<Found<LegDetail>> => readLeg(reader.db, place, guardFor(reader, caller).guard);

export const readStandingFor = (
  reader: MatchReader,
  caller: EventCaller,
  id: string,
): Promise<Found<MatchStanding>> => readStanding(reader.db, id, guardFor(reader, caller).guard);

export const readStandingBytesFor = (
  reader: MatchReader,
  caller: EventCaller,
  id: string,
): Promise<Found<StandingBytes>> => readStandingBytes(reader.db, id, guardFor(reader, caller).guard);

/** The part of the filter that limits a list to matches that the caller may see. */
const narrowed = async (q: Queries, { rights }: MatchReader, { actor }: EventCaller) => {
  const viewer = await viewerOf(q, rights, actor);
  return viewer === undefined ? {} : { viewer };
};

/** The caller in the form that queries of lists need; undefined for callers who see everything. For other nouns. */
export const viewerOf = async (
  q: Queries,
  rights: EventRights,
  actor: EventCaller['actor'],
): Promise<MatchViewer | undefined> => {
  const visible = await findVisible(q, rights, actor);
  if (visible === null) return undefined;
  const { id, playerId = null } = describeActor(actor);
  const { teamIds, eventIds } = visible;
  return { id, playerId, teamIds, eventIds };
};

const withoutEvent = (head: MatchHead): MatchHead => ({
  ...head,
  props: { ...head.props, eventId: null, eventName: null, event: null },
});

/**
 * Matches with the facts about their events for a caller. If the caller may not see a match by its event, the event is
 * removed, because these matches are listed for another reason. For other nouns.
 */
export const tellHeads = async (
  q: Queries,
  { rights, caller }: { readonly rights: EventRights; readonly caller: EventCaller },
  heads: readonly MatchHead[],
): Promise<readonly MatchHead[]> => {
  const eventIds = new Set(heads.flatMap(({ props }) => props.eventId ?? []));
  const facts = await rights.describeAll(q, [...eventIds], caller);
  const told: MatchHead[] = [];
  for (const head of heads) {
    const match = { id: head.id, status: head.props.status };
    const ofEvent = facts.get(head.props.eventId ?? '') ?? null;
    const known = ofEvent && (await gatherOwnBoard(q, ofEvent, { actor: caller.actor, match }));
    told.push(mayRead(head, known, caller) ? tellEventFacts(head, known) : withoutEvent(head));
  }
  return told;
};

/** Adds the boards to matches that have not ended, except those whose event the caller may not see. */
const tellBoards = async (q: Queries, heads: readonly MatchHead[]): Promise<readonly ListedMatch[]> => {
  const open = heads.filter(({ props }) => props.eventId !== null && props.status !== 'finished');
  const ids = open.map(({ id }) => id);
  const boards = await findBoards(q, ids);
  return heads.map((head) => {
    const board = boards.get(head.id);
    return board === undefined ? head : { id: head.id, props: { ...head.props, board } };
  });
};

/** The matches that fit a filter and that the caller may see, newest first. */
export const listMatchesFor = async (
  reader: MatchReader,
  caller: EventCaller,
  asked: Asked,
): Promise<readonly ListedMatch[]> => {
  const viewer = await reader.db.query((q) => narrowed(q, reader, caller));
  const heads = await listMatches(reader.db, { ...asked, ...viewer });
  const ofEvents = heads.some(({ props }) => props.eventId !== null);
  if (!ofEvents) return heads;
  return reader.db.query(async (q) => tellBoards(q, await tellHeads(q, { ...reader, caller }, heads)));
};

export const countMatchesFor = async (
  reader: MatchReader,
  caller: EventCaller,
  asked: MatchFilter,
): Promise<number> => {
  const viewer = await reader.db.query((q) => narrowed(q, reader, caller));
  return countMatches(reader.db, { ...asked, ...viewer });
};

/** The matches in which the caller was named without having agreed, newest first; also those of closed events. */
export const listUnconfirmedFor = async (
  reader: MatchReader,
  caller: EventCaller,
  { skip = 0, limit = defaultLimit }: Partial<Page>,
): Promise<readonly MatchHead[]> => {
  const { playerId } = describeActor(caller.actor);
  if (playerId === undefined) return [];
  return reader.db.read(async (q) => {
    const ids = await findUnconfirmedIds(q, { playerId, skip, limit });
    return tellHeads(q, { ...reader, caller }, await findMatchHeads(q, ids));
  });
};

import { maxLimit } from '@neundarter/contract/limits';
import type { Route } from '@neundarter/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Calls that may come at once, and how many more may come per second after that. */
export type CallLimit = { readonly burst: number; readonly perSecond: number };

/** `turn`: commands of the browser's queues. `match`: new matches and practice games. `read`: all reads. */
export type CallKind = 'turn' | 'match' | 'read';

/** Whose calls are counted together. `address`: all callers with the same IP address. */
type CallScope = 'guest' | 'account' | 'address';

export type CallLimits = {
  readonly [kind in CallKind]: { readonly [scope in CallScope]: CallLimit };
};

/** Turns of a long evening without network, which a device sends at once when it is back. */
const turnsOfEvening = 1500;
/** Matches of such an evening: even legs of ten turns are fewer. */
const matchesOfEvening = turnsOfEvening / 10;
/** Devices of the largest tournaments, which share the address of the hall. */
const devicesOfHall = 128;
/** Boards of a club that are all signed in with the account of the club. */
const boardsOfClub = 16;

/**
 * Limits that a real evening never meets; they only stop programs that fill the database. A guest is one device, an
 * account may be used on all boards of a club, an address may belong to a hall.
 */
export const usualCallLimits: CallLimits = {
  turn: {
    // Twice an evening, since practice games are counted too. People need seconds per turn.
    guest: { burst: 2 * turnsOfEvening, perSecond: 5 },
    account: { burst: 2 * turnsOfEvening * boardsOfClub, perSecond: 5 * boardsOfClub },
    // Every device of a hall may send its whole evening.
    address: { burst: turnsOfEvening * devicesOfHall, perSecond: 5 * devicesOfHall },
  },
  match: {
    // Nobody starts a match every ten seconds.
    guest: { burst: 2 * matchesOfEvening, perSecond: 0.1 },
    account: { burst: 2 * matchesOfEvening * boardsOfClub, perSecond: 0.1 * boardsOfClub },
    address: { burst: matchesOfEvening * devicesOfHall, perSecond: 0.1 * devicesOfHall },
  },
  read: {
    // A page makes about ten reads, and a device that follows a match one per turn.
    guest: { burst: 1000, perSecond: 10 },
    account: { burst: 1000 * boardsOfClub, perSecond: 10 * boardsOfClub },
    // Spectators with phones use the same address: ten for each device.
    address: { burst: 1000 * devicesOfHall, perSecond: 100 * devicesOfHall },
  },
};

const turnRoutes = new Set([
  'startMatch',
  'switchStartingParty',
  'orderPartners',
  'recordThrow',
  'decideBullOut',
  'undoThrow',
  'correctThrow',
  'forfeitMatch',
  'recordHit',
  'undoHit',
]);
const matchRoutes = new Set(['createMatch', 'createScoringGame']);

/**
 * The kind of a call; null if it is not counted. Standings that lie ready (`send-ready-answers.ts`) are not counted
 * either, because a refusal would cost as much.
 */
export const callKindOf = (name: string, route: Pick<Route, 'address'>): CallKind | null => {
  if (turnRoutes.has(name)) return 'turn';
  if (matchRoutes.has(name)) return 'match';
  return route.address.startsWith('GET ') ? 'read' : null;
};

/** Entries of a list that cost as much as one usual read. */
const entriesPerRead = 25;

/** Lists that are whole if the query names no limit. */
const wholeLists = new Set(['listEventMatches']);

/** Reads that cost as much as several usual ones: an event contains its participants and matches. */
const costly: { readonly [name: string]: number } = { readEvent: 4 };

/**
 * How many reads a call counts as: long lists and whole events take several times as long as other answers.
 * @param query the query as it was sent, not checked yet
 */
export const costOf = (name: string, query: unknown): number => {
  const usual = wholeLists.has(name) ? maxLimit : 0;
  const limit = Number((query as { readonly limit?: unknown } | undefined)?.limit ?? usual);
  const pages = Number.isFinite(limit) ? Math.ceil(Math.min(limit, maxLimit) / entriesPerRead) : 1;
  return Math.max(1, pages, costly[name] ?? 1);
};

type Done = (error?: Error) => void;

/** Checks the calls of a route, or undefined if they are not counted. */
export type LimitCalls = (
  name: string,
  route: Route,
) => ((request: FastifyRequest, reply: FastifyReply, done: Done) => void) | undefined;

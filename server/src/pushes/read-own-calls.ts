import type { OwnCallEntity, OwnCalls } from '@neundarter/contract/entities/own-call';
import { maxOwnCalls, maxPeopleOfDevice } from '@neundarter/contract/limits';
import { ownCallsOf } from '@neundarter/rules/hall/own-calls';
import { ok } from '@neundarter/rules/result';
import type { EventRights } from '../events/gather-event-rights.ts';
import { findEventsById, findVisibleIds } from '../events/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findRunningTournaments } from '../tournaments/reads.ts';
import { entryRows } from '../tournaments/storage/entry-rows.ts';
import type { StoredEntry } from '../tournaments/storage/stored-tournament.ts';
import { describeActor } from '../users/describe-actor.ts';
import { calledPeopleIn, findCalledMatches } from './find-called-matches.ts';

type Reader = Pick<Platform, 'db'> & { readonly rights: EventRights };
type Asked = { readonly actor: Actor; readonly entrants: readonly string[] };

/** Entries of the caller and those that were asked for, of running tournaments that the caller may see. */
const findEntries = async (
  q: Queries,
  rights: EventRights,
  { actor, entrants }: Asked,
): Promise<readonly StoredEntry[]> => {
  const { playerId } = describeActor(actor);
  const own = playerId === undefined ? [] : await entryRows.findRunningOf(q, playerId);
  const known = new Set(own.map(({ id }) => id));
  const others = (await entryRows.findByIds(q, entrants)).filter(({ id }) => !known.has(id));
  const all = [...own, ...others].filter(({ status }) => status === 'confirmed');
  const ids = [...new Set(all.map(({ eventId }) => eventId))];
  if (ids.length === 0) return [];
  const running = await findRunningTournaments(q, ids);
  const visible = await findVisibleIds(q, rights, { actor, ids: [...running] });
  return all.filter(({ eventId }) => running.has(eventId) && visible.has(eventId));
};

/** The calls that concern the caller, and the entries of which their device says „Das bin ich“. */
export const readOwnCalls = ({ db, rights }: Reader, asked: Asked): Promise<Outcome<OwnCalls>> =>
  db.read(async (q) => {
    const byEvent = Map.groupBy(await findEntries(q, rights, asked), ({ eventId }) => eventId);
    const events = [...byEvent.keys()].slice(0, maxPeopleOfDevice);
    const names = new Map(
      (await findEventsById(q, events)).map(({ id, props }) => [id, props.name] as const),
    );
    const calls: OwnCallEntity[] = [];
    for (const eventId of events) {
      const people = calledPeopleIn(byEvent.get(eventId) ?? []);
      const eventName = names.get(eventId) ?? '';
      for (const { sides, ...call } of ownCallsOf(await findCalledMatches(q, eventId), people))
        calls.push({ eventId, eventName, sides: [...sides], ...call });
    }
    const latest = calls.toSorted((one, other) => other.calledAt - one.calledAt);
    return ok({ events, calls: latest.slice(0, maxOwnCalls) });
  });

import type { Announcement } from '@neundarter/contract/entities/announcement';
import type { PushMessage } from '@neundarter/contract/push-message';
import { type CalledPeople, type OwnCall, ownCallsOf, versionOfCall } from '@neundarter/rules/hall/own-calls';
import { findEventById } from '../events/reads.ts';
import type { EventRecord } from '../events/stored-event.ts';
import { announcementRows } from '../matches/boards/announcement-rows.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import { findTournamentStatus } from '../tournaments/reads.ts';
import { entryRows } from '../tournaments/storage/entry-rows.ts';
import { calledPeopleIn, findCalledMatches } from './find-called-matches.ts';
import { findNotices, type PushNotice, writeNotices } from './notice-rows.ts';
import { findDevices, findEntriesOf, type PushDevice } from './push-rows.ts';

/** A message to a device. */
export type Push = {
  readonly device: PushDevice;
  readonly thing: string;
  /** What the device was told before; null for nothing. */
  readonly before: string | null;
  /** What it is told now; null if a call is taken back. */
  readonly version: string | null;
  readonly message: PushMessage;
  /** How long it is worth delivering, s. */
  readonly ttlS: number;
};

/** What has to be done so that all devices of an event know what stands now. */
export type PushPlan = {
  readonly pushes: readonly Push[];
  /** Notices of things that are over, without a message. */
  readonly over: readonly PushNotice[];
  /** Devices that get nothing any more. */
  readonly ended: readonly string[];
};

type Facts = {
  readonly event: EventRecord;
  readonly isRunning: boolean;
  readonly called: Awaited<ReturnType<typeof findCalledMatches>>;
  readonly announcements: readonly Announcement[];
  readonly devices: Awaited<ReturnType<typeof findDevices>>;
  /** By device. */
  readonly people: ReadonlyMap<string, readonly CalledPeople[]>;
  readonly notices: readonly PushNotice[];
  /** Matches that wait for their start. */
  readonly waiting: ReadonlySet<string>;
  readonly now: number;
};

type Asked = { readonly eventId: string; readonly now: number };

const callThing = ({ matchId, entrant }: OwnCall): string => `call/${matchId}/${entrant}`;
const announcementThing = ({ id }: Announcement): string => `announcement/${id}`;
const matchIn = (thing: string): string => thing.split('/')[1] ?? '';
const isCall = (thing: string): boolean => thing.startsWith('call/');

/** What stands in an event, and what its devices know of it; null for one that is gone. */
const gather = async (q: Queries, { eventId, now }: Asked): Promise<Facts | null> => {
  const event = await findEventById(q, eventId);
  if (event === null) return null;
  const devices = await findDevices(q, eventId);
  const ids = await findEntriesOf(
    q,
    devices.map(({ id }) => id),
  );
  const entries = await entryRows.findByIds(q, [...ids.values()].flat());
  const people = new Map(calledPeopleIn(entries).map((one) => [one.entrant, one]));
  const notices = await findNotices(q, eventId);
  const told = [...new Set(notices.flatMap(({ thing }) => (isCall(thing) ? [matchIn(thing)] : [])))];
  const heads = await findMatchHeads(q, told);
  return {
    event,
    now,
    devices,
    notices,
    isRunning: (await findTournamentStatus(q, eventId)) === 'running',
    called: await findCalledMatches(q, eventId),
    announcements: (await announcementRows.find(q, eventId)).filter(({ until }) => until > now),
    people: new Map(
      devices.map(({ id }) => [id, (ids.get(id) ?? []).flatMap((one) => people.get(one) ?? [])]),
    ),
    waiting: new Set(heads.flatMap(({ id, props }) => (props.status === 'scheduled' ? [id] : []))),
  };
};

/** A call that nobody has seen for so long is no news. */
const callTtlS = 15 * 60;

type Wanted = Pick<Push, 'thing' | 'message' | 'ttlS'> & { readonly version: string };

const wantedBy = (device: PushDevice, facts: Facts): readonly Wanted[] => {
  const people = facts.people.get(device.id) ?? [];
  const { id, props } = facts.event;
  const calls = facts.isRunning ? ownCallsOf(facts.called, people) : [];
  return [
    ...calls.map((call): Wanted => {
      const { matchId, name, as, board, sides, opponent, calls: count, calledAt: at } = call;
      const thing = callThing(call);
      const about = { tag: thing, path: `/matches/${matchId}`, event: props.name };
      const who = people.length > 1 ? name : null;
      return {
        thing,
        version: versionOfCall(call),
        ttlS: callTtlS,
        message: { kind: 'call', ...about, name: who, as, board, sides, opponent, calls: count, at },
      };
    }),
    ...facts.announcements.map((announcement): Wanted => {
      const { text, until } = announcement;
      const thing = announcementThing(announcement);
      return {
        thing,
        version: '',
        ttlS: Math.max(1, Math.round((until - facts.now) / 1000)),
        message: {
          kind: 'announcement',
          tag: thing,
          path: `/tournaments/${id}`,
          event: props.name,
          text,
          until,
        },
      };
    }),
  ];
};

const takenBack = (device: PushDevice, notice: PushNotice, { event, people }: Facts): Push => {
  const own = people.get(device.id) ?? [];
  const [, , entrant] = notice.thing.split('/');
  const name = own.length > 1 ? (own.find((one) => one.entrant === entrant)?.name ?? null) : null;
  const about = { tag: notice.thing, path: `/tournaments/${event.id}`, event: event.props.name };
  return {
    device,
    thing: notice.thing,
    before: notice.version,
    version: null,
    ttlS: callTtlS,
    message: { kind: 'call-taken-back', ...about, name },
  };
};

const planFor = (device: PushDevice, facts: Facts, known: readonly PushNotice[]): PushPlan => {
  const wanted = wantedBy(device, facts);
  const gone = known.filter(({ thing }) => wanted.every((one) => one.thing !== thing));
  // Whoever plays already, and whoever reads an announcement whose time is over, needs no further message.
  const isTakenBack = ({ thing }: PushNotice) =>
    facts.isRunning && isCall(thing) && facts.waiting.has(matchIn(thing));
  return {
    ended: [],
    over: gone.filter((notice) => !isTakenBack(notice)),
    pushes: [
      ...wanted.flatMap((one): Push[] => {
        const before = known.find(({ thing }) => thing === one.thing)?.version ?? null;
        return before === one.version ? [] : [{ ...one, device, before }];
      }),
      ...gone.filter(isTakenBack).map((notice) => takenBack(device, notice, facts)),
    ],
  };
};

const hasEnded = (device: Facts['devices'][number], { people, event }: Facts): boolean =>
  device.isSignedOut ||
  people.get(device.id)?.length === 0 ||
  // Who may see it now decides again when the device asks again.
  (device.isPublic && !event.props.isPublic);

/** Computes what the devices of an event have to be told. */
export const planPushes = async (q: Queries, asked: Asked): Promise<PushPlan> => {
  const facts = await gather(q, asked);
  if (facts === null) return { pushes: [], over: [], ended: [] };
  const ended = facts.devices.filter((device) => hasEnded(device, facts));
  const byDevice = Map.groupBy(facts.notices, ({ deviceId }) => deviceId);
  const plans = facts.devices
    .filter((device) => !ended.includes(device))
    .map((device) => planFor(device, facts, byDevice.get(device.id) ?? []));
  return {
    pushes: plans.flatMap(({ pushes }) => pushes),
    over: plans.flatMap(({ over }) => over),
    ended: ended.map(({ id }) => id),
  };
};

/** A device that asks for pushes has the page open, which shows what stands now. */
export const noteAllAsTold = async (
  tx: WriteTx,
  { deviceId, ...asked }: Asked & { readonly deviceId: string },
): Promise<void> => {
  const { pushes } = await planPushes(tx.q, asked);
  await writeNotices(
    tx,
    pushes.flatMap(({ device, thing, version }) =>
      device.id === deviceId && version !== null ? [{ deviceId, thing, version }] : [],
    ),
  );
};

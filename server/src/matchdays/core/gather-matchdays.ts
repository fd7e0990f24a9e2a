import { isGuestsPassOpen, isPairingOpen } from '@neundarter/rules/access/guests-pass';
import { guestsSide, type MatchdayFacts, type SideFacts } from '@neundarter/rules/access/matchday';
import type { PerParty } from '@neundarter/rules/match/types';
import type { Side } from '@neundarter/rules/matchday/plan';
import { type LogEntry, logRows } from '../../events/log-rows.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/handler.ts';
import { findOpponentNames } from '../../teams/opponents/reads.ts';
import { findTeamNames, findTeamsWithAdmin } from '../../teams/reads.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { type GuestDevice, guestDeviceRows } from '../storage/guest-device-rows.ts';
import { findLineUps, findMatchdays } from '../storage/store.ts';
import type { StoredLineUp, StoredMatchday } from '../storage/stored-matchday.ts';

/** Who asks, when (ms since 1970). */
export type Asking = { readonly actor: Actor; readonly now: number };

/** How guests take part by a PIN of their own. */
type GatheredGuests = {
  /** The devices that were not revoked, the first one first. */
  readonly devices: readonly GuestDevice[];
  /** Whether devices can take part now. */
  readonly isOpen: boolean;
  /** Whether devices can be added now. */
  readonly isPairingOpen: boolean;
  /** Whether the caller has one of the devices, and can take part now. */
  readonly isOwnDevice: boolean;
};

/** A match day with everything that its rules need. */
export type GatheredMatchday = {
  readonly event: EventRecord;
  readonly row: StoredMatchday;
  /** Null for a line-up that is not set. */
  readonly lineUps: { readonly [side in Side]: StoredLineUp | null };
  /** Names of the teams, home first. */
  readonly teamNames: PerParty<string>;
  /** Decisions that were not undone. */
  readonly log: readonly LogEntry[];
  readonly guests: GatheredGuests;
  /** Who may do what depends on these; of the caller's device, too. */
  readonly facts: MatchdayFacts;
};

type Loaded = {
  readonly lineUps: readonly StoredLineUp[];
  readonly log: readonly LogEntry[];
  /** Teams that have an admin. */
  readonly administered: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
  readonly devices: readonly GuestDevice[];
};

const guestsOf = (
  { id, props }: EventRecord,
  row: StoredMatchday,
  { devices: all, asking: { actor, now } }: Pick<Loaded, 'devices'> & { readonly asking: Asking },
): GatheredGuests => {
  const devices = all.filter(({ eventId }) => eventId === id);
  const facts = { ...row, times: props };
  const isOpen = isGuestsPassOpen(facts, now);
  const callerId = describeActor(actor).id;
  const isOwnDevice = isOpen && devices.some((device) => device.callerId === callerId);
  return { devices, isOpen, isPairingOpen: isPairingOpen(facts, now), isOwnDevice };
};

const gathered = (
  event: EventRecord,
  row: StoredMatchday,
  loaded: Loaded & { readonly asking: Asking },
): GatheredMatchday => {
  const { lineUps, log, administered, names } = loaded;
  const guests = guestsOf(event, row, loaded);
  const lineUpOf = (side: Side) =>
    lineUps.find((lineUp) => lineUp.eventId === event.id && lineUp.side === side) ?? null;
  const { ownerSide, otherTeamId } = row;
  const otherSide = guestsSide({ ownerSide });
  const sideFacts = (side: Side, teamId: string, isRegistered: boolean): SideFacts => ({
    teamId,
    isRegistered,
    hasAdmin: isRegistered && administered.has(teamId),
    isSet: lineUpOf(side) !== null,
  });
  const owner = sideFacts(ownerSide, event.props.teamId, true);
  const other = {
    ...sideFacts(otherSide, otherTeamId, row.isOtherRegistered),
    hasDevice: guests.isOpen && guests.devices.length > 0,
    isOwnDevice: guests.isOwnDevice,
  };
  const bySide = <Of>(ofOwner: Of, ofOther: Of): PerParty<Of> =>
    ownerSide === 'home' ? [ofOwner, ofOther] : [ofOther, ofOwner];
  return {
    event,
    row,
    lineUps: { home: lineUpOf('home'), away: lineUpOf('away') },
    teamNames: bySide(event.props.teamName, names.get(otherTeamId) ?? row.otherTeamName),
    log: log.filter(({ eventId }) => eventId === event.id),
    guests,
    facts: {
      isStarted: row.startedAt !== null,
      ownerSide,
      sides: bySide(owner, other),
    },
  };
};

/** The match days among these events, with few queries for any number of them. */
export const gatherMatchdays = async (
  q: Queries,
  events: readonly EventRecord[],
  asking: Asking,
): Promise<readonly GatheredMatchday[]> => {
  const rows = new Map(
    (
      await findMatchdays(
        q,
        events.map(({ id }) => id),
      )
    ).map((row) => [row.eventId, row]),
  );
  if (rows.size === 0) return [];
  const ids = [...rows.keys()];
  const all = [...rows.values()];
  const registered = all.filter((row) => row.isOtherRegistered).map((row) => row.otherTeamId);
  const entered = all.filter((row) => !row.isOtherRegistered).map((row) => row.otherTeamId);
  const owners = events.filter(({ id }) => rows.has(id)).map(({ props }) => props.teamId);
  const loaded = {
    lineUps: await findLineUps(q, ids),
    log: await logRows.find(q, ids),
    devices: await guestDeviceRows.find(q, ids),
    asking,
    administered: await findTeamsWithAdmin(q, [...registered, ...owners]),
    names: new Map([...(await findTeamNames(q, registered)), ...(await findOpponentNames(q, entered))]),
  };
  return events.flatMap((event) => {
    const row = rows.get(event.id);
    return row === undefined ? [] : [gathered(event, row, loaded)];
  });
};

/** The match day of an event; null if the event is none. */
export const gatherMatchday = async (
  q: Queries,
  event: EventRecord,
  asking: Asking,
): Promise<GatheredMatchday | null> => (await gatherMatchdays(q, [event], asking))[0] ?? null;

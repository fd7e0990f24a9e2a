import type { EnteredPerson } from '@neundarter/contract/entities/consent';
import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { groupsAreComplete, hasSufficientParticipants } from '@neundarter/rules/tournament/plan/readiness';
import { type PlannedEntry, readinessOf } from '@neundarter/rules/tournament/setup/entries';
import { namesakesIn } from '@neundarter/rules/tournament/setup/namesakes';
import { countByStatus, idsOf } from '@neundarter/rules/tournament/setup/participants';
import { findEntered } from '../../consents/reads.ts';
import type { EventKind } from '../../events/event-kind.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import { announcementRows } from '../../matches/boards/announcement-rows.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/handler.ts';
import type { Pass } from '../../platform/passes/pass.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { findOwnership } from '../core/find-ownership.ts';
import { shownPeople } from '../core/narrow-names.ts';
import { addressRows, type EntryAddress } from '../storage/address-rows.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findFingerprint } from '../storage/find-fingerprint.ts';
import { findPins } from '../storage/find-pins.ts';
import { findTournament, findTournaments } from '../storage/store.ts';
import type { StoredEntry, StoredTournament } from '../storage/stored-tournament.ts';
import { describeChangeable } from './describe-changeable.ts';
import { nameExceptions } from './describe-exceptions.ts';
import type { StagesView } from './describe-stages.ts';
import { readStages } from './read-stages.ts';
import type { TournamentCache } from './tournament-cache.ts';

type Asker = {
  readonly actor: Actor;
  readonly isOrganiser: boolean;
  /** Null for everybody but organisers. */
  readonly pin: Pass | null;
};

/** Everybody sees who takes part; organisers and the people themselves see every entry. */
const isVisible = (entry: StoredEntry, { actor, isOrganiser }: Asker): boolean =>
  isOrganiser || entry.status === 'confirmed' || findOwnership(entry, actor).isOwn;

/** What organisers see besides: addresses and equal names, by the id of the entry. */
type ForOrganisers = {
  readonly addresses: ReadonlyMap<string, EntryAddress>;
  readonly namesakes: ReadonlyMap<string, readonly string[]>;
  /** People whom others have entered, and what they have said. */
  readonly entered: readonly EnteredPerson[];
};

const entryOf = (entry: StoredEntry, asker: Asker, more: ForOrganisers | null): ParticipantEntry => {
  const { id, position, teamName, teamId, status, groupId, groupPosition, seed, createdAt } = entry;
  const { isPresent, hasPaid, isNameShortened } = entry;
  const { isIn, isMaker } = findOwnership(entry, asker.actor);
  const address = more?.addresses.get(id)?.address ?? null;
  const participant = more === null ? shownPeople(entry) : entry.participant;
  return {
    id,
    position,
    teamName,
    teamId,
    status,
    groupId,
    groupPosition,
    seed,
    participant: participant as ParticipantEntry['participant'],
    registeredAt: createdAt,
    ...(entry.lateSeat !== null && { lateSeat: entry.lateSeat }),
    ...(more !== null && {
      emailAddress: address,
      sameNameAs: [...(more.namesakes.get(id) ?? [])],
      isPresent,
      hasPaid,
      isNameShortened,
      entered: more.entered.filter(({ playerId }) => idsOf(entry.participant).includes(playerId)),
      fingerprint: findFingerprint({ ...entry, address }),
    }),
    ...(isIn && { isByOthers: !isMaker }),
  };
};

type Numbers = TournamentData['noOfParticipants'];

/** What lists show as well. */
const headOf = (row: StoredTournament, noOfParticipants: Numbers, { isOrganiser, pin }: Asker) => ({
  status: row.status,
  config: row.config,
  ...(isOrganiser && {
    notificationEmailAddress: row.notificationAddress,
    matchPinCode: pin?.shown ?? null,
    isPinLocked: (pin?.lockedAt ?? null) !== null,
    isNotificationWaiting: row.notificationWaits,
  }),
  noOfParticipants,
  draw: row.drawSeed === null ? null : { seed: row.drawSeed, noOfDraws: row.noOfDraws },
  cancelledBecause: row.cancelledBecause,
  startedAt: row.startedAt,
  finishedAt: row.finishedAt,
});

const readinessFields = (row: StoredTournament, entries: readonly PlannedEntry[]) => {
  const readiness = readinessOf(row.config, entries);
  return {
    hasSufficientParticipants: hasSufficientParticipants(readiness),
    groupsAreComplete: groupsAreComplete(readiness),
  };
};

type Described = { readonly event: EventRecord; readonly row: StoredTournament; readonly asker: Asker };

type Viewed = Omit<Described, 'asker'> & {
  readonly entries: readonly StoredEntry[];
  readonly view: StagesView | null;
};

const changeableIn = async (q: Queries, { view, ...tournament }: Viewed) =>
  view === null || tournament.row.status !== 'running'
    ? null
    : describeChangeable(q, { ...tournament, ...view });

/** What organisers can still change of a tournament. */
export const describeChangeableOf =
  (cache: TournamentCache): NonNullable<EventKind['describeChangeable']> =>
  async (q, event) => {
    const row = await findTournament(q, event.id);
    if (row === null) return null;
    const entries = await entryRows.find(q, [event.id]);
    const view = await readStages(q, { db: cache.db, cache, event, row, entries });
    return changeableIn(q, { event, row, entries, view });
  };

const describeWhole = async (
  q: Queries,
  { db, cache }: Pick<TournamentCache, 'db'> & { readonly cache: TournamentCache | null },
  { event, row, asker }: Described,
): Promise<TournamentData> => {
  const entries = await entryRows.find(q, [event.id]);
  const more = asker.isOrganiser
    ? {
        addresses: await addressRows.find(q, event.id),
        namesakes: namesakesIn(entries),
        entered: (await findEntered(q, [event.id])).get(event.id) ?? [],
      }
    : null;
  const view = await readStages(q, { db, cache, event, row, entries });
  const changeable = asker.isOrganiser ? await changeableIn(q, { event, row, entries, view }) : null;
  return {
    ...headOf(row, countByStatus(entries), asker),
    ...readinessFields(row, entries),
    participants: entries
      .filter((entry) => isVisible(entry, asker))
      .map((entry) => entryOf(entry, asker, more)),
    ...(changeable !== null && { changeable }),
    announcements: await announcementRows.find(q, event.id),
    stages: view?.stages ?? null,
    state: view?.state ?? null,
    ...(view !== null && { exceptions: await nameExceptions(q, view.exceptions, event.id) }),
  };
};

/** `eventData` of tournaments: in lists without participants and matches. E-mail addresses reach organisers only. */
export const describeTournaments =
  (cache: TournamentCache): EventKind['describe'] =>
  async (q, events, { caller: { actor }, detail, isUncommitted }) => {
    const ids = events.map(({ id }) => id);
    const rows = new Map((await findTournaments(q, ids)).map((row) => [row.eventId, row]));
    const listed = await entryRows.findPlanned(q, detail === 'list' ? ids : []);
    const isManaged = ({ props }: EventRecord) => mayManageEvents(describeActor(actor), props.teamId);
    const managed = events.filter((event) => rows.has(event.id) && isManaged(event));
    const pins = await findPins(
      q,
      managed.map(({ id }) => id),
    );
    const described = new Map<string, TournamentData>();
    for (const event of events) {
      const row = rows.get(event.id);
      if (row === undefined) continue;
      const isOrganiser = isManaged(event);
      const asker = { actor, isOrganiser, pin: pins.get(event.id) ?? null };
      const own = listed.get(event.id) ?? [];
      described.set(
        event.id,
        detail === 'whole'
          ? await describeWhole(
              q,
              { db: cache.db, cache: isUncommitted ? null : cache },
              { event, row, asker },
            )
          : { ...headOf(row, countByStatus(own), asker), ...readinessFields(row, own) },
      );
    }
    return described;
  };

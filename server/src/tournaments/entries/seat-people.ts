import { ok, refused } from '@neundarter/rules/result';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import { enterPeople } from '../../consents/enter-people.ts';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import { tooManyAttempts } from '../../platform/attempts.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { isOrganiser } from '../core/find-ownership.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import type { GatheredTournament } from '../core/gather-tournament.ts';
import { addressRows, type EntryAddress } from '../storage/address-rows.ts';
import { entryRows } from '../storage/entry-rows.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { askPeople, findUnagreedOf } from './ask-people.ts';
import { countRegistration } from './count-registration.ts';
import { keepAddress } from './keep-address.ts';
import { keepPlayers } from './keep-players.ts';
import { keepSeats } from './keep-seats.ts';
import { removeUnused } from './remove-unused.ts';
import { namedPartners } from './tell-partners.ts';

/** People who come into an entry, after `checkPeople` and all other checks. */
type Seating = {
  readonly tournament: GatheredTournament;
  readonly actor: Actor;
  /** The entry as it was; null for a new one. */
  readonly before: StoredEntry | null;
  /** The entry with its people. */
  readonly after: StoredEntry;
  /** Other entries of the same people, which make way. */
  readonly ended: readonly StoredEntry[];
  /** The address as it was sent, null for none; without it the entry keeps its address as long as its people do. */
  readonly emailAddress?: string | null | undefined;
  /** The tournament with its matches, once it has started; none of the entry has begun. */
  readonly running?: RunningTournament;
};

/** @property matchIds of the matches that have changed */
type Seated = { readonly entry: StoredEntry; readonly matchIds: readonly string[] };

/** Ids of the people who were in an entry. */
const earlierOf = ({ before }: Pick<Seating, 'before'>): readonly string[] =>
  before === null ? [] : idsOf(before.participant);

/** Counts what people register themselves, because it sends mails. Refusal: `error.too-many-requests`. */
const checkRate = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { tournament, actor, after: entry, emailAddress = null, ...seating }: Seating,
): Promise<Outcome<true>> => {
  if (isOrganiser({ tournament, actor })) return ok(true);
  const partners = namedPartners({ entry, actor, earlierIds: earlierOf(seating) });
  const wait = await countRegistration(platform, tx, { actor, address: emailAddress, partners });
  return wait === null ? ok(true) : { ok: false, error: tooManyAttempts(wait) };
};

/** Lets people in, and notes who of those who come has to be asked. Refusals: those of `checkRate` and `enterPeople`. */
const admitPeople = async (
  platform: MatchPlatform,
  tx: WriteTx,
  seating: Seating,
): Promise<Outcome<true>> => {
  const allowed = await checkRate(platform, tx, seating);
  if (!allowed.ok) return allowed;
  const { tournament, actor, after } = seating;
  const earlierIds = earlierOf(seating);
  const playerIds = idsOf(after.participant).filter((id) => !earlierIds.includes(id));
  return enterPeople(platform, tx, { eventId: tournament.event.id, actor, playerIds });
};

/** Removes the entries that make way. Returns the addresses of those of which everybody is in the new one. */
const removeEnded = async (tx: WriteTx, { ended, after }: Seating): Promise<readonly EntryAddress[]> => {
  const ids = idsOf(after.participant);
  const addresses: EntryAddress[] = [];
  for (const { id, participant } of ended) {
    const address = await addressRows.findOf(tx.q, id);
    if (address !== null && idsOf(participant).every((one) => ids.includes(one))) addresses.push(address);
    await entryRows.remove(tx, id);
  }
  return addresses;
};

/** Writes the entry. What was ticked about its people holds only for these. Refusal: `error.id-already-exists`. */
const writeEntry = async (tx: WriteTx, seating: Seating): Promise<Outcome<StoredEntry>> => {
  const { tournament, before, after } = seating;
  const earlierIds = earlierOf(seating);
  const isChanged = idsOf(after.participant).some((id) => !earlierIds.includes(id));
  const entry = {
    ...after,
    ...(isChanged && { isPresent: false, hasPaid: false }),
    unagreed: await findUnagreedOf(tx.q, tournament.event.id, after.participant),
  };
  if (before !== null) await entryRows.update(tx, entry, true);
  else if (!(await entryRows.insert(tx, entry))) return refused('error.id-already-exists');
  return ok(entry);
};

/** Writes the address that was sent. Otherwise the address leaves with its people, and new people bring theirs. */
const passAddress = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { brought: [address], ...seating }: Seating & { readonly brought: readonly EntryAddress[] },
): Promise<void> => {
  const { tournament, actor, after: entry, emailAddress } = seating;
  if (emailAddress !== undefined) {
    const isOwn = !isOrganiser({ tournament, actor });
    return keepAddress(platform, tx, { entry, emailAddress, isOwn });
  }
  if (idsOf(entry.participant).some((id) => earlierOf(seating).includes(id))) return;
  await addressRows.remove(tx, entry.id);
  if (address !== undefined) await addressRows.put(tx, { ...address, entryId: entry.id });
};

/** Removes the players without an account who have left and are in nothing else. */
const forgetLeft = (tx: WriteTx, { ended, after, ...seating }: Seating): Promise<void> => {
  const ids = idsOf(after.participant);
  const left = [...earlierOf(seating), ...ended.flatMap(({ participant }) => idsOf(participant))];
  return removeUnused(
    tx,
    left.filter((id) => !ids.includes(id)),
  );
};

/**
 * Puts people into an entry of a locked tournament, a new one or in place of others: notes whom to ask, writes the entry,
 * players, address and seats, tells whom it concerns, and forgets who has left. Refusals: `error.too-many-requests`, those
 * of `enterPeople`, `error.id-already-exists` for the id of another entry, those of `keepPlayers` and `keepSeats`.
 */
export const seatPeople = async (
  platform: MatchPlatform,
  tx: WriteTx,
  seating: Seating,
): Promise<Outcome<Seated>> => {
  const { tournament, actor, running } = seating;
  const { event, row } = tournament;
  const earlierIds = earlierOf(seating);
  const admitted = await admitPeople(platform, tx, seating);
  if (!admitted.ok) return admitted;
  const brought = await removeEnded(tx, seating);
  const written = await writeEntry(tx, seating);
  if (!written.ok) return written;
  const entry = written.value;
  const kept = await keepPlayers(platform, tx, { entry, createdBy: describeActor(actor).id, earlierIds });
  if (!kept.ok) return kept;
  await passAddress(platform, tx, { ...seating, brought });
  await askPeople(platform, tx, { event, row, entry, actor, earlierIds });
  const seats = running === undefined ? ok([]) : await keepSeats(platform, tx, { running, entry });
  if (!seats.ok) return seats;
  await forgetLeft(tx, seating);
  return ok({ entry, matchIds: seats.value });
};

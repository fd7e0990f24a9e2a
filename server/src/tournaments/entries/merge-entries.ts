import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { isMergeable, mergedStatus } from '@neundarter/rules/tournament/setup/namesakes';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeOpenTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { addressRows, type EntryAddress } from '../storage/address-rows.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { keepPlayers } from './keep-players.ts';
import { removeUnused } from './remove-unused.ts';
import { settleWaiting } from './settle-waiting.ts';
import { tellEntry } from './tell-entry.ts';

/** @property keep id of the entry that stays @property remove id of the entry that goes */
type ParticipantMerge = EventCommand & { readonly keep: string; readonly remove: string };

/** Which of two addresses stays: one that the people gave themselves, with the link that was mailed to it, comes first. */
const comesFirst = (known: EntryAddress | null, other: EntryAddress): boolean =>
  known === null || (other.isOwn && !known.isOwn);

/**
 * Merges two entries of the same person before the start. The people of the kept entry stay; from the other one comes what
 * it lacks: address, club, group, seed, and the better status. Whoever waits for an answer at the address that stays is
 * told if the merge confirms them. Refusals besides the usual ones:
 * `error.event.participant-not-found`, `error.invalid-request` for people with other names or another account.
 */
export const mergeEntries = (
  platform: TournamentPlatform,
  { keep, remove, ...command }: ParticipantMerge,
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, { event, entries }) => {
    const kept = entries.find(({ id }) => id === keep);
    const removed = entries.find(({ id }) => id === remove);
    if (kept === undefined || removed === undefined) return refused('error.event.participant-not-found');
    if (keep === remove || !isMergeable(kept.participant, removed.participant))
      return { ok: false, error: { code: 'error.invalid-request', fields: ['/remove'] } };
    const known = await addressRows.findOf(tx.q, keep);
    const other = await addressRows.findOf(tx.q, remove);
    await entryRows.remove(tx, remove);
    const place = kept.groupId === null ? removed : kept;
    const merged = {
      ...kept,
      status: mergedStatus(kept.status, removed.status),
      teamId: kept.teamId ?? removed.teamId,
      teamName: kept.teamName ?? removed.teamName,
      groupId: place.groupId,
      groupPosition: place.groupPosition,
      seed: kept.seed ?? removed.seed,
      isPresent: kept.isPresent || removed.isPresent,
      hasPaid: kept.hasPaid || removed.hasPaid,
      isNameShortened: kept.isNameShortened || removed.isNameShortened,
    };
    await entryRows.update(tx, merged);
    const isOtherAddress = other !== null && comesFirst(known, other);
    if (isOtherAddress) await addressRows.put(tx, { ...other, entryId: keep });
    const createdBy = describeActor(command.actor).id;
    const players = await keepPlayers(platform, tx, { entry: merged, createdBy });
    if (!players.ok) return players;
    await removeUnused(
      tx,
      idsOf(removed.participant).filter((id) => !idsOf(kept.participant).includes(id)),
    );
    const { status: earlier } = isOtherAddress ? removed : kept;
    if (merged.status === 'confirmed' && earlier !== 'confirmed')
      await tellEntry(platform, tx, { event, entry: merged, occasion: 'confirmed' });
    await settleWaiting(platform, tx, event);
    return ok([]);
  });

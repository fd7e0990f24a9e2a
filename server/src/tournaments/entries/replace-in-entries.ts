import { idsOf, type ParticipantPerson } from '@neundarter/rules/tournament/setup/participants';
import type { PersonReplaced } from '../../consents/unlink-account.ts';
import { logRows } from '../../events/log-rows.ts';
import { findEventsById } from '../../events/reads.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { gatherStarted, stateOf } from '../core/gather-tournament.ts';
import { namePeople } from '../core/name-people.ts';
import { tellFollowers } from '../core/tell-followers.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findTournament } from '../storage/store.ts';
import { rowOfEntry } from '../storage/stored-log.ts';

/** Substitutions name the people who left and who came. */
const replaceInLog = async (tx: WriteTx, { eventId, playerId, guest }: PersonReplaced): Promise<void> => {
  const swapped = (person: ParticipantPerson) => (person.id === playerId ? guest : person);
  for (const entry of await logRows.findNaming(tx.q, 'substitute', playerId)) {
    const row = rowOfEntry(entry);
    if (entry.eventId !== eventId || row.kind !== 'substitute') continue;
    const content = {
      ...row,
      ...(row.left && { left: row.left.map(swapped) }),
      ...(row.came && { came: row.came.map((id) => (id === playerId ? guest.id : id)) }),
    };
    await logRows.rewrite(tx, { ...entry, content });
  }
};

/** Replaces a person in the entries and substitutions of a locked tournament; does nothing for other events. */
export const replaceInEntries = async (tx: WriteTx, replaced: PersonReplaced): Promise<void> => {
  const { eventId, playerId, guest } = replaced;
  if ((await findTournament(tx.q, eventId)) === null) return;
  const named = new Map([[playerId, guest]]);
  for (const entry of await entryRows.find(tx.q, [eventId])) {
    if (!idsOf(entry.participant).includes(playerId)) continue;
    const participant = namePeople(entry.participant, named);
    await entryRows.update(tx, { ...entry, participant }, true);
  }
  await replaceInLog(tx, replaced);
};

/** Tells the nouns above tournaments when other people have played than they know. */
export const entrantReplaced =
  (platform: Pick<TournamentFollowing, 'tournamentFollowers'>) =>
  async (tx: WriteTx, eventId: string): Promise<void> => {
    const [event] = await findEventsById(tx.q, [eventId]);
    const tournament = event === undefined ? null : await gatherStarted(tx.q, event);
    if (tournament !== null) await tellFollowers(platform, tx, { tournament, ...stateOf(tournament) });
  };

/** The address to which the organisers of a tournament want mails; null for none and for other events. */
export const findOrganiserAddress = async (tx: WriteTx, eventId: string): Promise<string | null> =>
  (await findTournament(tx.q, eventId))?.notificationAddress ?? null;

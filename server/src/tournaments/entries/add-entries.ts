import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentEntry } from '@neundarter/contract/entities/participant';
import { ok } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeOpenTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { findEntry } from '../core/find-entry.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { addEntry } from './add-entry.ts';
import { identifyPeople } from './identify-people.ts';

/** Fields of a refusal, relative to the body of a call with many entries. */
const inBatch = (
  { error }: Extract<Outcome<unknown>, { readonly ok: false }>,
  index: number,
): Outcome<never> => ({
  ok: false,
  error:
    typeof error === 'string'
      ? { code: error, fields: [`/entries/${index}`] }
      : { ...error, fields: error.fields.map((field) => `/entries/${index}${field}`) },
});

/** Adds entries as organiser, all or none; people who are registered already are left alone. */
export const addEntries = (
  platform: TournamentPlatform,
  { entries: sentEntries, ...command }: EventCommand & { readonly entries: readonly SentEntry[] },
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, tournament) => {
    for (const [index, sent] of sentEntries.entries()) {
      const entries = await entryRows.find(tx.q, [tournament.event.id]);
      const people = await identifyPeople(tx.q, sent.participant);
      if (!people.ok) return inBatch(people, index);
      const known = findEntry(entries, people.value);
      if (known !== undefined && known.status !== 'withdrawn') continue;
      const sentTo = { tournament: { ...tournament, entries }, sent, actor: command.actor };
      const added = await addEntry(platform, tx, sentTo);
      if (!added.ok) return inBatch(added, index);
    }
    return ok([]);
  });

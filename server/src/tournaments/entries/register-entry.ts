import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentEntry } from '@neundarter/contract/entities/participant';
import { ok } from '@neundarter/rules/result';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import type { GatheredTournament } from '../core/gather-tournament.ts';
import type { TournamentNotice } from '../tournament-mails.ts';
import { type AddedEntry, addEntry, isAddedByOrganiser } from './add-entry.ts';
import { tellEntry } from './tell-entry.ts';

type Registration = EventCaller & { readonly id: string; readonly entry: SentEntry };

/** Tells the organisers of a new entry, if they want mails. */
const tellOrganisers = async (
  { notify }: TournamentPlatform,
  tx: WriteTx,
  {
    tournament: { event, row },
    added: { entry },
  }: { readonly tournament: GatheredTournament; readonly added: AddedEntry },
): Promise<void> => {
  if (row.notificationAddress === null || row.notificationWaits) return;
  const names = peopleOf(entry.participant).map((person) =>
    [person.firstName, person.lastName].filter((part) => part !== undefined && part !== '').join(' '),
  );
  const what: TournamentNotice = {
    kind: 'new-registration',
    eventId: event.id,
    eventName: event.props.name,
    names: names.join(' / '),
  };
  const repeats = { once: `new-registration:${entry.id}` };
  await notify(tx, { by: 'mail', what, to: row.notificationAddress, repeats });
};

/** Registers somebody for a tournament: people themselves while registration is open, organisers until the start. */
export const registerEntry = (
  platform: TournamentPlatform,
  { id, entry: sent, ...caller }: Registration,
): Promise<Outcome<EventEntity>> =>
  changeTournament(platform, { id, ...caller, isEdit: false }, async (tx, tournament) => {
    const sentTo = { tournament, sent, actor: caller.actor };
    const added = await addEntry(platform, tx, sentTo);
    if (!added.ok) return added;
    if (!added.value.isNew) return ok(null);
    if (isAddedByOrganiser(sentTo)) return ok([]);
    const { entry } = added.value;
    const occasion = entry.status === 'waiting' ? 'waiting' : 'received';
    await tellEntry(platform, tx, { event: tournament.event, entry, occasion });
    await tellOrganisers(platform, tx, { tournament, added: added.value });
    return ok([]);
  });

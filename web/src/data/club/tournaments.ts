import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { ParticipantEntry, SentEntry } from '@neundarter/contract/entities/participant';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import type { BodyOf } from '@neundarter/contract/route';
import type { tournamentRoutes } from '@neundarter/contract/routes/tournaments';
import type { Actor } from '@neundarter/rules/access/actor';
import { mayManageEvents } from '@neundarter/rules/access/events';
import {
  isPartnerReplaceable,
  isWithdrawable,
  peopleOf,
} from '@neundarter/rules/tournament/setup/participants';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { eventKeys } from './events.ts';
import { forgetEntry, furtherEntriesOf, keepFurtherEntry, keepOwnEntry, ownEntryOf } from './own-entries.ts';
import { useTournamentChange } from './use-tournament-change.ts';

/** A tournament as its pages show it. */
export type Tournament = {
  readonly event: EventEntity;
  readonly data: TournamentData;
  /** Entries that the viewer may see. */
  readonly participants: readonly ParticipantEntry[];
  /** The viewer's own entry, by account or because this device has registered it; null for none. */
  readonly own: ParticipantEntry | null;
  readonly isOrganiser: boolean;
};

const gone: ReadonlySet<ParticipantEntry['status']> = new Set(['withdrawn']);

const ownOf = (
  eventId: string,
  entries: readonly ParticipantEntry[],
  actor: Actor,
): ParticipantEntry | null => {
  const remembered = ownEntryOf(eventId)?.entryId;
  const byAccount = entries.filter(({ participant }) =>
    peopleOf(participant).some((person) => person.id === actor.playerId),
  );
  const own = [...byAccount, ...entries.filter(({ id }) => id === remembered)];
  return own.find(({ status }) => !gone.has(status)) ?? own.at(-1) ?? null;
};

/** Entries of other people that this device has registered and that were not withdrawn. */
export const furtherOf = ({ event, participants, own }: Tournament): readonly ParticipantEntry[] => {
  const further = new Set(furtherEntriesOf(event.id));
  return participants.filter(({ id, status }) => further.has(id) && id !== own?.id && !gone.has(status));
};

/** The tournament of an event; null if the event is none. */
export function tournamentOf(event: EventEntity, actor: Actor): Tournament | null {
  const data = tournamentDataOf(event.props);
  if (data === null) return null;
  const participants = data.participants ?? [];
  const own = ownOf(event.id, participants, actor);
  return { event, data, participants, own, isOrganiser: mayManageEvents(actor, event.props.teamId) };
}

type OwnOf = Pick<Tournament, 'own' | 'data'>;

/** Whether the viewer may withdraw the own entry now. Older servers do not say who has registered it. */
export const mayWithdraw = ({ own, data }: OwnOf): boolean =>
  own !== null &&
  !gone.has(own.status) &&
  isWithdrawable(data.status, { status: own.status, isByOthers: own.isByOthers === true });

/** Whether the viewer may replace the partner in the own pair; after its first match the server refuses it. */
export const mayReplacePartner = ({ own, data }: OwnOf): boolean =>
  own?.participant.type === 'double' && isPartnerReplaceable(data.status, own);

const keepEvent = (event: EventEntity, client: QueryClient): void =>
  void client.setQueryData<EventEntity>(eventKeys.entity(event.id), event);

/** @property whose whether the viewer is in the entry */
type Registration = {
  readonly eventId: string;
  readonly entry: SentEntry;
  readonly whose: 'own' | 'further';
};

/** Registers for a tournament; the device remembers the entry, and the address of the own one. */
export const useRegistrationForTournament = (failed: Failed) =>
  useChange({
    send: ({ eventId, entry }: Registration) =>
      request('POST /events/{id}/participants', { params: { id: eventId }, body: entry }),
    keep: (event, { entry, whose }, client) => {
      if (whose === 'further') keepFurtherEntry(event.id, entry.id);
      else keepOwnEntry(event.id, { entryId: entry.id, emailAddress: entry.emailAddress ?? '' });
      keepEvent(event, client);
    },
    failed,
  });

/** @property leaving player id of who leaves the pair */
type PartnerChange = BodyOf<(typeof tournamentRoutes)['replacePartner']>;

/** Replaces the partner of a pair, in the own registration or as organiser. */
export const usePartnerChange = (eventId: string) =>
  useTournamentChange<PartnerChange>(eventId, {
    send: (body) => request('PATCH /events/{id}/participants/partner', { params: { id: eventId }, body }),
  });

type Withdrawal = { readonly eventId: string; readonly entryId: string; readonly key?: string };

/** Withdraws an entry while registration is open: the own one, or with the key of a mail. */
export const useTournamentWithdrawal = (failed: Failed) =>
  useChange({
    send: ({ eventId, ...body }: Withdrawal) =>
      request('PATCH /events/{id}/participants/withdraw', { params: { id: eventId }, body }),
    keep: (event, { entryId }, client) => {
      forgetEntry(event.id, entryId);
      // Of an event that the viewer may not see, the answer says hardly anything.
      if (client.getQueryData(eventKeys.entity(event.id)) !== undefined) keepEvent(event, client);
    },
    failed,
  });

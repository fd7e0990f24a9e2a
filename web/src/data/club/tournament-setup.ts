// What organisers change before a tournament starts.
import type { ChangedEventProps, EventEntity } from '@neundarter/contract/entities/event';
import type { EditedEntry, ParticipantEntry, SentEntry } from '@neundarter/contract/entities/participant';
import type { ParticipantAnswer } from '@neundarter/rules/tournament/setup/participants';
import type { TournamentStep } from '@neundarter/rules/tournament/setup/status';
import { useQueryClient } from '@tanstack/react-query';
import { errorReason } from '../../text/errors.ts';
import { tournamentFormText } from '../../text/tournament-form.ts';
import { request } from '../api/api.ts';
import { hasCode } from '../api/api-error.ts';
import type { Change, Failed } from '../api/use-change.ts';
import { eventKeys } from './events.ts';
import { sendOwnEdit } from './own-edits.ts';
import { useTournamentChange } from './use-tournament-change.ts';

/** A change of settings that somebody has made on an event as they have seen it. */
type SettingsEdit = {
  readonly event: EventEntity;
  /** What to send for the event as it is now. */
  readonly changesOf: (now: EventEntity) => ChangedEventProps;
  /** Whether nobody else has changed the same settings meanwhile. */
  readonly isUntouched: (now: EventEntity) => boolean;
};

/** How often a change is sent on a newer event, if others only change other things of it. */
const maxTries = 4;

/**
 * Changes settings of a tournament. If somebody else has changed other things meanwhile, e.g. a player has registered, the
 * change is sent again; if they have changed the same settings, it is refused with `error.event.changed-meanwhile`.
 */
export const useSettingsChange = (eventId: string): Change<SettingsEdit, EventEntity> => {
  const client = useQueryClient();
  const sendOn = async (now: EventEntity, edit: SettingsEdit, tries: number): Promise<EventEntity> => {
    const { editRevision } = now.props;
    const body = { id: eventId, changedProps: edit.changesOf(now), editRevision };
    return request('PATCH /events/', { body }).catch(async (error: unknown) => {
      if (!hasCode(error, 'error.event.changed-meanwhile') || tries <= 1) throw error;
      const latest = await request('GET /events/{id}', { params: { id: eventId } });
      client.setQueryData(eventKeys.entity(eventId), latest);
      if (!edit.isUntouched(latest)) throw error;
      return sendOn(latest, edit, tries - 1);
    });
  };
  return useTournamentChange<SettingsEdit>(eventId, {
    send: (edit) => sendOn(edit.event, edit, maxTries),
    failed: (error) => tournamentFormText.failed(errorReason(error)),
  });
};

/** Publishes the tournament, closes or opens its registration. */
export const useTournamentStep = (eventId: string, failed: Failed<Exclude<TournamentStep, 'cancel'>>) =>
  useTournamentChange<Exclude<TournamentStep, 'cancel'>>(eventId, {
    send: (step) => {
      const params = { id: eventId };
      if (step === 'publish') return request('PATCH /events/{id}/publish', { params });
      return step === 'close'
        ? request('PATCH /events/{id}/close', { params })
        : request('PATCH /events/{id}/reopen', { params });
    },
    failed,
  });

export const useTournamentCancelling = (eventId: string, failed: Failed<string>) =>
  useTournamentChange<string>(eventId, {
    send: (reason) => request('PATCH /events/{id}/cancel', { params: { id: eventId }, body: { reason } }),
    failed,
  });

/** Makes a new PIN; on wish everybody has to enter it again. */
export const usePinRenewal = (eventId: string) =>
  useTournamentChange<{ readonly endEnrolments: boolean }>(eventId, {
    send: (body) => request('PATCH /events/{id}/pin', { params: { id: eventId }, body }),
  });

/** Lets guests enter the PIN again after too many wrong ones. */
export const usePinOpening = (eventId: string) =>
  useTournamentChange<void>(eventId, {
    send: () => request('PATCH /events/{id}/pin/open', { params: { id: eventId } }),
  });

/** Adds entries, all or none. */
export const useEntryAddition = (eventId: string) =>
  useTournamentChange<readonly SentEntry[]>(eventId, {
    send: (entries) =>
      request('POST /events/{id}/participants/batch', {
        params: { id: eventId },
        body: { entries: [...entries] },
      }),
  });

type Participant = Pick<ParticipantEntry, 'participant'>['participant'];

type EntryEdit = { readonly position: number; readonly entry: EditedEntry };

/** Changes an entry; refused with `error.event.changed-meanwhile` if it is not as its `seenFingerprint` says. */
export const useEntryChange = (eventId: string) =>
  useTournamentChange<EntryEdit>(eventId, {
    send: ({ position, entry }) =>
      request('POST /events/{id}/participants/{index}', {
        params: { id: eventId, index: position },
        body: entry,
      }),
  });

export const useEntryRemoval = (eventId: string) =>
  useTournamentChange<Participant>(eventId, {
    send: (participant) =>
      request('DELETE /events/{id}/participants', {
        params: { id: eventId },
        body: { participant },
      }),
  });

/** Ids of two entries of the same person. */
type EntryMerge = { readonly keep: string; readonly remove: string };

/** Merges two entries; the kept one gets what it lacks from the other one. */
export const useEntryMerge = (eventId: string) =>
  useTournamentChange<EntryMerge>(eventId, {
    send: (body) => request('PATCH /events/{id}/participants/merge', { params: { id: eventId }, body }),
  });

type EntryAnswer = { readonly answer: ParticipantAnswer; readonly participant: Participant };

const answerAddresses = {
  confirm: 'PATCH /events/{id}/participants/confirm',
  reject: 'PATCH /events/{id}/participants/reject',
  undo: 'PATCH /events/{id}/participants/undo-confirm-reject',
} as const;

/** Confirms or rejects an entry, or takes that back. */
export const useEntryAnswer = (eventId: string) =>
  useTournamentChange<EntryAnswer>(eventId, {
    send: ({ answer, participant }) =>
      request(answerAddresses[answer], {
        params: { id: eventId },
        body: { participant },
      }),
  });

/** Confirms everybody who waits for an answer. */
export const useConfirmAll = (eventId: string) =>
  useTournamentChange<void>(eventId, {
    send: () => request('PATCH /events/{id}/participants/confirm-all', { params: { id: eventId } }),
  });

type CheckIn = {
  readonly participant: Participant;
  readonly isPresent?: boolean;
  readonly hasPaid?: boolean;
};

export const useCheckIn = (eventId: string) =>
  useTournamentChange<CheckIn>(eventId, {
    send: ({ participant, ...ticks }) =>
      request('PATCH /events/{id}/participants/check-in', {
        params: { id: eventId },
        body: { participant, ...ticks },
      }),
  });

/** A list that replaces the one that its editor has seen. */
type SeedingEdit = { readonly entries: readonly string[]; readonly editRevision: number };

export const useSeedingChange = (eventId: string) =>
  useTournamentChange<SeedingEdit>(eventId, {
    send: (edit) =>
      sendOwnEdit(eventId, edit.editRevision, (editRevision) =>
        request('PATCH /events/{id}/seeding', {
          params: { id: eventId },
          body: { entries: [...edit.entries], editRevision },
        }),
      ),
  });

/** Fills the seeding list from averages, or from the table of a series, unless others have changed it meanwhile. */
type SeedingFill = { readonly seriesId: string | null; readonly editRevision: number };

export const useSeedingFill = (eventId: string) =>
  useTournamentChange<SeedingFill>(eventId, {
    send: ({ seriesId, editRevision }) => {
      const params = { id: eventId };
      return seriesId === null
        ? request('PATCH /events/{id}/seeding/by-averages', { params, body: { editRevision } })
        : request('PATCH /events/{id}/seeding/by-series', { params, body: { seriesId, editRevision } });
    },
  });

type GroupsEdit = {
  readonly groups: readonly { readonly id: string; readonly entrants: readonly string[] }[];
  readonly editRevision: number;
};

/** Assigns groups by hand, unless somebody else has changed the tournament meanwhile. */
export const useGroupAssignment = (eventId: string) =>
  useTournamentChange<GroupsEdit>(eventId, {
    send: (edit) =>
      sendOwnEdit(eventId, edit.editRevision, (editRevision) =>
        request('PATCH /events/{id}/groups', {
          params: { id: eventId },
          body: {
            groups: edit.groups.map(({ id, entrants }) => ({ groupId: id, participants: [...entrants] })),
            editRevision,
          },
        }),
      ),
  });

/** Draws the groups. */
export const useGroupDraw = (eventId: string, failed: Failed<number>) =>
  useTournamentChange<number>(eventId, {
    send: (editRevision) =>
      request('PATCH /events/{id}/groups/create', { params: { id: eventId }, body: { editRevision } }),
    failed,
  });

/** Takes back the assignment of groups. */
export const useGroupsUndo = (eventId: string) =>
  useTournamentChange<number>(eventId, {
    send: (editRevision) =>
      request('PATCH /events/{id}/groups/undo', { params: { id: eventId }, body: { editRevision } }),
  });

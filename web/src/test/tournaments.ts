import type { EventEntity } from '@neundarter/contract/entities/event';
import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { countByStatus } from '@neundarter/rules/tournament/setup/participants';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { eventEntity } from './events.ts';

/** An entry of a person without an account; its id is the first name in small letters. */
export const tournamentEntry = (
  name: string,
  position: number,
  more: Partial<ParticipantEntry> = {},
): ParticipantEntry => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    id: firstName.toLowerCase(),
    position,
    participant: {
      type: 'single',
      player: { type: 'external', id: `player-${firstName.toLowerCase()}`, firstName, lastName },
    },
    teamName: null,
    teamId: null,
    status: 'confirmed',
    groupId: null,
    groupPosition: null,
    seed: null,
    registeredAt: 0,
    emailAddress: null,
    isPresent: false,
    hasPaid: false,
    isNameShortened: false,
    ...more,
  };
};

/** A tournament that has not started, as its organisers see it; by default a draft. */
export const tournamentEvent = (
  data: Partial<TournamentData> = {},
  props: Partial<EventEntity['props']> = {},
): EventEntity => {
  const participants = data.participants ?? [];
  return eventEntity({
    id: 'cup1',
    type: 'tournament',
    name: 'Herbstpokal',
    isPublic: true,
    eventData: {
      status: 'draft',
      config: defaultTournamentSetup,
      notificationEmailAddress: null,
      matchPinCode: null,
      noOfParticipants: countByStatus(participants),
      hasSufficientParticipants: false,
      groupsAreComplete: false,
      draw: null,
      cancelledBecause: null,
      startedAt: null,
      finishedAt: null,
      stages: null,
      state: null,
      ...data,
      participants,
    },
    ...props,
  });
};

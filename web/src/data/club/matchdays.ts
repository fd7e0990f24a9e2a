import type { EventEntity } from '@neundarter/contract/entities/event';
import { matchdayDataOf } from '@neundarter/contract/entities/event-data';
import type { LineUpEntity, MatchdayData } from '@neundarter/contract/entities/matchday';
import type { Actor } from '@neundarter/rules/access/actor';
import { guestsSide, isSideLed, type MatchdayFacts, maySetLineUp } from '@neundarter/rules/access/matchday';
import { perParty } from '@neundarter/rules/match/per-party';
import { partyOfSide, type Side, sides } from '@neundarter/rules/matchday/plan';
import { type MissingAnswer, missingAnswers, type ShownLineUp } from '@neundarter/rules/matchday/readiness';
import { request } from '../api/api.ts';
import { type Change, type Failed, useChange } from '../api/use-change.ts';
import { eventMatchKeys } from './event-matches.ts';
import { eventKeys } from './events.ts';

/** What an event has as a matchday; null for other events. */
export const matchdayOf = ({ props }: EventEntity): MatchdayData | null => matchdayDataOf(props);

/** Home first. */
export const lineUpsOf = (data: MatchdayData): readonly [LineUpEntity, LineUpEntity] => [
  data.homeLineup,
  data.awayLineup,
];

export const lineUpOf = (data: MatchdayData, side: Side): LineUpEntity => lineUpsOf(data)[partyOfSide(side)];

/** What decides who may do what. */
export const matchdayFactsOf = (data: MatchdayData): MatchdayFacts => ({
  isStarted: data.status !== 'scheduled',
  ownerSide: ownerSideOf(data),
  sides: perParty((party) => ({
    ...lineUpsOf(data)[party],
    ...(sides[party] !== ownerSideOf(data) && {
      hasDevice: data.guests?.isPaired === true && data.guests.isOpen,
      isOwnDevice: data.guests?.isOwnDevice === true,
    }),
  })),
});

/** The side of the team that has entered a matchday. */
export const ownerSideOf = ({ ownerSide = 'home' }: Pick<MatchdayData, 'ownerSide'>): Side => ownerSide;

/** Whether the actor may set the line-up of a side now; a team that has declined has nobody to choose. */
export const maySetUp = (actor: Actor, data: MatchdayData, side: Side): boolean => {
  const facts = matchdayFactsOf(data);
  const hasDeclined = data.request === 'declined' && side === guestsSide(facts);
  return data.status === 'scheduled' && !hasDeclined && maySetLineUp(actor, facts, side);
};

/** The sides that were asked whether they are ready for a changed line-up, and have not answered. */
export const missingAnswersOf = (data: MatchdayData): readonly MissingAnswer[] => {
  const shown = (lineUp: LineUpEntity, hasDevice: boolean): ShownLineUp => ({
    isLed: isSideLed({ hasAdmin: lineUp.hasAdmin, hasDevice }),
    changedAt: lineUp.changedAt ?? null,
    acceptedAt: lineUp.acceptedAt ?? null,
    askedAt: lineUp.askedAt ?? null,
  });
  const isPaired = (side: Side) => side !== ownerSideOf(data) && data.guests?.isPaired === true;
  return missingAnswers([shown(data.homeLineup, isPaired('home')), shown(data.awayLineup, isPaired('away'))]);
};

/** A change of a matchday; its answer replaces the event that the device knows. */
export function useMatchdayChange<Sent>(
  eventId: string,
  { send, failed }: { readonly send: (sent: Sent) => Promise<EventEntity>; readonly failed: Failed<Sent> },
): Change<Sent, EventEntity> {
  return useChange<Sent, EventEntity>({
    send,
    failed,
    keep: (event, _, client) => client.setQueryData(eventKeys.entity(eventId), event),
    stale: [eventKeys.entity(eventId), eventMatchKeys.of(eventId)],
    scope: `event-${eventId}`,
  });
}

type SentLineUp = {
  readonly side: Side;
  /** The first four play; null leaves a position empty on purpose. */
  readonly players: readonly (string | null)[];
  readonly editRevision: number;
};

/** Sets the line-up of a side. */
export const useLineUpChange = (eventId: string, failed: Failed<SentLineUp>) =>
  useMatchdayChange<SentLineUp>(eventId, {
    send: ({ players, ...sent }) =>
      request('PATCH /events/{id}/lineup', {
        params: { id: eventId },
        body: { ...sent, players: [...players] },
      }),
    failed,
  });

/** Answers whether the own team plays a matchday that another one has entered. */
export const useMatchdayAnswer = (eventId: string, failed: Failed<boolean>) =>
  useMatchdayChange<boolean>(eventId, {
    send: (agrees) => request('PATCH /events/{id}/request', { params: { id: eventId }, body: { agrees } }),
    failed,
  });

type SentAnswer = { readonly side: Side; readonly editRevision: number };

/** Says that a side is ready for the line-up that the other side has changed. */
export const useLineUpAnswer = (eventId: string, failed: Failed<SentAnswer>) =>
  useMatchdayChange<SentAnswer>(eventId, {
    send: (body) => request('PATCH /events/{id}/ready', { params: { id: eventId }, body }),
    failed,
  });

type SentSubstitution = {
  readonly teamId: string;
  /** Who goes out. */
  readonly playerId: string;
  readonly substitutePlayerId: string;
};

export const useSubstitution = (eventId: string, failed: Failed<SentSubstitution>) =>
  useMatchdayChange<SentSubstitution>(eventId, {
    send: (body) => request('POST /events/{id}/substitute', { params: { id: eventId }, body }),
    failed,
  });

export const useSubstitutionUndo = (eventId: string, failed: Failed<SentSubstitution>) =>
  useMatchdayChange<SentSubstitution>(eventId, {
    send: (body) => request('POST /events/{id}/undo-substitute', { params: { id: eventId }, body }),
    failed,
  });

type SentLatePlayer = { readonly teamId: string; readonly playerId: string };

/** Adds a player who comes late to a side. */
export const useLatePlayer = (eventId: string, failed: Failed<SentLatePlayer>) =>
  useMatchdayChange<SentLatePlayer>(eventId, {
    send: (body) => request('POST /events/{id}/late-player', { params: { id: eventId }, body }),
    failed,
  });

export const useLatePlayerUndo = (eventId: string, failed: Failed<SentLatePlayer>) =>
  useMatchdayChange<SentLatePlayer>(eventId, {
    send: (body) => request('POST /events/{id}/undo-late-player', { params: { id: eventId }, body }),
    failed,
  });

type Seat = string | null;

type SentPairs = {
  readonly teamId: string;
  /** From 0. */
  readonly round: number;
  /** The first pair plays in place of positions 1 and 2. */
  readonly pairs: readonly [readonly [Seat, Seat], readonly [Seat, Seat]];
};

/** Chooses the pairs of a doubles round. */
export const usePairsChange = (eventId: string, failed: Failed<SentPairs>) =>
  useMatchdayChange<SentPairs>(eventId, {
    send: ({ pairs: [first, second], ...sent }) =>
      request('PATCH /events/{id}/pairs', {
        params: { id: eventId },
        body: { ...sent, pairs: [[...first], [...second]] },
      }),
    failed,
  });

/** Gives the whole matchday to the other side of a team: it gives up, or has not appeared. */
export const useMatchdayForfeit = (eventId: string, failed: Failed<string>) =>
  useMatchdayChange<string>(eventId, {
    send: (teamId) => request('PATCH /events/{id}/forfeit', { params: { id: eventId }, body: { teamId } }),
    failed,
  });

export const useMatchdayForfeitUndo = (eventId: string, failed: Failed<void>) =>
  useMatchdayChange<void>(eventId, {
    send: () => request('PATCH /events/{id}/undo-forfeit', { params: { id: eventId } }),
    failed,
  });

/** Objects to it that the own side has not appeared. */
export const useObjection = (eventId: string, failed: Failed<void>) =>
  useMatchdayChange<void>(eventId, {
    send: () => request('PATCH /events/{id}/object', { params: { id: eventId } }),
    failed,
  });

export const useObjectionUndo = (eventId: string, failed: Failed<void>) =>
  useMatchdayChange<void>(eventId, {
    send: () => request('PATCH /events/{id}/undo-object', { params: { id: eventId } }),
    failed,
  });

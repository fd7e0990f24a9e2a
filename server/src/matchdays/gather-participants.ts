import { isEventOver } from '@neundarter/rules/access/events';
import { isGuestsPassOpen, isGuestsViewOpen } from '@neundarter/rules/access/guests-pass';
import { mayAdministerTeam } from '@neundarter/rules/access/people';
import { findUnagreed } from '../consents/reads.ts';
import type { EventRoles } from '../events/gather-event-rights.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { describeActor } from '../users/describe-actor.ts';
import { guestDeviceRows } from './storage/guest-device-rows.ts';
import {
  findEnrolledEvents,
  findGuestEvents,
  findLineUpEvents,
  findMatchdays,
  isOnPublicLineUp,
} from './storage/store.ts';

/** Match days on whose public line-ups a player is, without those that somebody else put them on until they agree. */
const findAgreedEvents = async (q: Queries, playerId: string): Promise<readonly string[]> => {
  const eventIds = await findLineUpEvents(q, playerId);
  const unagreed = await findUnagreed(q, eventIds);
  return eventIds.filter((id) => unagreed.get(id)?.has(playerId) !== true);
};

/**
 * Who takes part in match days: members of the team against the owner once it has agreed, and its admins before, everybody on a line-up once the line-ups are public, and devices
 * of the guests in their time; devices may also see the event and its result a day longer. A
 * match day is over when it is finished, but not before its end.
 */
export const gatherParticipants = (clock: Clock): EventRoles => ({
  describe: async (q, { id: eventId, props }, { actor }) => {
    if (props.type !== 'mdsl-matchday') return {};
    const [row] = await findMatchdays(q, [eventId]);
    if (row === undefined) return {};
    const now = clock.now();
    const asker = describeActor(actor);
    const { id: callerId, playerId, teamIds } = asker;
    const devices = await guestDeviceRows.find(q, [eventId]);
    const isEnrolled = devices.some((device) => device.callerId === callerId);
    const isPlaying = isEnrolled && isGuestsPassOpen({ ...row, times: props }, now);
    const isAsked = row.request === 'open' && mayAdministerTeam(asker, row.otherTeamId);
    const isGuest =
      row.isOtherRegistered && (isAsked || (row.request === 'agreed' && teamIds.includes(row.otherTeamId)));
    const isParticipant =
      isGuest || isPlaying || (playerId !== undefined && (await isOnPublicLineUp(q, { eventId, playerId })));
    const isOver = row.status === 'finished' && isEventOver(props, now);
    const isLeader =
      isPlaying ||
      mayAdministerTeam(asker, props.teamId) ||
      (row.isOtherRegistered && mayAdministerTeam(asker, row.otherTeamId));
    return {
      isParticipant,
      isLeader,
      isOver,
      ...(isEnrolled && { isEnrolled: isGuestsViewOpen(props, now) }),
    };
  },
  isKnown: async (q, { id }, actor) => {
    const { id: callerId } = describeActor(actor);
    return (await guestDeviceRows.find(q, [id])).some((device) => device.callerId === callerId);
  },
  eventIdsOf: async (q, actor) => {
    const { id: callerId, playerId, teamIds, adminOfTeamIds = [] } = describeActor(actor);
    const guestIn = await findGuestEvents(q, teamIds, 'agreed');
    const askedFor = await findGuestEvents(q, adminOfTeamIds, 'open');
    const enrolled = await findEnrolledEvents(q, { callerId, now: clock.now() });
    const onLineUps = playerId === undefined ? [] : await findLineUpEvents(q, playerId);
    return [...guestIn, ...askedFor, ...enrolled, ...onLineUps];
  },
  eventIdsOfPlayer: findAgreedEvents,
  eventIdsOfGuests: async (q, teamId, actor) => [
    ...(await findGuestEvents(q, [teamId], 'agreed')),
    ...(mayAdministerTeam(describeActor(actor), teamId) ? await findGuestEvents(q, [teamId], 'open') : []),
  ],
});

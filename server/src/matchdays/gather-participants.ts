import { isEventOver } from '@neundarter/rules/access/events';
import type { EventRoles } from '../events/gather-event-rights.ts';
import type { Clock } from '../platform/clock.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findAwayEvents, findLineUpEvents, findMatchdays, isOnPublicLineUp } from './store.ts';

/**
 * Who takes part in match days: members of the away team, and everybody on a line-up once the line-ups are public. A
 * match day is over when it is finished, but not before its end.
 */
export const gatherParticipants = (clock: Clock): EventRoles => ({
  describe: async (q, { id: eventId, props }, { actor }) => {
    if (props.type !== 'mdsl-matchday') return {};
    const [row] = await findMatchdays(q, [eventId]);
    if (row === undefined) return {};
    const { playerId, teamIds } = describeActor(actor);
    const isGuest = row.isAwayRegistered && teamIds.includes(row.awayTeamId);
    const isParticipant =
      isGuest || (playerId !== undefined && (await isOnPublicLineUp(q, { eventId, playerId })));
    return { isParticipant, isOver: row.status === 'finished' && isEventOver(props, clock.now()) };
  },
  eventIdsOf: async (q, actor) => {
    const { playerId, teamIds } = describeActor(actor);
    const away = await findAwayEvents(q, teamIds);
    return playerId === undefined ? away : [...away, ...(await findLineUpEvents(q, playerId))];
  },
  eventIdsOfPlayer: findLineUpEvents,
  eventIdsOfGuests: (q, teamId) => findAwayEvents(q, [teamId]),
});

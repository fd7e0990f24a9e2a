import { isEventFinal, isEventOver } from '@neundarter/rules/access/events';
import type { EventRoles } from '../events/gather-event-rights.ts';
import type { Log } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { checkPin, pinOf } from './check-pin.ts';
import { countWrongPin } from './count-wrong-pin.ts';
import { enrolmentRows } from './enrolment-rows.ts';
import { entryRows } from './entry-rows.ts';
import { findTournament } from './store.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'announce'> & { readonly log: Log };

/**
 * Who takes part in tournaments and who is enrolled to score them. A right PIN in the header of a call enrols its sender.
 * Wrong ones are counted after the call, because facts are gathered inside its transaction. A tournament is over when it
 * is finished, but not before its end.
 */
export const gatherEntrants = ({ db, clock, announce, log }: Parts): EventRoles => {
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.error({ err: error }, 'a PIN could not be counted'));
  return {
    describe: async (q, event, { actor, matchPin }) => {
      const { id: eventId, props } = event;
      if (props.type !== 'tournament') return {};
      const row = await findTournament(q, eventId);
      if (row === null) return {};
      const { id: callerId, playerId } = describeActor(actor);
      const isKnown = callerId !== '' && (await enrolmentRows.isEnrolled(q, { eventId, callerId }));
      let isEnrolled = isKnown;
      const tried = pinOf(row, { actor, pin: matchPin });
      if (!isKnown && callerId !== '' && tried !== null) {
        const outcome = await checkPin({ db, clock }, q, tried);
        isEnrolled = outcome === 'right';
        if (isEnrolled)
          inBackground(db.write((tx) => enrolmentRows.add(tx, { eventId, callerId }, clock.now())));
        if (outcome === 'wrong') inBackground(countWrongPin({ db, clock, announce }, tried));
      }
      const status = playerId === undefined ? null : await entryRows.findStatusOf(q, { eventId, playerId });
      const finishedAt = row.status === 'finished' ? (row.finishedAt ?? props.endDateTime) : null;
      return {
        hasPin: row.matchPin !== null,
        isEnrolled,
        isParticipant: status === 'confirmed',
        isOver: finishedAt !== null && isEventOver(props, clock.now()),
        isFinal: isEventFinal({ ...props, finishedAt }, clock.now()),
      };
    },
    eventIdsOf: async (q, actor) => {
      const { id, playerId } = describeActor(actor);
      const enrolled = id === '' ? [] : await enrolmentRows.findEventsOf(q, id);
      return playerId === undefined
        ? enrolled
        : [...enrolled, ...(await entryRows.findEventsOf(q, playerId))];
    },
    eventIdsOfPlayer: entryRows.findEventsOf,
  };
};

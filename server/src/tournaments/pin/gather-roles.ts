import { isEventFinal, isEventOver } from '@neundarter/rules/access/events';
import { hasMatchPin, isEnrolmentOpen } from '@neundarter/rules/tournament/setup/status';
import type { EventCaller, EventRoles } from '../../events/gather-event-rights.ts';
import type { Queries } from '../../platform/db/database.ts';
import { together } from '../../platform/db/together.ts';
import type { Actor } from '../../platform/http/handler.ts';
import type { Log } from '../../platform/log.ts';
import { tryPass } from '../../platform/passes/try-pass.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { enrolmentRows } from '../storage/enrolment-rows.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { pinPlace } from '../storage/find-pins.ts';
import { findTournament, isUnpublished, isUnpublishedInSql } from '../storage/store.ts';
import type { StoredTournament } from '../storage/stored-tournament.ts';
import { countWrongPin } from './count-wrong-pin.ts';
import { addEnrolment } from './enrol-scorer.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'announce'> & {
  readonly log: Log;
  /** Whoever enters a PIN agrees to take part. */
  readonly agree: (entering: { readonly eventId: string; readonly actor: Actor }) => Promise<void>;
};

/**
 * Who takes part in tournaments and who is enrolled to score them. A right PIN in the header of a call enrols its sender.
 * Wrong ones are counted after the call, because facts are gathered inside its transaction. A tournament is over when it
 * is finished, but not before its end.
 */
export const gatherRoles = ({ db, clock, announce, log, agree }: Parts): EventRoles => {
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.error({ err: error }, 'a PIN could not be counted'));
  /** Whether a call comes with the right PIN, which then enrols its sender. */
  const entersRightPin = async (
    q: Queries,
    { eventId, status }: StoredTournament,
    { actor, matchPin }: EventCaller,
  ): Promise<boolean> => {
    if (actor.kind === 'anyone' || matchPin === null || !isEnrolmentOpen(status)) return false;
    const by = { actor, clientAddress: matchPin.clientAddress };
    const tried = await tryPass({ db, clock }, q, { place: pinPlace(eventId), secret: matchPin.pin, by });
    if (tried.outcome === 'right')
      inBackground(
        addEnrolment({ db, clock }, { pass: tried.pass, actor }).then(({ ok: isAdded }) =>
          isAdded ? agree({ eventId, actor }) : undefined,
        ),
      );
    if (tried.outcome === 'wrong')
      inBackground(countWrongPin({ db, clock, announce }, { pass: tried.pass, by }));
    return tried.outcome === 'right';
  };
  return {
    describe: async (q, event, { actor, matchPin }) => {
      const { id: eventId, props } = event;
      if (props.type !== 'tournament') return {};
      const { id: callerId, playerId } = describeActor(actor);
      const [row, isKnown, status] = await together([
        findTournament(q, eventId),
        callerId === '' ? Promise.resolve(false) : enrolmentRows.isEnrolled(q, { eventId, callerId }),
        playerId === undefined ? Promise.resolve(null) : entryRows.findStatusOf(q, { eventId, playerId }),
      ]);
      if (row === null) return {};
      const isEnrolled = isKnown || (await entersRightPin(q, row, { actor, matchPin }));
      const finishedAt = row.status === 'finished' ? (row.finishedAt ?? props.endDateTime) : null;
      return {
        isDraft: await isUnpublished(q, row),
        hasPin: hasMatchPin(row.status),
        isEnrolled,
        isParticipant: status === 'confirmed',
        isOver: finishedAt !== null && isEventOver(props, clock.now()),
        isFinal: isEventFinal({ ...props, finishedAt }, clock.now()),
      };
    },
    isKnown: (q, { id: eventId }, actor) =>
      entryRows.hasMade(q, { eventId, callerId: describeActor(actor).id }),
    isDraft: isUnpublishedInSql,
    eventIdsOf: async (q, actor) => {
      const { id, playerId } = describeActor(actor);
      const enrolled = id === '' ? [] : await enrolmentRows.findEventsOf(q, id);
      return playerId === undefined
        ? enrolled
        : [...enrolled, ...(await entryRows.findEventsOf(q, playerId))];
    },
    eventIdsOfPlayer: entryRows.findAgreedEventsOf,
  };
};

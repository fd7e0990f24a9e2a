import { isReminderDue, needsReminder, remindedStarts } from '@neundarter/rules/replies/reminder';
import { replyThatCounts } from '@neundarter/rules/replies/reply';
import { lockEvent } from '../events/lock-event.ts';
import { findEventById } from '../events/reads.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findMemberIdsOf, findTeamNames } from '../teams/reads.ts';
import { findRegistered } from '../tournaments/entries/find-registered.ts';
import { findAddressOfPlayer } from '../users/reads.ts';
import { type Asking, findAskingEvent } from './find-asking.ts';
import { reminderRows } from './reminder-rows.ts';
import type { ReplyNotice } from './reply-mails.ts';
import { replyRows } from './store.ts';

type Reminding = Pick<Platform, 'db' | 'clock' | 'notify'>;

/** Events of one look; the next look finds the others. */
const eventsAtOnce = 50;

/** The members of a team who have said nothing and want to be reminded. */
const findForgetful = async (q: Queries, teamId: string, { event }: Asking): Promise<readonly string[]> => {
  const members = await findMemberIdsOf(q, [teamId]);
  const said = new Map((await replyRows.find(q, event.id)).map(({ playerId, reply }) => [playerId, reply]));
  const registered = (await findRegistered(q, [event.id])).get(event.id);
  const refusals = await reminderRows.findRefusals(q, members);
  return members.filter((playerId) =>
    needsReminder({
      reply: replyThatCounts(said.get(playerId) ?? null, {
        isRegistered: registered?.has(playerId) === true,
      }),
      wantsReminders: !refusals.has(playerId),
    }),
  );
};

/** Mails to those who have not replied, one for each person, also if both of their teams play. */
const remind = async ({ notify }: Reminding, tx: WriteTx, asking: Asking): Promise<void> => {
  const { id: eventId, props } = asking.event;
  const names = await findTeamNames(tx.q, asking.teamIds);
  for (const teamId of asking.teamIds)
    for (const playerId of await findForgetful(tx.q, teamId, asking)) {
      const to = await findAddressOfPlayer(tx.q, playerId);
      if (to === null) continue;
      const what: ReplyNotice = {
        kind: 'reply-reminder',
        eventId,
        eventType: props.type,
        eventName: props.name,
        teamName: names.get(teamId) ?? '',
        startsAt: props.startDateTime,
      };
      const once = `reply-reminder:${eventId}:${props.startDateTime}:${playerId}`;
      await notify(tx, { by: 'mail', what, to, repeats: { once } });
    }
};

/**
 * Reminds people of the events that are due. Every process does so: the row of an event and its start, written with the mails in
 * one transaction, lets only one of them remind.
 */
export const sendReminders = async (platform: Reminding): Promise<void> => {
  const { db, clock } = platform;
  const starts = remindedStarts(clock.now());
  const due = await db.query((q) => reminderRows.findDue(q, { ...starts, limit: eventsAtOnce }));
  for (const eventId of due)
    await db.write(async (tx) => {
      await lockEvent(tx, eventId);
      const asking = await findAskingEvent(tx.q, await findEventById(tx.q, eventId));
      if (asking === null || !isReminderDue(asking, clock.now())) return;
      const claimed = await reminderRows.claim(tx, { eventId, startsAt: asking.startDateTime });
      if (claimed) await remind(platform, tx, asking);
    });
};

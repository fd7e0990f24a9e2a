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
import { type DueEvent, reminderRows } from './reminder-rows.ts';
import type { ReplyNotice } from './reply-mails.ts';
import { replyRows } from './store.ts';

type Reminding = Pick<Platform, 'db' | 'clock' | 'notify'>;

/** Events that are read at once. */
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
const remind = async ({ notify }: Pick<Reminding, 'notify'>, tx: WriteTx, asking: Asking): Promise<void> => {
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

const remindOf = ({ db, clock, notify }: Reminding, eventId: string): Promise<void> =>
  db.write(async (tx) => {
    await lockEvent(tx, eventId);
    const asking = await findAskingEvent(tx.q, await findEventById(tx.q, eventId));
    if (asking === null || !isReminderDue(asking, clock.now())) return;
    const claimed = await reminderRows.claim(tx, { eventId, startsAt: asking.startDateTime });
    if (claimed) await remind({ notify }, tx, asking);
  });

/**
 * Reminds people of the events that are due. Every process does so: the row of an event and its start, written with the mails in
 * one transaction, lets only one of them remind. Drafts and what was cancelled are looked at each time, because they may take
 * place after all; nobody waits behind them.
 */
export const sendReminders = async (
  platform: Reminding,
  { atOnce = eventsAtOnce }: { readonly atOnce?: number } = {},
): Promise<void> => {
  const { db, clock } = platform;
  const starts = remindedStarts(clock.now());
  let after: DueEvent | null = null;
  for (;;) {
    const look = { ...starts, limit: atOnce, after };
    const due: readonly DueEvent[] = await db.query((q) => reminderRows.findDue(q, look));
    for (const { id } of due) await remindOf(platform, id);
    after = due.at(-1) ?? null;
    if (due.length < atOnce) return;
  }
};

import { mayAskForReplies } from '@neundarter/rules/access/replies';
import { areRepliesOpen, mayBeAskedAgain, replyThatCounts } from '@neundarter/rules/replies/reply';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import { countAttempt } from '../platform/attempts.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findNameOfUser } from '../players/find-names-of-users.ts';
import { findMemberIdsOf, findTeamName } from '../teams/reads.ts';
import { findRegistered } from '../tournaments/entries/find-registered.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findAddressOfPlayer } from '../users/reads.ts';
import { findOwnAsking } from './access.ts';
import type { Asking } from './find-asking.ts';
import { reminderRows } from './reminder-rows.ts';
import type { ReplyNotice } from './reply-mails.ts';
import { replyRows } from './store.ts';

type AskPlatform = Pick<Platform, 'db' | 'clock' | 'notify'>;
type Asked = { readonly actor: Actor; readonly id: string; readonly playerId: string };

/** Questions of captains to one person in a day: whoever makes events only to ask fills no mailbox. */
const perPerson = { max: 5, windowMs: 24 * 3_600_000 };

/** The team of the caller to which the person belongs; null if they may not ask them. */
const findCommonTeam = async (
  tx: WriteTx,
  { actor, playerId }: Asked,
  { teamIds }: Asking,
): Promise<string | null> => {
  const asker = describeActor(actor);
  for (const teamId of teamIds)
    if (mayAskForReplies(asker, teamId) && (await findMemberIdsOf(tx.q, [teamId])).includes(playerId))
      return teamId;
  return null;
};

const tell = async (
  { notify }: AskPlatform,
  tx: WriteTx,
  { actor, playerId, event: { id: eventId, props }, teamId }: Asked & Asking & { readonly teamId: string },
): Promise<void> => {
  const refusals = await reminderRows.findRefusals(tx.q, [playerId]);
  const to = await findAddressOfPlayer(tx.q, playerId);
  if (to === null || refusals.has(playerId)) return;
  const what: ReplyNotice = {
    kind: 'asked-to-come',
    eventId,
    eventType: props.type,
    eventName: props.name,
    teamName: (await findTeamName(tx.q, teamId)) ?? '',
    startsAt: props.startDateTime,
    askedBy: await findNameOfUser(tx.q, describeActor(actor).id),
  };
  await notify(tx, { by: 'mail', what, to, repeats: { once: `asked-to-come:${eventId}:${playerId}` } });
};

/** Asks a member of the own team who has not decided, once for each event. */
export const askForReply = (platform: AskPlatform, asked: Asked): Promise<Outcome<undefined>> =>
  platform.db.write(async (tx): Promise<Outcome<undefined>> => {
    const { actor, id: eventId, playerId } = asked;
    await lockEvent(tx, eventId);
    const found = await findOwnAsking(tx.q, asked);
    if (!found.ok) return found;
    const asker = describeActor(actor);
    if (!found.value.teamIds.some((teamId) => mayAskForReplies(asker, teamId)))
      return refused('error.insufficient-permissions');
    const teamId = await findCommonTeam(tx, asked, found.value);
    if (teamId === null) return refused('error.not-found');
    const now = platform.clock.now();
    const isRegistered = (await findRegistered(tx.q, [eventId], playerId)).has(eventId);
    const said = (await replyRows.findOf(tx.q, { playerId, eventIds: [eventId] })).get(eventId);
    const reply = replyThatCounts(said?.reply ?? null, { isRegistered });
    if (!areRepliesOpen(found.value, now) || !mayBeAskedAgain(reply))
      return refused('error.event.invalid-status');
    if (!(await replyRows.insertAsk(tx, { eventId, playerId, askedBy: asker.id, askedAt: now })))
      return ok(undefined);
    const waitS = await countAttempt(tx, [{ key: `asked-to-come:${playerId}`, ...perPerson }], now);
    if (waitS === null) await tell(platform, tx, { ...asked, ...found.value, teamId });
    return ok(undefined);
  });

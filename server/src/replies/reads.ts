import type { EventReplies, OwnReplies, TeamReplies } from '@neundarter/contract/entities/replies/reply';
import { maxAskedEvents } from '@neundarter/contract/limits';
import { mayAskForReplies, maySeeReplies } from '@neundarter/rules/access/replies';
import { areRepliesOpen, replyThatCounts, sortByReply } from '@neundarter/rules/replies/reply';
import { ok, refused } from '@neundarter/rules/result';
import { findComingEvents } from '../events/reads.ts';
import { findAgreedMatchdays } from '../matchdays/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findPlayerEntities } from '../players/reads.ts';
import { findMemberIdsOf, findTeamNames } from '../teams/reads.ts';
import { findRegistered } from '../tournaments/entries/find-registered.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findOwnAsking } from './access.ts';
import { describeOwnReplies } from './describe-own-replies.ts';
import { type Asking, findAsking } from './find-asking.ts';
import { reminderRows } from './reminder-rows.ts';
import { replyRows } from './store.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** How long before its start people are asked about an event on the start page. ms */
const askedBeforeMs = 14 * 24 * 3_600_000;

/** What the caller is asked now. */
export const listOwnReplies = ({ db, clock }: Reading, actor: Actor): Promise<OwnReplies> =>
  db.query(async (q) => {
    const now = clock.now();
    const { playerId, teamIds } = describeActor(actor);
    if (playerId === undefined) return { wantsReminders: true, events: [] };
    const coming = await findComingEvents(q, {
      teamIds,
      alsoIds: await findAgreedMatchdays(q, teamIds),
      endsAfter: now,
      beginsBy: now + askedBeforeMs,
      limit: maxAskedEvents,
    });
    const open = (await findAsking(q, coming)).filter((asking) => areRepliesOpen(asking, now));
    return {
      wantsReminders: !(await reminderRows.findRefusals(q, [playerId])).has(playerId),
      events: await describeOwnReplies(q, actor, open),
    };
  });

/** What the members of these teams have said, those who come first. */
const describeTeams = async (
  q: Queries,
  { actor, asking }: { readonly actor: Actor; readonly asking: Asking },
): Promise<TeamReplies[]> => {
  const { id } = asking.event;
  const asker = describeActor(actor);
  const teamIds = asking.teamIds.filter((teamId) => maySeeReplies(asker, teamId));
  const names = await findTeamNames(q, teamIds);
  const said = new Map((await replyRows.find(q, id)).map(({ playerId, reply }) => [playerId, reply]));
  const asked = new Set((await replyRows.findAsked(q, { eventIds: [id] })).map(({ playerId }) => playerId));
  const isTournament = asking.event.props.type === 'tournament';
  const registered = (await findRegistered(q, isTournament ? [id] : [])).get(id);
  const teams: TeamReplies[] = [];
  for (const teamId of teamIds) {
    const players = await findPlayerEntities(q, await findMemberIdsOf(q, [teamId]));
    const people = players.map(({ id: playerId, props: { firstName, lastName, nickName, type } }) => {
      const isRegistered = registered?.has(playerId) === true;
      const reply = replyThatCounts(said.get(playerId) ?? null, { isRegistered });
      const name = { firstName, lastName, nickName, type };
      return { id: playerId, ...name, reply, isRegistered, isAsked: asked.has(playerId) };
    });
    teams.push({
      teamId,
      name: names.get(teamId) ?? '',
      mayAsk: mayAskForReplies(asker, teamId),
      people: [...sortByReply(people, ({ reply }) => reply)],
    });
  }
  return teams;
};

/** Who comes to an event, of the teams of the caller; for everybody else there is nothing. */
export const readReplies = (
  { db, clock }: Reading,
  caller: { readonly actor: Actor; readonly id: string },
): Promise<Outcome<EventReplies>> =>
  db.read(async (q): Promise<Outcome<EventReplies>> => {
    const found = await findOwnAsking(q, caller);
    if (!found.ok) return found;
    const asking = found.value;
    const [own] = await describeOwnReplies(q, caller.actor, [asking]);
    if (own === undefined) return refused('error.not-found');
    const isOpen = areRepliesOpen(asking, clock.now());
    return ok({ isOpen, own, teams: await describeTeams(q, { actor: caller.actor, asking }) });
  });

/** What a caller has said and asked, for the export of own data. */
export const findOwnReplyData = ({ db }: Pick<Reading, 'db'>, actor: Actor) =>
  db.query(async (q) => {
    const { id: userId, playerId = '' } = describeActor(actor);
    return {
      eventReplies: await replyRows.findAllOf(q, playerId),
      eventAsks: await replyRows.findAsksAbout(q, { userId, playerId }),
      reminders: { wantsReminders: !(await reminderRows.findRefusals(q, [playerId])).has(playerId) },
    };
  });

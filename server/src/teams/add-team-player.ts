import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { ErrorCode } from '@neundarter/contract/errors';
import { inviteLifetimeMs, maxPlayersOfTeam, maxTeamsOfPlayer } from '@neundarter/contract/limits';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { mayAdministerTeam } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findKnownPlayers, findPlayerEntities, type KnownPlayer } from '../players/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findAddressOfPlayer, findUserByAddress } from '../users/reads.ts';
import { inviteRows } from './invite-rows.ts';
import { findMembers, findMembershipsOf, findStatus, type Membership, putMember } from './member-rows.ts';
import { findTeam, lockTeam, type StoredTeam } from './store.ts';
import type { TeamNotice } from './team-mails.ts';

type Addition = {
  readonly actor: Actor;
  readonly teamId: string;
  readonly emailAddress?: string | undefined;
  readonly playerId?: string | undefined;
  /** Whether an open invitation is sent again. */
  readonly isAgain?: boolean | undefined;
  readonly requestId: string;
};

/** The player to add, and the address to send the invitation to; without an address the player joins at once. */
type Joining = { readonly player: KnownPlayer; readonly email: string | null };

/** Callers who add themselves get no invitation. */
const withoutAskingOneself = (joining: Joining, actor: Actor): Joining =>
  describeActor(actor).playerId === joining.player.id ? { ...joining, email: null } : joining;

/** Maximum number of invitations by one user per day: enough for a large team, too few for spam. */
const inviteLimit = { max: 100, windowMs: 24 * 60 * 60_000 };

const byAddress = async (tx: WriteTx, emailAddress: string): Promise<Result<Joining, ErrorCode>> => {
  const email = normaliseEmailAddress(emailAddress);
  const user = email === null ? null : await findUserByAddress(tx.q, email);
  const [player] = user?.playerId ? await findKnownPlayers(tx.q, [user.playerId]) : [];
  return player === undefined ? refused('error.teams.user-not-registered') : ok({ player, email });
};

/** Finds the player with an id. One without an account must be created by the caller or be in a team of theirs. */
const byPlayer = async (
  tx: WriteTx,
  { actor, playerId, emailAddress }: Addition & { readonly playerId: string },
): Promise<Result<Joining, ErrorCode>> => {
  const [player] = await findKnownPlayers(tx.q, [playerId]);
  if (player === undefined) return refused('error.not-found');
  if (player.isRegistered) return ok({ player, email: await findAddressOfPlayer(tx.q, player.id) });
  const asker = describeActor(actor);
  const teams = await findMembershipsOf(tx.q, playerId);
  const isTheirs =
    asker.roles.includes('admin') ||
    teams.some(({ teamId }) => mayAdministerTeam(asker, teamId)) ||
    (teams.length === 0 && player.createdBy === asker.id);
  if (!isTheirs) return refused('error.insufficient-permissions');
  return ok({ player, email: emailAddress === undefined ? null : normaliseEmailAddress(emailAddress) });
};

const invite = async (
  { clock, notify }: Platform,
  tx: WriteTx,
  {
    team,
    playerId,
    email,
    requestId,
  }: { team: StoredTeam; playerId: string; email: string; requestId: string },
): Promise<void> => {
  const expiresAt = clock.now() + inviteLifetimeMs;
  const token = await inviteRows.make(tx, { teamId: team.id, playerId, email, expiresAt });
  const about = { teamId: team.id, teamName: team.name, playerId };
  const what: TeamNotice = { kind: 'team-invite', token, ...about };
  const repeats = { once: `invite:${team.id}:${playerId}:${requestId}` };
  await notify(tx, { by: 'mail', what, to: email, repeats });
};

/** Refuses one more player of a full team, or one more team of a player who is in very many. */
const checkRoom = async (
  { q }: WriteTx,
  { teamId, playerId }: Membership,
): Promise<Result<true, ErrorCode>> => {
  if ((await findMembers(q, teamId)).length >= maxPlayersOfTeam)
    return refused('error.teams.too-many-players');
  const isInMany = (await findMembershipsOf(q, playerId)).length >= maxTeamsOfPlayer;
  return isInMany ? refused('error.teams.too-many-teams') : ok(true);
};

type Join = Pick<Addition, 'requestId' | 'isAgain'> & {
  readonly team: StoredTeam;
  readonly joining: Joining;
};

/** Adds the player or invites them. A repeated invitation leaves the membership as it is, with the role of an admin. */
const join = async (
  platform: Platform,
  tx: WriteTx,
  { team, joining: { player, email }, isAgain = false, requestId }: Join,
): Promise<Outcome<PlayerEntity>> => {
  const now = platform.clock.now();
  const membership = { teamId: team.id, playerId: player.id };
  const status = await findStatus(tx.q, membership);
  const isAsked = email !== null && !isAgain && (await inviteRows.findOpen(tx.q, { ...membership, now }));
  if (isAsked) return refused('error.teams.player-is-already-invited');
  // A player without an account who is already in the team can still be invited to register.
  const isToRegister = !player.isRegistered && email !== null;
  if (status === 'confirmed' && !isToRegister) return refused('error.teams.player-is-already-member');
  const room = status === null ? await checkRoom(tx, membership) : ok(true);
  if (!room.ok) return room;
  const newStatus = player.isRegistered && email !== null ? 'invite-pending' : 'confirmed';
  await putMember(tx, { ...membership, status: newStatus, since: now });
  if (email !== null) await invite(platform, tx, { team, playerId: player.id, email, requestId });
  const [entity] = await findPlayerEntities(tx.q, [player.id]);
  if (entity === undefined) return refused('error.not-found');
  return ok({ ...entity, props: { ...entity.props, teamStatus: newStatus } });
};

/**
 * Counts the call in a transaction of its own, so that refused calls count, too: they tell whether somebody is
 * registered.
 * @returns a refusal of callers who may not invite, or who have tried too often
 */
const countInvitation = ({ db, clock }: Platform, { actor, teamId }: Addition): Promise<Outcome<true>> =>
  db.write(async (tx): Promise<Outcome<true>> => {
    if ((await findTeam(tx.q, teamId)) === null) return refused('error.not-found');
    const asker = describeActor(actor);
    if (!mayAdministerTeam(asker, teamId)) return refused('error.insufficient-permissions');
    const retryAfterS = await countAttempt(tx, [{ key: `invite:${asker.id}`, ...inviteLimit }], clock.now());
    if (retryAfterS === null) return ok(true);
    return { ok: false, error: tooManyAttempts(retryAfterS) };
  });

/**
 * Adds a player to a team. A registered player (by address or id) gets an invitation by mail and is pending until the
 * answer. A player without an account joins at once; with an address, a mail invites them to register. Callers who add
 * themselves join at once. A team and a player have a maximum of memberships.
 */
export const addTeamPlayer = async (
  platform: Platform,
  addition: Addition,
): Promise<Outcome<PlayerEntity>> => {
  const { actor, teamId, playerId, emailAddress, isAgain, requestId } = addition;
  const counted = await countInvitation(platform, addition);
  if (!counted.ok) return counted;
  return platform.db.write(async (tx): Promise<Outcome<PlayerEntity>> => {
    const team = await lockTeam(tx, teamId);
    if (team === null) return refused('error.not-found');
    const joining =
      playerId === undefined
        ? await byAddress(tx, emailAddress ?? '')
        : await byPlayer(tx, { ...addition, playerId });
    if (!joining.ok) return joining;
    const asked = withoutAskingOneself(joining.value, actor);
    return join(platform, tx, { team, joining: asked, isAgain, requestId });
  });
};

import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { ErrorCode } from '@neundarter/contract/errors';
import { inviteLifetimeMs } from '@neundarter/contract/limits';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { mayAdministerTeam } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { countAttempt } from '../platform/attempts.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findKnownPlayers, findPlayerEntities, type KnownPlayer } from '../players/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findAddressOfPlayer, findUserByAddress } from '../users/reads.ts';
import { inviteRows } from './invite-rows.ts';
import { findMembershipsOf, findStatus, lockTeam, putMember, type StoredTeam } from './store.ts';

export type Addition = {
  readonly actor: Actor;
  readonly teamId: string;
  readonly emailAddress?: string | undefined;
  readonly playerId?: string | undefined;
  readonly requestId: string;
};

/** Who is to join, and the mailbox to ask; without one the player joins at once. */
type Joining = { readonly player: KnownPlayer; readonly email: string | null };

/** Whoever adds themselves need not be asked. */
const withoutAskingOneself = (joining: Joining, actor: Actor): Joining =>
  describeActor(actor).playerId === joining.player.id ? { ...joining, email: null } : joining;

/** Invitations of one user in a day: a team of many players, but no mailing. */
const inviteLimit = { max: 100, windowMs: 24 * 60 * 60_000 };

const byAddress = async (tx: WriteTx, emailAddress: string): Promise<Result<Joining, ErrorCode>> => {
  const email = normaliseEmailAddress(emailAddress);
  const user = email === null ? null : await findUserByAddress(tx.q, email);
  const [player] = user?.playerId ? await findKnownPlayers(tx.q, [user.playerId]) : [];
  return player === undefined ? refused('error.teams.user-not-registered') : ok({ player, email });
};

/** A player without an account: one's own making, or of a team one administers. Registered ones are asked. */
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
  { clock, sendMail }: Platform,
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
  const mail = {
    kind: 'team-invite',
    to: email,
    token,
    teamId: team.id,
    teamName: team.name,
    playerId,
  } as const;
  await sendMail(tx, mail, `invite:${team.id}:${playerId}:${requestId}`);
};

const join = async (
  platform: Platform,
  tx: WriteTx,
  { team, joining, requestId }: { team: StoredTeam; joining: Joining; requestId: string },
): Promise<Outcome<PlayerEntity>> => {
  const { player, email } = joining;
  const now = platform.clock.now();
  const membership = { teamId: team.id, playerId: player.id };
  const status = await findStatus(tx.q, membership);
  const isAsked = email !== null && (await inviteRows.findOpen(tx.q, { ...membership, now }));
  if (isAsked) return refused('error.teams.player-is-already-invited');
  // A player without an account may be in the team already, and now be asked to register.
  const isToRegister = !player.isRegistered && email !== null;
  if (status === 'confirmed' && !isToRegister) return refused('error.teams.player-is-already-member');
  const newStatus = player.isRegistered && email !== null ? 'invite-pending' : 'confirmed';
  await putMember(tx, { ...membership, status: newStatus, since: now });
  if (email !== null) await invite(platform, tx, { team, playerId: player.id, email, requestId });
  const [entity] = await findPlayerEntities(tx.q, [player.id]);
  if (entity === undefined) return refused('error.not-found');
  return ok({ ...entity, props: { ...entity.props, teamStatus: newStatus } });
};

/**
 * Brings a player into a team: a registered one, by address or id, is asked by mail and pending until the answer; one
 * without an account joins at once, and with an address is asked to register. Whoever adds themselves is in at once.
 */
export const addTeamPlayer = async (
  platform: Platform,
  addition: Addition,
): Promise<Outcome<PlayerEntity>> => {
  const { actor, teamId, playerId, emailAddress, requestId } = addition;
  const limit = { key: `invite:${describeActor(actor).id}`, ...inviteLimit };
  return platform.db.write(async (tx): Promise<Outcome<PlayerEntity>> => {
    const team = await lockTeam(tx, teamId);
    if (team === null) return refused('error.not-found');
    if (!mayAdministerTeam(describeActor(actor), teamId)) return refused('error.insufficient-permissions');
    const waitS = await countAttempt(tx, [limit], platform.clock.now());
    if (waitS !== null)
      return { ok: false, error: { code: 'error.too-many-requests', fields: [], retryAfterS: waitS } };
    const joining =
      playerId === undefined
        ? await byAddress(tx, emailAddress ?? '')
        : await byPlayer(tx, { ...addition, playerId });
    if (!joining.ok) return joining;
    const asked = withoutAskingOneself(joining.value, actor);
    return join(platform, tx, { team, joining: asked, requestId });
  });
};

import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { ok } from '@neundarter/rules/result';
import type { EventRecord } from '../../events/stored-event.ts';
import { countAttempt, tooManyAttempts } from '../../platform/attempts.ts';
import { contentHash } from '../../platform/content-hash.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import { hashToken, newSecretToken } from '../../platform/identity/secret-token.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { findAddressOfPlayer } from '../../users/reads.ts';
import type { StoredTournament } from '../storage/stored-tournament.ts';
import type { TournamentNotice } from '../tournament-mails.ts';

const dayMs = 24 * 60 * 60_000;
/** Mails that ask the same address: its owner decides once, and may overlook two. */
const perAddress = { max: 3, windowMs: dayMs };
/** Addresses of an organiser in a day: nobody runs so many tournaments. */
const perOrganiser = { max: 20, windowMs: dayMs };

type Asked = {
  readonly event: EventRecord;
  readonly row: StoredTournament;
  readonly actor: Actor;
  /** As it was sent; undefined if it stays, null for none. */
  readonly address: string | null | undefined;
};

/**
 * The tournament with another notification address. The organiser's own address, which is verified, counts at once; the
 * owner of any other one is asked by mail. Refusal: `error.too-many-requests`.
 */
export const changeNotification = async (
  { notify, clock }: Pick<Platform, 'notify' | 'clock'>,
  tx: WriteTx,
  { event, row, actor, address: sent }: Asked,
): Promise<Outcome<StoredTournament>> => {
  const address = sent === undefined ? row.notificationAddress : normaliseEmailAddress(sent ?? '');
  if (address === row.notificationAddress) return ok(row);
  const changed = { ...row, notificationAddress: address, notificationToken: null, notificationWaits: false };
  const { id: userId, playerId } = describeActor(actor);
  const own = playerId === undefined ? null : await findAddressOfPlayer(tx.q, playerId);
  if (address === null || address === own) return ok(changed);
  const limits = [
    { key: `notification-address:${contentHash(address)}`, ...perAddress },
    { key: `notification-organiser:${userId}`, ...perOrganiser },
  ];
  const waitS = await countAttempt(tx, limits, clock.now());
  if (waitS !== null) return { ok: false, error: tooManyAttempts(waitS) };
  const token = newSecretToken();
  const about = { eventId: event.id, eventName: event.props.name, teamName: event.props.teamName };
  const what: TournamentNotice = { kind: 'confirm-notification', token, ...about };
  const repeats = { once: `confirm-notification:${hashToken(token)}` };
  await notify(tx, { by: 'mail', what, to: address, repeats });
  return ok({ ...changed, notificationToken: hashToken(token), notificationWaits: true });
};

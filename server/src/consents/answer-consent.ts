import type { ConsentQuestion } from '@neundarter/contract/entities/consent';
import { answerConsent as answerByRules, type ConsentAnswer } from '@neundarter/rules/access/entering';
import { ok, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import { lockEvent } from '../events/lock-event.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { linkAccount } from './agree-to-event.ts';
import { describeConsents } from './reads.ts';
import { consentRows, type StoredConsent } from './store.ts';
import { tellOrganisers } from './tell-organisers.ts';
import { type EventPeople, unlinkAccount } from './unlink-account.ts';

type Answering = {
  readonly actor: Actor;
  readonly eventId: string;
  readonly answer: ConsentAnswer;
};

type Answered = { readonly before: StoredConsent; readonly after: StoredConsent; readonly actor: Actor };

/** What follows from an answer that is stored already; returns the ids of the matches that have changed. */
const follow = async (
  platform: MatchPlatform & EventPeople,
  tx: WriteTx,
  { before, after, actor }: Answered,
): Promise<readonly string[]> => {
  if (after.wantsOut && !before.wantsOut) await tellOrganisers(platform, tx, after);
  if (after.status === before.status) return [];
  return after.status === 'unlinked'
    ? unlinkAccount(platform, tx, { ...after, actor })
    : linkAccount(platform, tx, after);
};

/** Whether the player sees the question, or has taken their account out, so that a repeat changes nothing. */
const isAsked = async (tx: WriteTx, { eventId, playerId, status }: StoredConsent): Promise<boolean> =>
  status === 'unlinked' ||
  (await consentRows.findPage(tx.q, { playerId, eventId, skip: 0, limit: 1 })).length > 0;

/**
 * Answers for the caller's own player, who was entered into an event by somebody else. The same answer again changes
 * nothing. Refusals: `error.not-found` if nobody has asked or they are not in the event any more, `error.event.invalid-status` once the account is no longer in
 * the event.
 */
export const answerConsent = (
  platform: MatchPlatform & EventPeople,
  { actor, eventId, answer }: Answering,
): Promise<Outcome<ConsentQuestion>> =>
  platform.db.write(async (tx): Promise<Outcome<ConsentQuestion>> => {
    const { playerId } = describeActor(actor);
    if (playerId === undefined) return refused('error.not-found');
    await lockEvent(tx, eventId);
    const before = await consentRows.findOne(tx.q, { eventId, playerId });
    if (before === null || !(await isAsked(tx, before))) return refused('error.not-found');
    const answered = answerByRules(before, answer);
    if (!answered.ok) return answered;
    const { status, wantsOut } = answered.value;
    const after = { ...before, status, wantsOut, answeredAt: platform.clock.now() };
    if (status !== before.status || wantsOut !== before.wantsOut) {
      await consentRows.put(tx, after);
      const matchIds = await follow(platform, tx, { before, after, actor });
      await announceEventChange(platform, tx, { eventId, matchIds, isEdit: false });
    }
    const [question] = await describeConsents(tx.q, [after]);
    return question === undefined ? refused('error.not-found') : ok(question);
  });

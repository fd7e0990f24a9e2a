import type { AgreementQuestion } from '@neundarter/contract/entities/agreement';
import { agreementLifetimeMs } from '@neundarter/rules/access/consent';
import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { agreementQuestion } from './agreement-entity.ts';
import { countCode, type EnteredCode, findQuestion } from './find-question.ts';
import { lockAgreement, updateAgreement } from './store.ts';

type AgreementAnswer = EnteredCode & { readonly answer: 'accepted' | 'rejected' };

/**
 * Answers the question with a code, as the caller's player. The same answer of the same player again changes nothing.
 * Refusals: `error.insufficient-permissions` for whoever asked; `error.agreement.already-answered`; those of
 * `countCode` and `findQuestion`.
 */
export const answerAgreement = async (
  platform: Platform,
  { answer, ...entered }: AgreementAnswer,
): Promise<Outcome<AgreementQuestion>> => {
  const { actor, code } = entered;
  const refusal = await countCode(platform, entered);
  if (refusal !== null) return { ok: false, error: refusal };
  return platform.db.write(async (tx): Promise<Outcome<AgreementQuestion>> => {
    const now = platform.clock.now();
    const found = findQuestion(await lockAgreement(tx, code.toUpperCase()), now);
    if (!found.ok) return found;
    if (actor.kind !== 'user' || actor.playerId === null || found.value.askedBy === actor.id)
      return refused('error.insufficient-permissions');
    const { status, playerId } = found.value;
    const isSame = status === answer && playerId === actor.playerId;
    if (status !== 'open' && !isSame) return refused('error.agreement.already-answered');
    const answered = isSame
      ? found.value
      : {
          ...found.value,
          status: answer,
          playerId: actor.playerId,
          answeredAt: now,
          validUntil: answer === 'accepted' ? now + agreementLifetimeMs : null,
        };
    await updateAgreement(tx, answered);
    const question = await agreementQuestion(tx.q, answered);
    return question === null ? refused('error.not-found') : ok(question);
  });
};

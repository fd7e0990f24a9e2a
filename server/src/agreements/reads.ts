import type { AgreementEntity, AgreementQuestion } from '@neundarter/contract/entities/agreement';
import type { Period } from '@neundarter/rules/access/consent';
import { ok, refused } from '@neundarter/rules/result';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { agreementEntities, agreementEntity, agreementQuestion } from './agreement-entity.ts';
import { countCode, type EnteredCode, findQuestion } from './find-question.ts';
import { findAgreement, findAgreementByCode, findAgreementsOf, findAgreementsWith } from './store.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** When which players agreed to be put into matches by a user, by player id. For other nouns. */
export const findAgreementPeriods = async (
  q: Queries,
  userId: string,
): Promise<ReadonlyMap<string, readonly Period[]>> => {
  const found = new Map<string, Period[]>();
  for (const { playerId, answeredAt, validUntil } of await findAgreementsWith(q, { askedBy: userId }))
    if (playerId !== null && answeredAt !== null && validUntil !== null)
      found.set(playerId, [...(found.get(playerId) ?? []), { since: answeredAt, until: validUntil }]);
  return found;
};

/** The agreements with the caller that are valid now, newest first. */
export const listAgreements = ({ db, clock }: Reading, actor: Actor): Promise<AgreementEntity[]> =>
  db.read(async (q) => {
    if (actor.kind !== 'user') return [];
    return agreementEntities(q, await findAgreementsWith(q, { askedBy: actor.id, at: clock.now() }));
  });

/** A question of the caller; those of others do not exist. */
export const readAgreement = (
  { db }: Reading,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Outcome<AgreementEntity>> =>
  db.read(async (q): Promise<Outcome<AgreementEntity>> => {
    const agreement = await findAgreement(q, id);
    const isOwn = actor.kind === 'user' && agreement?.askedBy === actor.id;
    return agreement !== null && isOwn ? ok(await agreementEntity(q, agreement)) : refused('error.not-found');
  });

/** The question with a code. Refusals: those of `countCode` and `findQuestion`. */
export const readQuestion = async (
  platform: Reading,
  entered: EnteredCode,
): Promise<Outcome<AgreementQuestion>> => {
  const refusal = await countCode(platform, entered);
  if (refusal !== null) return { ok: false, error: refusal };
  return platform.db.read(async (q): Promise<Outcome<AgreementQuestion>> => {
    const stored = await findAgreementByCode(q, entered.code.toUpperCase());
    const found = findQuestion(stored, platform.clock.now());
    if (!found.ok) return found;
    const question = await agreementQuestion(q, found.value);
    return question === null ? refused('error.not-found') : ok(question);
  });
};

/** All agreements of a user and their player, for the export of own data. */
export const findAllAgreementsOf = (
  { db }: Pick<Reading, 'db'>,
  actor: Actor,
): Promise<{ readonly asked: AgreementEntity[]; readonly answered: AgreementEntity[] }> =>
  db.read(async (q) => {
    const { id, playerId } = actor.kind === 'user' ? actor : { id: '', playerId: null };
    return {
      asked: await agreementEntities(q, await findAgreementsWith(q, { askedBy: id })),
      answered: await agreementEntities(q, playerId === null ? [] : await findAgreementsOf(q, playerId)),
    };
  });

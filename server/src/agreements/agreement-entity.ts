import type { AgreementEntity, AgreementQuestion } from '@neundarter/contract/entities/agreement';
import type { Queries } from '../platform/db/database.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { findPlayerIdOfUser } from '../users/reads.ts';
import type { StoredAgreement } from './store.ts';

type PlayerName = AgreementQuestion['askedBy'];

const namesOf = async (q: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, PlayerName>> => {
  const players = await findKnownPlayers(q, [...new Set(ids)]);
  return new Map(players.map(({ id, firstName, lastName }) => [id, { id, firstName, lastName }]));
};

/** Questions in the shape of the API for the user who asked. */
export const agreementEntities = async (
  q: Queries,
  agreements: readonly StoredAgreement[],
): Promise<AgreementEntity[]> => {
  const names = await namesOf(
    q,
    agreements.flatMap(({ playerId }) => playerId ?? []),
  );
  return agreements.map(({ id, code, status, expiresAt, playerId, validUntil }) => ({
    id,
    props: { code, status, expiresAt, player: names.get(playerId ?? '') ?? null, validUntil },
  }));
};

/** One question in the shape of the API for the user who asked. */
export const agreementEntity = async (q: Queries, agreement: StoredAgreement): Promise<AgreementEntity> => {
  const [entity] = await agreementEntities(q, [agreement]);
  if (entity === undefined) throw new Error('An agreement has no entity');
  return entity;
};

/** A question in the shape of the API for whoever has its code; null if the asking user is gone. */
export const agreementQuestion = async (
  q: Queries,
  { askedBy, status, expiresAt, validUntil }: StoredAgreement,
): Promise<AgreementQuestion | null> => {
  const playerId = await findPlayerIdOfUser(q, askedBy);
  const name = playerId === null ? undefined : (await namesOf(q, [playerId])).get(playerId);
  return name === undefined ? null : { askedBy: name, status, expiresAt, validUntil };
};

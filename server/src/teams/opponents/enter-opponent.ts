import { maxOpponents } from '@neundarter/contract/limits';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { findOpponentsOf, insertOpponent } from './store.ts';

type Entered = {
  /** The team that needs the opponent. */
  readonly teamId: string;
  readonly id: string;
  readonly name: string;
  readonly createdBy: string;
  readonly now: number;
};

/**
 * The id of the opponent of a team with this name, which is entered without players if there is none. For other nouns. Refusal:
 * `error.teams.too-many-opponents`.
 */
export const enterOpponent = async (
  tx: WriteTx,
  { teamId, id, name, createdBy, now }: Entered,
): Promise<Outcome<string>> => {
  const opponents = await findOpponentsOf(tx.q, teamId);
  const known = opponents.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (known !== undefined) return ok(known.id);
  if (opponents.length >= maxOpponents) return refused('error.teams.too-many-opponents');
  const opponent = { id, teamId, name, propsHash: '', createdBy, createdAt: now };
  return (await insertOpponent(tx, opponent)) ? ok(id) : refused('error.id-already-exists');
};

import type { NewScoringGameProps, ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import type { ErrorCode } from '@neundarter/contract/errors';
import { createScoringGame as createByRules } from '@neundarter/rules/practice/create';
import { kindIn, naming } from '@neundarter/rules/practice/practice-kinds';
import { standingOfGame } from '@neundarter/rules/practice/standing';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { contentHash } from '../platform/content-hash.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { isOwnPlayer } from './access.ts';
import type { StoredGame } from './game-row.ts';
import { gameEntity } from './reads.ts';
import { findThrows, insertGame, lockGame } from './store.ts';

type NewScoringGame = {
  readonly actor: Actor;
  readonly id: string;
  readonly props: NewScoringGameProps;
};

/** Answers a call for a taken id: with the existing game if it is the same creation, otherwise with a refusal. */
const answerRepeat = async (
  tx: WriteTx,
  wanted: StoredGame,
): Promise<Result<ScoringGameEntity, ErrorCode>> => {
  const known = await lockGame(tx, wanted.id);
  const isSame =
    known?.propsHash === wanted.propsHash && known.props.createdById === wanted.props.createdById;
  return known !== null && isSame
    ? ok(gameEntity(known, await findThrows(tx.q, known.id)))
    : refused('error.id-already-exists');
};

/**
 * Starts a game of the caller. Without a player it belongs only to the user or guest. If the same caller repeats the
 * call with the same id and props, the answer is the existing game. A start in the future (wrong clock) becomes now.
 */
export const createScoringGame = async (
  { db, clock }: Platform,
  { actor, id, props }: NewScoringGame,
): Promise<Result<ScoringGameEntity, ErrorCode>> => {
  if (actor.kind === 'anyone') return refused('error.unauthorized');
  const { playerId = null } = props;
  if (playerId !== null && !isOwnPlayer(actor, playerId)) return refused('error.insufficient-permissions');
  const now = clock.now();
  const startDateTime = Math.min(props.startDateTime ?? now, now);
  const game = createByRules({ id, startDateTime, kind: kindIn(props) });
  const { kind, config, status, finishedAt, throws } = game;
  const stored: StoredGame = {
    id,
    props: {
      playerId,
      createdById: actor.id,
      ...naming(kind),
      status,
      startDateTime,
      finishedAt,
      config,
      standing: standingOfGame(game),
      revision: 1,
    },
    propsHash: contentHash(props),
  };
  return db.write(async (tx): Promise<Result<ScoringGameEntity, ErrorCode>> => {
    return (await insertGame(tx, stored)) ? ok(gameEntity(stored, throws)) : answerRepeat(tx, stored);
  });
};

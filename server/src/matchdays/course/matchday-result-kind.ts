import type { MatchHead } from '@neundarter/contract/entities/match';
import type { EnteredResult } from '@neundarter/contract/routes/results';
import { mayEnterResults, mayGiveUpGame, sidesLedBy } from '@neundarter/rules/access/matchday';
import { endOf } from '@neundarter/rules/match/how-it-ended';
import { playersOf } from '@neundarter/rules/match/players';
import { type ResultChange, sideToAsk } from '@neundarter/rules/matchday/disputes';
import { isGiven } from '@neundarter/rules/matchday/game-parties';
import type { Side } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import { logRows } from '../../events/log-rows.ts';
import type { ReadableEvent } from '../../events/reads.ts';
import { findMatchHeads } from '../../matches/reads.ts';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import {
  type AskedResult,
  type OwnMatch,
  type ResultAct,
  type ResultAuthor,
  type ResultKind,
  withoutDependents,
} from '../../results/result-kind.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { checkUnsigned } from '../core/check-unsigned.ts';
import { gatherMatchday } from '../core/gather-matchdays.ts';
import { keepGame } from '../core/keep-game.ts';
import { keepState } from '../core/keep-state.ts';
import { type MatchdayDecision, proposalsIn } from '../storage/stored-log.ts';
import { type FoundGame, findGame, sideOfAuthor } from './find-game.ts';

/** The losing players if a game is only given up; null for other results. */
const losersOf = ({ props }: MatchHead, result: EnteredResult): readonly string[] | null => {
  if (props.status === 'finished') return null;
  if (result.kind !== 'forfeit' && result.kind !== 'retirement') return null;
  return playersOf(props.parties[result.winningParty === 0 ? 1 : 0]).map(({ id }) => id);
};

const mayDo = (actor: Actor, { matchday: { facts }, game }: FoundGame, act: ResultAct | null): boolean => {
  const asker = describeActor(actor);
  const losers = act?.kind === 'enter' ? losersOf(game, act.result) : null;
  return losers === null ? mayEnterResults(asker, facts) : mayGiveUpGame(asker, facts, losers);
};

type Asked = Omit<AskedResult, 'act'> & Pick<ReadableEvent, 'event'> & { readonly act: ResultAct | null };

/** A game for somebody who may change its result; `act` is null for who only reads. */
const findChangeable = async (
  platform: MatchPlatform,
  q: Queries,
  { event, actor, matchId, act }: Asked,
): Promise<Outcome<FoundGame>> => {
  const matchday = await gatherMatchday(q, event, { actor, now: platform.clock.now() });
  if (matchday === null) return refused('error.event.invalid-status');
  const found = await findGame(q, matchday, matchId);
  if (!found.ok)
    return mayEnterResults(describeActor(actor), matchday.facts)
      ? found
      : refused('error.insufficient-permissions');
  if (!mayDo(actor, found.value, act)) return refused('error.insufficient-permissions');
  if (isGiven(found.value.game.props)) return refused('error.invalid-match-status');
  const unsigned = checkUnsigned(matchday.log);
  return unsigned.ok ? found : unsigned;
};

type Noted = FoundGame & { readonly by: Side; readonly change: ResultChange; readonly author: ResultAuthor };

/** Adds to the log what was done, with the score after it. */
const note = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchday: { event }, game: { id: matchId }, by, change, author }: Noted,
): Promise<void> => {
  const [after] = await findMatchHeads(tx.q, [matchId]);
  const end = after === undefined ? null : endOf(after.props);
  const score = after === undefined || end === null ? null : after.props.standing.legs;
  const { reason } = author;
  await logRows.add(tx, {
    eventId: event.id,
    kind: 'game-result',
    matchId,
    content: { kind: 'game-result', made: change, by, score, end, reason } satisfies MatchdayDecision,
    madeAt: platform.clock.now(),
    madeBy: author.by,
  });
};

/** A game whose result is changed for a side; nobody else is asked. */
export const ownGame = (
  platform: MatchPlatform,
  tx: WriteTx,
  { by, ...found }: FoundGame & { readonly by: Side },
): OwnMatch => {
  const { matchday, game } = found;
  const matchId = game.id;
  const {
    event: { id: eventId },
    log,
  } = matchday;
  return {
    ...withoutDependents(game),
    keepCorrected: async (_, author) => {
      await keepGame(tx, { eventId, matchId, log, undo: { ...author, at: platform.clock.now() } });
      return ok([matchId]);
    },
    note: (change, author) => note(platform, tx, { ...found, by, change, author }),
  };
};

type Proposed = FoundGame & { readonly by: Side; readonly asked: AskedResult };

/** Stores a correction for the other side to agree to, in place of an earlier one of the same side. */
const propose = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchday: { event, log }, by, asked: { actor, matchId, act } }: Proposed,
): Promise<Outcome<readonly string[]>> => {
  const at = platform.clock.now();
  const { id } = describeActor(actor);
  for (const { entry, decision } of proposalsIn(log, matchId))
    if (decision.by === by) await logRows.undo(tx, entry, { at, by: id });
  await logRows.add(tx, {
    eventId: event.id,
    kind: 'proposal',
    matchId,
    content: { kind: 'proposal', by, act } satisfies MatchdayDecision,
    madeAt: at,
    madeBy: id,
  });
  await keepState(tx, event.id);
  return ok([]);
};

/** Whether somebody of the other side has to agree first. */
const isAskedFirst = (actor: Actor, { matchday: { facts }, game }: FoundGame, now: number): boolean => {
  const { finishReceivedAt, finishedAt } = game.props;
  const endedAt = finishReceivedAt ?? finishedAt;
  const ledByAuthor = sidesLedBy(describeActor(actor), facts);
  return endedAt !== null && sideToAsk({ ledByAuthor, endedAt, now }) !== null;
};

/**
 * Results on match days: both sides enter and correct them, and what follows is the state of the match day. A late correction
 * waits for the other side.
 */
export const matchdayResultKind = (platform: MatchPlatform): ResultKind => ({
  type: 'mdsl-matchday',
  findOwn: async (tx, readable, asked) => {
    const found = await findChangeable(platform, tx.q, { ...asked, event: readable.event });
    if (!found.ok) return found;
    const by = sideOfAuthor(asked.actor, found.value);
    const own = ownGame(platform, tx, { ...found.value, by });
    const isAsked = isAskedFirst(asked.actor, found.value, platform.clock.now());
    return ok(
      isAsked ? { ...own, propose: () => propose(platform, tx, { ...found.value, by, asked }) } : own,
    );
  },
  readDependents: async (q, readable, asked) => {
    const found = await findChangeable(platform, q, { ...asked, event: readable.event, act: null });
    return found.ok ? ok([]) : found;
  },
});

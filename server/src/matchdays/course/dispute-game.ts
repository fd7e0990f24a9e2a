import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayCaptain, mayEnterResults } from '@neundarter/rules/access/matchday';
import { mayStillObject } from '@neundarter/rules/matchday/disputes';
import { isGiven } from '@neundarter/rules/matchday/game-parties';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { type LogEntry, logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { ResultPlatform } from '../../results/change-own-match.ts';
import { enterOrCorrect } from '../../results/enter-result.ts';
import { undoInside } from '../../results/undo-result.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday } from '../core/change-matchday.ts';
import { checkUnsigned } from '../core/clear-signatures.ts';
import { keepState } from '../core/keep-state.ts';
import { aboutGames, type MatchdayDecision, proposalsIn, signaturesIn } from '../storage/stored-log.ts';
import { type FoundGame, findGame, ownGame, sideOfAuthor } from './matchday-results.ts';

type GameCommand = EventCommand & { readonly matchId: string };

/** A game for whoever leads a side, as long as something of the report can change. */
const changeGame = (
  platform: ResultPlatform,
  { matchId, ...command }: GameCommand,
  change: (tx: WriteTx, found: FoundGame) => Promise<Outcome<readonly string[] | null>>,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, matchday) => {
    if (!mayEnterResults(describeActor(command.actor), matchday.facts))
      return refused('error.insufficient-permissions');
    const found = await findGame(tx.q, matchday, matchId);
    if (!found.ok) return found;
    const unsigned = checkUnsigned(matchday.log);
    return unsigned.ok ? change(tx, found.value) : unsigned;
  });

const objectionsTo = (log: readonly LogEntry[], matchId: string) =>
  aboutGames(log, ['game-objection'] as const).filter((one) => one.matchId === matchId);

/**
 * Objects to the result of a game for the own side: both versions stand on the report, and the match day is not finished
 * until the objection is taken back or the result changes. A repeat changes nothing. Refusals:
 * `error.insufficient-permissions`, `error.invalid-match-status` unless the game is over, `error.event.report-signed` once
 * the side has signed.
 */
export const objectToGame = (
  platform: ResultPlatform,
  { reason, ...command }: GameCommand & { readonly reason?: string | undefined },
): Promise<Outcome<EventEntity>> =>
  changeGame(platform, command, async (tx, found) => {
    const { matchday, game } = found;
    const { event, log } = matchday;
    const by = sideOfAuthor(command.actor, found);
    if (!mayStillObject(signaturesIn(log), by)) return refused('error.event.report-signed');
    if (game.props.status !== 'finished' || isGiven(game.props)) return refused('error.invalid-match-status');
    if (objectionsTo(log, game.id).some(({ decision }) => decision.by === by)) return ok(null);
    await logRows.add(tx, {
      eventId: event.id,
      kind: 'game-objection',
      matchId: game.id,
      content: { kind: 'game-objection', by, reason: reason ?? null } satisfies MatchdayDecision,
      madeAt: platform.clock.now(),
      madeBy: describeActor(command.actor).id,
    });
    await keepState(tx, event.id);
    return ok([]);
  });

/** Takes back what the own side has said against a game: its objection and its correction. A repeat changes nothing. */
export const undoDispute = (platform: ResultPlatform, command: GameCommand): Promise<Outcome<EventEntity>> =>
  changeGame(platform, command, async (tx, found) => {
    const { event, log } = found.matchday;
    const by = sideOfAuthor(command.actor, found);
    const { id } = found.game;
    const own = [...objectionsTo(log, id), ...proposalsIn(log, id)].filter(
      ({ decision }) => decision.by === by,
    );
    if (own.length === 0) return ok(null);
    const undo = { at: platform.clock.now(), by: describeActor(command.actor).id };
    for (const { entry } of own) await logRows.undo(tx, entry, undo);
    await keepState(tx, event.id);
    return ok([]);
  });

/**
 * Agrees to a correction of the other side, which is made with it. `seq` names the correction that the caller has seen.
 * Refusals: `error.insufficient-permissions` unless the caller leads the other side, `error.event.changed-meanwhile` if the
 * correction has gone, and those of results.
 */
export const agreeToCorrection = (
  platform: ResultPlatform,
  { seq, ...command }: GameCommand & { readonly seq: number },
): Promise<Outcome<EventEntity>> =>
  changeGame(platform, command, async (tx, found) => {
    const { matchday, game } = found;
    const proposal = proposalsIn(matchday.log, game.id).find(({ entry }) => entry.seq === seq);
    if (proposal === undefined) return refused('error.event.changed-meanwhile');
    const { by, act } = proposal.decision;
    if (!mayCaptain(describeActor(command.actor), matchday.facts, opponentOf(by)))
      return refused('error.insufficient-permissions');
    const own = ownGame(platform, tx, { ...found, by });
    const author = proposal.entry.madeBy ?? describeActor(command.actor).id;
    return act.kind === 'undo'
      ? undoInside(platform, tx, { own, act, by: author })
      : enterOrCorrect(platform, tx, { own, result: act.result, by: author });
  });

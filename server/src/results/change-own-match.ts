import type { EventEntity, MinimalEvent } from '@neundarter/contract/entities/event';
import { refused } from '@neundarter/rules/result';
import {
  changeEventMinimally,
  type EventPlatform,
  type MinimalCommand,
} from '../events/change-locked-event.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { OwnMatch, ResultAct, ResultKind } from './result-kind.ts';

/** What commands about results need. */
export type ResultPlatform = EventPlatform & MatchPlatform & { readonly resultKinds: readonly ResultKind[] };

/** A command about the result of a match. */
type ResultCommand = MinimalCommand & { readonly matchId: string; readonly act: ResultAct };

/**
 * Changes the result of a match of a locked event, or stores the act if somebody else has to agree to it. Refusals are those
 * of `changeLockedEvent`, of the kind of event, and `error.event.invalid-status` for a kind without results.
 */
export const changeOwnMatch = (
  platform: ResultPlatform,
  { matchId, act, ...command }: ResultCommand,
  change: (tx: WriteTx, own: OwnMatch) => Promise<Outcome<readonly string[]>>,
): Promise<Outcome<EventEntity | MinimalEvent>> =>
  changeEventMinimally(platform, { ...command, isSameForAll: true }, async (tx, readable) => {
    const kind = platform.resultKinds.find(({ type }) => type === readable.event.props.type);
    if (kind === undefined) return refused('error.event.invalid-status');
    const own = await kind.findOwn(tx, readable, { actor: command.actor, matchId, act });
    return own.ok ? change(tx, own.value) : own;
  });

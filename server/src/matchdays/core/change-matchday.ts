import type { EventEntity } from '@neundarter/contract/entities/event';
import { refused } from '@neundarter/rules/result';
import {
  changeLockedEvent,
  type EventCommand,
  type EventPlatform,
} from '../../events/change-locked-event.ts';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { type GatheredMatchday, gatherMatchday } from './gather-matchdays.ts';

/** What commands about match days need. */
export type MatchdayPlatform = EventPlatform & MatchPlatform;

/**
 * Changes a locked match day; `change` checks who may do this and returns the ids of the matches that it changed, or
 * null for a repeat that changes nothing. An
 * event of another type is refused with `error.event.invalid-status`. Other refusals: those of `changeLockedEvent`.
 */
export const changeMatchday = (
  platform: MatchdayPlatform,
  command: EventCommand,
  change: (tx: WriteTx, matchday: GatheredMatchday) => Promise<Outcome<readonly string[] | null>>,
): Promise<Outcome<EventEntity>> =>
  changeLockedEvent(platform, command, async (tx, { event }) => {
    const matchday = await gatherMatchday(tx.q, event, {
      actor: command.actor,
      now: platform.clock.now(),
    });
    return matchday === null ? refused('error.event.invalid-status') : change(tx, matchday);
  });

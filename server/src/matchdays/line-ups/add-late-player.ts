import type { EventEntity } from '@neundarter/contract/entities/event';
import { addLate, undoLate } from '@neundarter/rules/matchday/change-side';
import { partyOfSide } from '@neundarter/rules/matchday/plan';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import { enterPeople } from '../../consents/enter-people.ts';
import { logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { MatchdayPlatform } from '../core/change-matchday.ts';
import { appendToLineUp, removeFromLineUp } from '../storage/store.ts';
import type { LoggedChange } from '../storage/stored-log.ts';
import { changeSide, type LockedSide, type SideCommand } from './change-side.ts';
import { findAvailable } from './find-available.ts';
import { keepChange } from './keep-change.ts';

type LatePlayer = SideCommand & { readonly playerId: string };

const findLate = ({ logged }: LockedSide, playerId: string): LoggedChange | undefined =>
  logged.findLast(({ change }) => change.kind === 'late' && change.playerId === playerId);

/**
 * Adds a player who came late to a side of a running match day, with the time: on its empty position, or on the bench. A
 * repeat changes nothing. Refusals: those of `changeSide` and of the rule.
 */
export const addLatePlayer = (
  platform: MatchdayPlatform,
  { playerId, ...command }: LatePlayer,
): Promise<Outcome<EventEntity>> =>
  changeSide(platform, command, {
    isDone: (locked) => findLate(locked, playerId) !== undefined,
    rule: async ({ matchday, side, facts }, tx) => {
      const available = await findAvailable(tx.q, matchday.facts.sides[partyOfSide(side)]);
      const opponents = matchday.lineUps[opponentOf(side)]?.players ?? [];
      const added = addLate(facts, { playerId, available, opponents });
      if (!added.ok) return added;
      const eventId = matchday.event.id;
      const entered = await enterPeople(platform, tx, {
        eventId,
        actor: command.actor,
        playerIds: [playerId],
      });
      return entered.ok ? added : { ok: false, error: 'error.match.player-not-available', game: null };
    },
    log: async (tx, side, changed) => {
      await appendToLineUp(tx, { eventId: side.matchday.event.id, side: side.side, playerId });
      await keepChange(platform, tx, { side, changed, actor: command.actor });
    },
  });

/** Takes back that a player came late, as long as the player has begun no game. */
export const undoLatePlayer = (
  platform: MatchdayPlatform,
  { playerId, ...command }: LatePlayer,
): Promise<Outcome<EventEntity>> =>
  changeSide(platform, command, {
    isDone: () => false,
    rule: ({ facts }) => undoLate(facts, { playerId }),
    log: async (tx, locked) => {
      const undone = { at: platform.clock.now(), by: describeActor(command.actor).id };
      const found = findLate(locked, playerId);
      if (found !== undefined) await logRows.undo(tx, found.entry, undone);
      await removeFromLineUp(tx, { eventId: locked.matchday.event.id, side: locked.side, playerId });
    },
  });

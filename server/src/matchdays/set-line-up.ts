import type { EventEntity } from '@neundarter/contract/entities/event';
import { maySetLineUp } from '@neundarter/rules/access/matchday';
import { type LineUp, lineUpProblems } from '@neundarter/rules/matchday/line-up';
import { partyOfSide, type Side } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../events/change-locked-event.ts';
import type { Outcome, Refusal } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from './change-matchday.ts';
import { findAvailable } from './find-available.ts';
import { putLineUp } from './store.ts';

export type LineUpChange = EventCommand & { readonly side: Side; readonly players: LineUp };

/** A refusal that names the wrong entries; players of other teams have not agreed to be put here. */
const refusalOf = (players: LineUp, available: readonly string[]): Refusal | null => {
  const problems = lineUpProblems(players, available);
  if (problems.length === 0) return null;
  const isAboutOthers = problems.every(({ code }) => code === 'not-available');
  return {
    code: isAboutOthers ? 'error.match.player-not-available' : 'error.invalid-request',
    fields: problems.map(({ index }) => (index === null ? '/players' : `/players/${index}`)),
  };
};

/** Sets the line-up of a side before the start. */
export const setLineUp = (
  platform: MatchdayPlatform,
  { side, players, ...command }: LineUpChange,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, { event, facts, row }) => {
    const { actor } = command;
    const asker = describeActor(actor);
    if (!maySetLineUp(asker, facts, side)) return refused('error.insufficient-permissions');
    if (row.status !== 'scheduled') return refused('error.event.invalid-status');
    const refusal = refusalOf(players, await findAvailable(tx.q, facts.sides[partyOfSide(side)]));
    if (refusal !== null) return { ok: false, error: refusal };
    await putLineUp(tx, { eventId: event.id, side, players, setBy: asker.id }, platform.clock.now());
    return ok([]);
  });

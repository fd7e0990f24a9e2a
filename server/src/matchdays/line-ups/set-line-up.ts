import type { EventEntity } from '@neundarter/contract/entities/event';
import { areLineUpsPublic, guestsSide, leadsOwnSide, maySetLineUp } from '@neundarter/rules/access/matchday';
import { type LineUp, lineUpProblems } from '@neundarter/rules/matchday/line-up';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { type MatchdayFormat, partyOfSide, type Side } from '@neundarter/rules/matchday/plan';
import { marksAfterSetting, opponentOf } from '@neundarter/rules/matchday/readiness';
import { ok, refused } from '@neundarter/rules/result';
import { enterPeople } from '../../consents/enter-people.ts';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome, Refusal } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import type { GatheredMatchday } from '../core/gather-matchdays.ts';
import { putLineUp, updateMatchday } from '../storage/store.ts';
import { findAvailable } from './find-available.ts';

type LineUpChange = EventCommand & { readonly side: Side; readonly players: LineUp };

/** A refusal that names the wrong entries; players of other teams have not agreed to be put here. */
const refusalOf = (format: MatchdayFormat, players: LineUp, available: readonly string[]): Refusal | null => {
  const problems = lineUpProblems(format, players, available);
  if (problems.length === 0) return null;
  const isAboutOthers = problems.every(({ code }) => code === 'not-available');
  return {
    code: isAboutOthers ? 'error.match.player-not-available' : 'error.invalid-request',
    fields: problems.map(({ index }) => (index === null ? '/players' : `/players/${index}`)),
  };
};

type SetLineUp = Pick<LineUpChange, 'side' | 'players' | 'actor'>;

const isSameLineUp = (one: LineUp, other: LineUp): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

/** Stores a line-up with what has to be known about it once both are visible. */
const keepLineUp = async (
  tx: WriteTx,
  { event, facts, row, lineUps }: GatheredMatchday,
  { side, players, actor, now }: SetLineUp & { readonly now: number },
): Promise<void> => {
  const before = lineUps[side];
  const asker = describeActor(actor);
  const isOwn = leadsOwnSide(asker, facts, side);
  const wasRevealed = row.revealedAt !== null || areLineUpsPublic(facts);
  const isSame = before !== null && isSameLineUp(before.players, players);
  const marks = marksAfterSetting(before, { wasRevealed, isOwn, isSame }, now);
  await putLineUp(tx, { ...marks, eventId: event.id, side, players, setBy: asker.id, isOwn }, now);
  // An admin who sets the own line-up agrees to play.
  const isAgreed = isOwn && side === guestsSide(facts);
  const request = row.request === 'open' && isAgreed ? 'agreed' : row.request;
  const isRevealed = lineUps[opponentOf(side)] !== null;
  const revealedAt = row.revealedAt ?? (isRevealed ? now : null);
  if (request !== row.request || revealedAt !== row.revealedAt)
    await updateMatchday(tx, { ...row, request, revealedAt });
};

/**
 * Sets the line-up of a side before the start. Once both were visible, a change is marked, and the other side is asked
 * whether it is ready.
 */
export const setLineUp = (
  platform: MatchdayPlatform,
  { side, players, ...command }: LineUpChange,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, matchday) => {
    const { facts, row } = matchday;
    const { actor } = command;
    const asker = describeActor(actor);
    if (!maySetLineUp(asker, facts, side)) return refused('error.insufficient-permissions');
    if (row.status !== 'scheduled') return refused('error.event.invalid-status');
    const available = await findAvailable(tx.q, facts.sides[partyOfSide(side)]);
    const refusal = refusalOf(formatOf(row), players, available);
    if (refusal !== null) return { ok: false, error: refusal };
    const entered = await enterPeople(platform, tx, {
      eventId: matchday.event.id,
      actor,
      playerIds: players.filter((id) => id !== null),
    });
    if (!entered.ok) return entered;
    await keepLineUp(tx, matchday, { side, players, actor, now: platform.clock.now() });
    return ok([]);
  });

import type {
  LeagueMove,
  LeagueMoveAct,
  LeagueMoves,
} from '@neundarter/contract/entities/league/league-move';
import { moverOf, openMoveOf, proposableUntil } from '@neundarter/rules/league/move-fixture';
import type { Side } from '@neundarter/rules/matchday/plan';
import type { Queries } from '../platform/db/database.ts';
import { findNamesOfUsers } from '../players/find-names-of-users.ts';
import type { GatheredMove } from './gather-moves.ts';
import type { StoredMove } from './move-rows.ts';

/** What the caller may do with the move of a fixture, and when (ms since 1970). */
type MoveReader = { readonly ownSides: readonly Side[]; readonly mayDecide: boolean; readonly now: number };

/** What waits, in the shape of the API. */
export const summariseMove = (
  { number, facts }: GatheredMove,
  { ownSides, mayDecide, now }: MoveReader,
): LeagueMoves['moves'][number] => {
  const open = openMoveOf(facts, now);
  return {
    number,
    startDateTime: facts.startDateTime,
    open: open === null ? null : { ...open, dates: [...open.dates] },
    ownSides: [...ownSides],
    mayDecide,
  };
};

const datesOf = ({ deed }: StoredMove): number[] => {
  if (deed.kind === 'proposed') return [...deed.dates];
  return deed.kind === 'accepted' || deed.kind === 'moved' ? [deed.date] : [];
};

const actOf = (act: StoredMove, names: ReadonlyMap<string, string>): LeagueMoveAct => {
  const { id, deed, madeAt, madeBy } = act;
  return {
    id,
    madeAt,
    name: names.get(madeBy) ?? null,
    kind: deed.kind,
    by: moverOf(deed),
    dates: datesOf(act),
    reason: 'reason' in deed ? deed.reason : null,
  };
};

/** The move of one fixture in the shape of the API. */
export const describeMove = async (
  q: Queries,
  move: GatheredMove,
  reader: MoveReader,
): Promise<LeagueMove> => {
  const { facts, acts } = move;
  const names = await findNamesOfUsers(
    q,
    acts.map(({ madeBy }) => madeBy),
  );
  const { plannedDateTime, isOpen, isInLastRounds, halfEndsAt } = facts;
  return {
    ...summariseMove(move, reader),
    plannedDateTime,
    isOpen,
    isInLastRounds,
    proposableUntil: proposableUntil(facts),
    halfEndsAt,
    acts: acts.map((act) => actOf(act, names)),
  };
};

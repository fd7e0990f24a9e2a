import type { Bed } from '@neundarter/rules/board/bed';
import { nextPosition } from '@neundarter/rules/match/turn-order';
import type { Match, Throw } from '@neundarter/rules/match/types';
import { lastThrowOf, undoThrow } from '@neundarter/rules/match/undo-throw';
import { checkoutRoute } from '@neundarter/rules/turn/checkout-route';
import { dartsPerTurn, type TurnStart, turnOfDarts } from '@neundarter/rules/turn/turn-of-darts';
import { useEffect, useRef, useState } from 'react';
import { bedName } from '../../text/bed.ts';
import { dartsPadText } from '../../text/darts-pad.ts';
import { announce } from '../../ui/live-region.tsx';
import { sameConfirmMs } from '../../ui/use-tap-guard.ts';
import { turnStartOf } from './turn-situation.ts';
import type { ScorerModel } from './use-scorer.ts';
import { useStable } from './use-stable.ts';

/** The darts of the turn at a position of the match. */
type Entered = { readonly key: string; readonly beds: readonly Bed[] };

const keyOf = (match: Match): string => JSON.stringify(nextPosition(match));

/** The points left after these darts. */
const restAfter = (start: TurnStart, beds: readonly Bed[]): number =>
  start.before - turnOfDarts(start, beds).score;

/** The route to the end with the darts that are left; null if there is none, or the player is not in. */
const routeAfter = (start: TurnStart, beds: readonly Bed[]) => {
  const rest = restAfter(start, beds);
  return start.isIn || rest < start.before ? checkoutRoute(rest, dartsPerTurn - beds.length) : null;
};

/** The last turn of the match without its last dart, to be entered on; null if it was not entered dart by dart. */
const reopened = (match: Match): Entered | null => {
  const last: Throw | null = lastThrowOf(match);
  const before = undoThrow(match);
  if (last?.beds === undefined || !before.ok) return null;
  return { key: keyOf(before.value), beds: last.beds.slice(0, -1) };
};

/**
 * A turn that is entered dart by dart. Its third dart, a bust or a checkout records it. An undo takes back a dart of this
 * turn; after the turn, it opens the turn again without its last dart.
 */
export function useDartsEntry(match: Match, { situation, canEnter, recordDarts, dartUndo }: ScorerModel) {
  const key = keyOf(match);
  const [shown, setShown] = useState<Entered>({ key, beds: [] });
  // Also has the darts of keys that came faster than the last drawing.
  const entered = useRef(shown);
  const setEntered = (next: Entered): void => {
    entered.current = next;
    setShown(next);
  };
  const bedsOf = (some: Entered): readonly Bed[] => (some.key === key ? some.beds : []);
  const recordedAt = useRef(Number.NEGATIVE_INFINITY);
  const beds = bedsOf(shown);
  const start = situation === null || !canEnter ? null : turnStartOf(situation);

  const enter = useStable((bed: Bed) => {
    if (start === null || performance.now() - recordedAt.current < sameConfirmMs) return;
    const thrown = [...bedsOf(entered.current), bed];
    const made = turnOfDarts(start, thrown);
    if (!made.isOver) {
      setEntered({ key, beds: thrown });
      return announce(dartsPadText.dartSpoken(bedName(bed), restAfter(start, thrown)));
    }
    const { score, dartsThrown, attemptsOnDouble, isBust } = made;
    recordedAt.current = performance.now();
    setEntered({ key, beds: [] });
    recordDarts({ turn: { score, dartsThrown, attemptsOnDouble, beds: thrown }, isBust });
  });
  const takeBack = useStable((): boolean => {
    const now = bedsOf(entered.current);
    setEntered(now.length > 0 ? { key, beds: now.slice(0, -1) } : (reopened(match) ?? { key, beds: [] }));
    return now.length > 0;
  });
  useEffect(() => {
    dartUndo.current = takeBack;
    return () => {
      dartUndo.current = null;
    };
  }, [dartUndo, takeBack]);
  return {
    beds,
    rest: start === null ? null : restAfter(start, beds),
    route: start === null ? null : routeAfter(start, beds),
    enter,
  };
}

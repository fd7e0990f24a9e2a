import type { Bed } from '@neundarter/rules/board/bed';
import type { Match } from '@neundarter/rules/match/types';
import { useEffect, useMemo, useState } from 'react';
import { botTurnOf, type PlannedBotTurn } from './bot-turn.ts';
import { useStable } from './use-stable.ts';

/** Time before each dart of a bot. Specification: bot turn. ms */
const dartMs = 1_500;

/** Time from the last dart to the record of the turn. Specification: bot turn. ms */
const submitMs = 1_600;

const noBeds: readonly Bed[] = [];

type Shown = { readonly id: string; readonly count: number };

type Props = {
  readonly match: Match;
  /** Whether a bot is to throw now. If not, it pauses; later the turn begins again with the same darts. */
  readonly isOn: boolean;
  readonly submit: (planned: PlannedBotTurn) => void;
  /** Hears of the darts shown so far. */
  readonly onDarts: (beds: readonly Bed[]) => void;
};

/** Throws for a bot: tells of one dart after another, then records the turn. It shows nothing itself. */
export function BotThrower({ match, isOn, submit, onDarts }: Props) {
  const planned = useMemo(() => (isOn ? botTurnOf(match) : null), [isOn, match]);
  const [shown, setShown] = useState<Shown | null>(null);
  const submitLatest = useStable(submit);
  const id = planned?.id ?? null;
  const dartCount = planned?.darts.length ?? 0;
  const count = shown !== null && shown.id === id ? shown.count : 0;
  useEffect(() => {
    if (id === null) return;
    const showNext = () => setShown({ id, count: count + 1 });
    const timer = setTimeout(
      count < dartCount ? showNext : submitPlanned,
      count < dartCount ? dartMs : submitMs,
    );
    return () => clearTimeout(timer);

    function submitPlanned(): void {
      if (planned !== null) submitLatest(planned);
    }
  }, [id, count, dartCount, planned, submitLatest]);
  const beds = useMemo(
    () => (planned === null || count === 0 ? noBeds : planned.darts.slice(0, count).map(({ bed }) => bed)),
    [planned, count],
  );
  useEffect(() => onDarts(beds), [onDarts, beds]);
  return null;
}

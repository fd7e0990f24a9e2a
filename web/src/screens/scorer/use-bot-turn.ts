import type { Bed } from '@neundarter/rules/board/bed';
import { playersOf } from '@neundarter/rules/match/players';
import type { Match } from '@neundarter/rules/match/types';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lateCode } from '../../device/late-code.ts';
import type { PlannedBotTurn } from './bot-turn.ts';
import { turnSituation } from './turn-situation.ts';
import { useStable } from './use-stable.ts';

/** Most matches have no bot. */
const bots = lateCode(async () => (await import('./bot-turn.ts')).botTurnOf);

/** Time before each dart of a bot. Specification: bot turn. ms */
const dartMs = 1_500;

/** Time from the last dart to the record of the turn. Specification: bot turn. ms */
const submitMs = 1_600;

const noBeds: readonly Bed[] = [];

type Shown = { readonly id: string; readonly count: number };

/**
 * Throws for a bot: shows one dart after another, then records the turn. If `isOn` is false, it pauses; later the turn
 * begins again with the same darts.
 * @returns the darts shown so far; null while no bot throws
 */
export function useBotTurn(
  match: Match,
  { isOn, submit }: { readonly isOn: boolean; readonly submit: (planned: PlannedBotTurn) => void },
): readonly Bed[] | null {
  const botTurnOf = useSyncExternalStore(bots.onChange, bots.read);
  const hasBot = match.parties.flatMap(playersOf).some(({ type }) => type === 'bot');
  useEffect(() => {
    if (hasBot) bots.load();
  }, [hasBot]);
  const isBots = isOn && hasBot && turnSituation(match)?.player.type === 'bot';
  const planned = useMemo(
    () => (isBots && botTurnOf !== null ? botTurnOf(match) : null),
    [isBots, botTurnOf, match],
  );
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
  return useMemo(() => {
    if (!isBots) return null;
    return planned === null || count === 0 ? noBeds : planned.darts.slice(0, count).map(({ bed }) => bed);
  }, [isBots, planned, count]);
}

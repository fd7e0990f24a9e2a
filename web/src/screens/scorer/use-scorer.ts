import type { Bed } from '@neundarter/rules/board/bed';
import { currentRound } from '@neundarter/rules/match/round-limit';
import { currentLeg, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match, PartyIndex } from '@neundarter/rules/match/types';
import type { RecordedDarts } from '@neundarter/rules/turn/detected-turn';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { serverNow } from '../../data/api/server-clock.ts';
import { useSetting } from '../../data/local-settings.ts';
import { noteEndHere } from '../../data/match/reopening.ts';
import type { ReadyMatch } from '../../data/match/tracked-match.ts';
import { commonText } from '../../text/common.ts';
import { nameOf } from '../../text/player-of-match.ts';
import { reasonText, scorerFailure, turnSpoken, undoSpoken } from '../../text/scorer.ts';
import { announce } from '../../ui/live-region.tsx';
import { showToast } from '../../ui/toast.tsx';
import { askToReopen, mayReopen } from './ask-to-reopen.ts';
import type { PlannedBotTurn } from './bot-turn.ts';
import { type Closing, closedBy } from './closed-by.ts';
import { throwCommand } from './record-throw.ts';
import { type StarterChoice, starterChoiceOf } from './starter-choice.ts';
import { inputModeOf, type TurnSituation, turnSituation } from './turn-situation.ts';
import { actsToUndo, undoCommands } from './undo-throw.ts';
import { type Caller, useCaller } from './use-caller.ts';
import { type DetectionSwitch, useDetectionSwitch } from './use-detection-switch.ts';
import { useRemoteTurns } from './use-remote-turns.ts';
import { useStable } from './use-stable.ts';
import { type FinishedEntry, type TurnEntry, useTurnEntry } from './use-turn-entry.ts';

/** State and actions of the scorer. */
export type ScorerModel = {
  /** The next turn; null when the match is over. */
  readonly situation: TurnSituation | null;
  readonly entry: TurnEntry;
  readonly canEnter: boolean;
  readonly detection: DetectionSwitch;
  /** Whether a board detects the darts of the next turn. */
  readonly isDetecting: boolean;
  /** Records a turn that the board has detected. @returns its id, null if it was refused */
  readonly recordDetected: (record: RecordedDarts) => string | null;
  /** Whether turns are entered dart by dart on this device. */
  readonly isByDart: boolean;
  readonly togglePad: () => void;
  /** Records a turn that was entered dart by dart. */
  readonly recordDarts: (entered: FinishedEntry) => void;
  /** Takes back a dart of the turn that is being entered; an undo asks it first. */
  readonly dartUndo: RefObject<(() => boolean) | null>;
  /** Whether the opponent of an online match is to throw at another board. */
  readonly isWaiting: boolean;
  /** The round of the leg; null without a round limit, and while a bull-out is due. */
  readonly round: ReturnType<typeof currentRound>;
  readonly canUndo: boolean;
  readonly undo: () => void;
  /** Darts of the bot that throws now; null if no bot throws. */
  readonly botBeds: readonly Bed[] | null;
  /** What the code that throws for bots needs. */
  readonly bot: {
    readonly isOn: boolean;
    readonly submit: (planned: PlannedBotTurn) => void;
    readonly onDarts: (beds: readonly Bed[]) => void;
  };
  /** The leg or set just won, while its popup is open. */
  readonly closing: Closing | null;
  readonly closePopup: () => void;
  /** Shows what a bull-out has closed. */
  readonly showClosing: (closing: Closing | null) => void;
  /** The open choice of who throws first, if any; `isSettled` once it is answered. */
  readonly choice: (StarterChoice & { readonly isSettled: boolean }) | null;
  readonly chooseStarter: (party: PartyIndex) => void;
  readonly caller: Caller;
};

/** Specification: game-shot popup. ms */
const closingMs = 4_000;

const fail = (text: string): void => showToast({ kind: 'error', title: commonText.errorTitle, text });

const spokenTurn = (before: Match, after: Match, score: number): string => {
  const thrower = throwerOf(before);
  const rest = (currentLeg(before)?.remainingScores[thrower?.party ?? 0] ?? 0) - score;
  const next = turnSituation(after)?.player.id ?? null;
  return turnSpoken({
    name: nameOf(before, thrower?.playerId ?? ''),
    score,
    rest,
    next: next === null ? null : nameOf(after, next),
  });
};

const spokenUndo = (after: Match): string => {
  const thrower = throwerOf(after);
  if (thrower === null) return '';
  return undoSpoken(
    nameOf(after, thrower.playerId),
    currentLeg(after)?.remainingScores[thrower.party] ?? after.config.startingScore,
  );
};

/** Everything during the scoring of a match: turns of people and bots, undo, popups, calls. */
export function useScorer({ match, info, queue, dispatch }: ReadyMatch): ScorerModel {
  const caller = useCaller();
  const detection = useDetectionSwitch();
  const [closing, setClosing] = useState<Closing | null>(null);
  useEffect(() => {
    if (closing === null) return;
    const timer = setTimeout(() => setClosing(null), closingMs);
    return () => clearTimeout(timer);
  }, [closing]);
  const [settledKey, setSettledKey] = useState<string | null>(null);
  const situation = useMemo(() => turnSituation(match), [match]);
  const openChoice = useMemo(() => starterChoiceOf(match), [match]);
  const undoable = useMemo(() => actsToUndo(match), [match]);
  const isStopped = queue.phase === 'refused';
  const mode = situation === null ? null : inputModeOf(situation, { ...info, isDetecting: detection.isOn });
  const canUndo = undoable.length > 0 && !isStopped && (match.status !== 'finished' || mayReopen(info));
  const [padKind, setPadKind] = useSetting('pad-kind');
  const isByDart = padKind === 'darts';
  const dartUndo = useRef<(() => boolean) | null>(null);
  const markOwn = useRemoteTurns(match, (turn, before) => {
    const closed = closedBy(before, match);
    setClosing(closed?.kind === 'match' ? null : closed);
    caller.call({ score: turn.score, isBust: false, closing: closed });
    announce(spokenTurn(before, match, turn.score));
  });

  const record = ({ turn, isBust }: FinishedEntry, id: string): string | null => {
    const command = throwCommand(match, turn, { id, at: serverNow() });
    if (command === null) return null;
    markOwn(id);
    const result = dispatch(command);
    if (!result.ok) {
      fail(scorerFailure.throw(reasonText(result.error)));
      return null;
    }
    // Another tab has already recorded the same turn of the bot.
    if (result.value === match) return id;
    if (result.value.status === 'finished') noteEndHere(match.id);
    const closed = closedBy(match, result.value);
    setClosing(closed?.kind === 'match' ? null : closed);
    caller.call({ score: turn.score, isBust, closing: closed });
    announce(spokenTurn(match, result.value, turn.score));
    return id;
  };

  const entry = useTurnEntry(
    mode === 'manual' && !isStopped && !isByDart ? situation : null,
    (entered) => void record(entered, newId()),
  );
  const choice = openChoice === null ? null : { ...openChoice, isSettled: settledKey === openChoice.key };
  const isChoosing = choice?.kind === 'decider' && !choice.isSettled;
  const [botDarts, onDarts] = useState<readonly Bed[]>([]);
  const bot = {
    isOn: mode === 'bot' && !isStopped && closing === null && !isChoosing,
    submit: ({ id, turn, isBust }: PlannedBotTurn) => void record({ turn, isBust }, id),
    onDarts,
  };

  const recordDetected = ({ score, dartsThrown, attemptsOnDouble, darts, isBust }: RecordedDarts) =>
    record({ turn: { score, dartsThrown, attemptsOnDouble, darts }, isBust }, newId());

  const recordDarts = useStable((entered: FinishedEntry) => void record(entered, newId()));

  const undoNow = (reason?: string): void => {
    caller.stop();
    entry.cancelDarts();
    entry.clear();
    setClosing(null);
    let after = match;
    for (const command of undoCommands(undoable, newId, reason)) {
      const result = dispatch(command);
      if (!result.ok) return fail(scorerFailure.undo(reasonText(result.error)));
      after = result.value;
    }
    announce(spokenUndo(after));
  };
  const undo = useStable(() => {
    if (dartUndo.current?.() === true || !canUndo) return;
    if (match.status !== 'finished') return undoNow();
    void askToReopen(match, info).then((answer) => answer && undoNow(answer.reason));
  });
  const chooseStarter = useStable((party: PartyIndex) => {
    if (openChoice === null) return;
    setSettledKey(openChoice.key);
    if (party === openChoice.startingParty) return;
    const result = dispatch({ kind: 'switch', id: newId(), startingParty: party });
    if (!result.ok) fail(scorerFailure.switch(reasonText(result.error)));
  });
  const closePopup = useStable(() => setClosing(null));

  return {
    situation,
    entry,
    canEnter: mode === 'manual' && !isStopped,
    isByDart,
    togglePad: () => setPadKind(isByDart ? 'score' : 'darts'),
    recordDarts,
    dartUndo,
    detection,
    isDetecting: mode === 'adrs' && !isStopped,
    recordDetected,
    isWaiting: mode === 'online',
    round: currentRound(match),
    canUndo,
    undo,
    botBeds: bot.isOn ? botDarts : null,
    bot,
    closing,
    closePopup,
    showClosing: setClosing,
    choice,
    chooseStarter,
    caller,
  };
}

import { legalHits } from '@neundarter/rules/practice/legal-hits';
import { type HitType, kindNamed, type PracticeKindName } from '@neundarter/rules/practice/practice-kinds';
import { standingOfGame } from '@neundarter/rules/practice/standing';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import { useEffect } from 'react';
import { useRunningMatch } from '../../data/match/running-match.ts';
import { hitCommand, undoCommand } from '../../data/practice/game-commands.ts';
import type { ReadyGame } from '../../data/practice/tracked-game.ts';
import { type KeyBindings, useKeys } from '../../device/keyboard.ts';
import { persistStorage } from '../../device/persist-storage.ts';
import { useWakeLock } from '../../device/wake-lock.ts';
import { commonText } from '../../text/common.ts';
import { scoringGameText as text } from '../../text/practice.ts';
import { textOfKind } from '../../text/practice-kinds.ts';
import { reasonText } from '../../text/scorer.ts';
import { useFrame } from '../../ui/frame-mode.ts';
import { announce } from '../../ui/live-region.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useKeepFocus } from '../../ui/use-keep-focus.ts';
import { looksOf } from './looks-of-kinds.ts';

/** The actions of the buttons and keys of a running game. */
export type GameInput = {
  /** False once all darts are thrown, and while the server's refusal waits for the user's answer. */
  readonly canThrow: boolean;
  /** The results that the next dart can have; none unless `canThrow`. */
  readonly possible: readonly HitType[];
  readonly canUndo: boolean;
  readonly hit: (hitType: HitType) => void;
  readonly undo: () => void;
};

const tellFailure = (code: string): void =>
  showToast({ kind: 'error', title: commonText.errorTitle, text: text.notKept(reasonText(code)) });

const scoredIn = (game: ScoringGame): string => textOfKind(game.kind).scored(standingOfGame(game).score);

/** The actions of a game, for buttons, keys and popup. */
export function useGameInput({ game, queue, dispatch, onNotKept }: ReadyGame): GameInput {
  useEffect(() => onNotKept(tellFailure), [onNotKept]);
  const isOpen = queue.phase !== 'refused';
  const canThrow = isOpen && game.status === 'running';
  const possible = canThrow ? legalHits(game) : [];
  const canUndo = isOpen && game.throws.length > 0;
  return {
    canThrow,
    possible,
    canUndo,
    hit: (hitType) => {
      if (!possible.includes(hitType)) return;
      const result = dispatch(hitCommand(game, hitType));
      if (result.ok) announce(text.said(textOfKind(game.kind).hit(hitType), scoredIn(result.value)));
      else tellFailure(result.error);
    },
    undo: () => {
      const command = canUndo ? undoCommand(game) : null;
      if (command === null) return;
      const result = dispatch(command);
      if (result.ok) announce(text.undone(scoredIn(result.value)));
      else tellFailure(result.error);
    },
  };
}

/** What the keys of a game do. */
type KeyUse = {
  readonly kind: PracticeKindName;
  readonly input: GameInput;
  readonly openHelp: () => void;
};

const keysOf = ({ kind, input, openHelp }: KeyUse): KeyBindings => {
  const looks = looksOf(kind);
  const hits = kindNamed(kind).hitTypes.flatMap((hitType) =>
    looks.keysOf(hitType).map((name) => [name, () => input.hit(hitType)] as const),
  );
  // Once all darts are thrown, the keys do nothing, like the buttons; the popup has a separate undo.
  const undo = (): void => {
    if (input.canThrow) input.undo();
  };
  return { ...Object.fromEntries(hits), u: undo, backspace: undo, delete: undo, '?': openHelp };
};

/** All keys of a running game. They do nothing while a dialog or a field has the focus. */
export const useGameKeys = (use: KeyUse): void => useKeys(keysOf(use));

/** What a device does while a game is played on it. */
export function useDeviceForGame({ kind, status }: ScoringGame): void {
  const isRunning = status === 'running';
  useWakeLock(isRunning);
  useRunningMatch(isRunning);
  useFrame('immersive');
  useKeepFocus();
  useDocumentTitle(textOfKind(kind).title);
  useEffect(() => {
    void persistStorage();
  }, []);
}

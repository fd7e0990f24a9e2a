import { standingOfHits } from '@neundarter/rules/practice/standing';
import type { HitType } from '@neundarter/rules/practice/types';
import { useEffect } from 'react';
import { useRunningMatch } from '../../data/match/running-match.ts';
import { hitCommand, undoCommand } from '../../data/practice/game-commands.ts';
import type { ReadyGame } from '../../data/practice/tracked-game.ts';
import { type KeyBindings, useKeys } from '../../device/keyboard.ts';
import { persistStorage } from '../../device/persist-storage.ts';
import { useWakeLock } from '../../device/wake-lock.ts';
import { commonText } from '../../text/common.ts';
import { scoringGameText as text } from '../../text/practice.ts';
import { reasonText } from '../../text/scorer.ts';
import { useFrame } from '../../ui/frame-mode.ts';
import { announce } from '../../ui/live-region.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useKeepFocus } from '../../ui/use-keep-focus.ts';

/** The actions of the buttons and keys of a running game. */
export type GameInput = {
  /** False once all darts are thrown, and while the server's refusal waits for the user's answer. */
  readonly canThrow: boolean;
  readonly canUndo: boolean;
  readonly hit: (hitType: HitType) => void;
  readonly undo: () => void;
};

const tellFailure = (code: string): void =>
  showToast({ kind: 'error', title: commonText.errorTitle, text: text.notKept(reasonText(code)) });

/** The actions of a game, for buttons, keys and popup. */
export function useGameInput({ game, queue, dispatch, onNotKept }: ReadyGame): GameInput {
  useEffect(() => onNotKept(tellFailure), [onNotKept]);
  const isOpen = queue.phase !== 'refused';
  const canThrow = isOpen && game.status === 'running';
  const canUndo = isOpen && game.throws.length > 0;
  return {
    canThrow,
    canUndo,
    hit: (hitType) => {
      if (!canThrow) return;
      const result = dispatch(hitCommand(game, hitType));
      if (result.ok) announce(text.said(hitType, standingOfHits(result.value.throws).score));
      else tellFailure(result.error);
    },
    undo: () => {
      const command = canUndo ? undoCommand(game) : null;
      if (command === null) return;
      const result = dispatch(command);
      if (result.ok) announce(text.undone(standingOfHits(result.value.throws).score));
      else tellFailure(result.error);
    },
  };
}

const keysOf = (input: GameInput, openHelp: () => void): KeyBindings => {
  const keys: { readonly [hitType in HitType]: readonly string[] } = {
    triple: ['t', '3'],
    double: ['d', '2'],
    single: ['s', '1'],
    miss: ['m', '0'],
  };
  const hits = Object.entries(keys).flatMap(([hitType, names]) =>
    names.map((name) => [name, () => input.hit(hitType as HitType)] as const),
  );
  // Once all darts are thrown, the keys do nothing, like the buttons; the popup has a separate undo.
  const undo = (): void => {
    if (input.canThrow) input.undo();
  };
  return { ...Object.fromEntries(hits), u: undo, backspace: undo, delete: undo, '?': openHelp };
};

/** All keys of a running game. They do nothing while a dialog or a field has the focus. */
export const useGameKeys = (input: GameInput, openHelp: () => void): void => useKeys(keysOf(input, openHelp));

/** What a device does while a game is played on it. */
export function useDeviceForGame(isRunning: boolean): void {
  useWakeLock(isRunning);
  useRunningMatch(isRunning);
  useFrame('immersive');
  useKeepFocus();
  useDocumentTitle(text.title);
  useEffect(() => {
    void persistStorage();
  }, []);
}

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSetting } from '../../data/local-settings.ts';
import { lateCode } from '../../device/late-code.ts';
import type { CalledTurn } from './caller-voice.ts';
import { useStable } from './use-stable.ts';

/** Delay of the preloading, because a page that has just opened must load more important things first. ms */
const preloadAfterMs = 3_000;

const voice = lateCode(async () => (await import('./caller-voice.ts')).callerVoice);

export type Caller = {
  readonly isOn: boolean;
  /** Whether the browser plays no sound until the user taps the page. */
  readonly isLocked: boolean;
  readonly toggle: () => void;
  readonly unlock: () => void;
  /** Calls a turn that was just recorded. */
  readonly call: (turn: CalledTurn) => void;
  /** Stops the current call, because its turn was undone. */
  readonly stop: () => void;
};

const stop = (): void => voice.read()?.audio.stop();
const unlock = (): void => voice.read()?.audio.unlock();
const listenToNothing = () => () => undefined;
const isPageUntouched = (): boolean => !(navigator.userActivation?.hasBeenActive ?? false);

/** The voice that calls the recorded turns, while it is switched on. */
export function useCaller(): Caller {
  const [isOn, setOn] = useSetting('caller-on');
  const loaded = useSyncExternalStore(voice.onChange, voice.read);
  const isLocked = useSyncExternalStore(
    loaded?.audio.onChange ?? listenToNothing,
    loaded?.audio.isLocked ?? isPageUntouched,
  );
  useEffect(() => {
    if (isOn) voice.load();
  }, [isOn]);
  useEffect(() => loaded?.listenToTouches(), [loaded]);
  useEffect(() => {
    if (!isOn || loaded === null) return;
    const timer = setTimeout(loaded.preload, preloadAfterMs);
    return () => clearTimeout(timer);
  }, [isOn, loaded]);
  useEffect(() => stop, []);
  const toggle = useStable(() => {
    if (isOn) stop();
    setOn(!isOn);
  });
  const call = useStable((turn: CalledTurn) => {
    if (isOn) voice.read()?.call(turn);
  });
  return useMemo(() => ({ isOn, isLocked, toggle, unlock, call, stop }), [isOn, isLocked, toggle, call]);
}

import { useEffect, useMemo } from 'react';
import { useSetting } from '../../data/local-settings.ts';
import { type Call, callerAudio, useIsCallerLocked } from '../../device/caller-audio.ts';
import { spokenCall } from '../../text/scorer.ts';
import type { Closing } from './closed-by.ts';
import { useStable } from './use-stable.ts';

/** Sound files of a won leg, set and match. */
const closingFiles = { leg: 'gameshot', set: 'gameshot-and-set', match: 'gameshot-and-match' } as const;

/** Highest score of a turn. */
const highestScore = 180;

/** Delay of the preloading, because a page that has just opened must load more important things first. ms */
const preloadAfterMs = 3_000;

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

type CalledTurn = {
  readonly score: number;
  readonly isBust: boolean;
  readonly closing: Closing['kind'] | null;
};

const callOf = ({ score, isBust, closing }: CalledTurn): Call => {
  if (closing !== null) return { file: closingFiles[closing], spoken: spokenCall[closing] };
  return isBust ? { file: 'bust', spoken: spokenCall.bust } : { file: `${score}`, spoken: `${score}` };
};

/** Files in order of loading: frequent scores first. */
const preloadOrder: readonly string[] = [
  ...[26, 41, 45, 60, 85, 100, 140, 180, 0].map(String),
  'gameshot',
  'bust',
  ...Array.from({ length: highestScore + 1 }, (_, score) => String(score)),
  'gameshot-and-set',
  'gameshot-and-match',
];

/** The voice that calls the recorded turns, while it is switched on. */
export function useCaller(): Caller {
  const [isOn, setOn] = useSetting('caller-on');
  const isLocked = useIsCallerLocked();
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => void callerAudio.preload(preloadOrder), preloadAfterMs);
    return () => clearTimeout(timer);
  }, [isOn]);
  useEffect(() => callerAudio.stop, []);
  const toggle = useStable(() => {
    if (isOn) callerAudio.stop();
    setOn(!isOn);
  });
  const call = useStable((turn: CalledTurn) => {
    if (isOn) void callerAudio.say(callOf(turn));
  });
  return useMemo(
    () => ({ isOn, isLocked, toggle, unlock: callerAudio.unlock, call, stop: callerAudio.stop }),
    [isOn, isLocked, toggle, call],
  );
}

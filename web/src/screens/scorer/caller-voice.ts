// The voice that calls turns. Its code is loaded after the scorer, which works without it.
import { type Call, callerAudio } from '../../device/caller-audio.ts';
import { spokenCall } from '../../text/spoken-call.ts';
import type { Closing } from './closed-by.ts';

/** Sound files of a won leg, set and match. */
const closingFiles = { leg: 'gameshot', set: 'gameshot-and-set', match: 'gameshot-and-match' } as const;

/** Highest score of a turn. */
const highestScore = 180;

/** A recorded turn. `closing`: what it has closed; null if nothing. */
export type CalledTurn = {
  readonly score: number;
  readonly isBust: boolean;
  readonly closing: Pick<Closing, 'kind' | 'decidedBy'> | null;
};

const callOf = ({ score, isBust, closing }: CalledTurn): Call => {
  if (closing?.decidedBy === null)
    return { file: closingFiles[closing.kind], spoken: spokenCall[closing.kind] };
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

/** The first tap or key anywhere on the page lets the browser play sounds. @returns a function that stops waiting for it */
const listenToTouches = (): (() => void) => {
  const { touch } = callerAudio;
  document.addEventListener('pointerup', touch);
  document.addEventListener('keydown', touch);
  return () => {
    document.removeEventListener('pointerup', touch);
    document.removeEventListener('keydown', touch);
  };
};

export const callerVoice = {
  audio: callerAudio,
  listenToTouches,
  preload: () => void callerAudio.preload(preloadOrder),
  call: (turn: CalledTurn) => void callerAudio.say(callOf(turn)),
};

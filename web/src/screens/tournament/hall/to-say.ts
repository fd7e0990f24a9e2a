// What the speaking device of a hall says, and when. Calls that come shortly after another are one announcement.
import type { Spoken } from '../../../device/hall-voice.ts';
import { hallScreenText as text } from '../../../text/hall-screen.ts';
import type { ShownCall } from './hall-rows.ts';

/** Something that was called or announced, once. */
type Heard = { readonly key: string; readonly spoken: Spoken | null };

export type SayingState = {
  /** Everything that was there before, or was said already. */
  readonly known: ReadonlySet<string>;
  /** When the device last said something, ms since 1970. */
  readonly lastAt: number;
};

/** Calls within this time are one announcement. ms */
const togetherMs = 20_000;

const numberIn = (board: string): string | null => /(\d+)\s*$/.exec(board)?.[1] ?? null;

/** Whether a call is spoken; one that is not is a gong. The second and the last one always are. */
const isSpoken = ({ calls }: ShownCall, saysAll: boolean): boolean => saysAll || calls > 1;

type Present = {
  readonly calls: readonly ShownCall[];
  readonly announcements: readonly { readonly id: string; readonly text: string }[];
  /** Whether first calls are spoken, too. */
  readonly saysAll: boolean;
};

const heardIn = ({ calls, announcements, saysAll }: Present): readonly Heard[] => [
  ...announcements.map(({ id, text: words }) => ({ key: id, spoken: { words, number: null } })),
  ...calls.toReversed().map((call) => {
    const { board, names, calls: count } = call;
    const words = text.spoken(text.calls[count - 1] ?? text.calls[0], names, board);
    return {
      key: `${call.matchId} ${count}`,
      spoken: isSpoken(call, saysAll) ? { words, number: numberIn(board) } : null,
    };
  }),
];

/** Knows everything that is there when a device begins: nothing old is said. */
export const beginSaying = (present: Present): SayingState => ({
  known: new Set(heardIn(present).map(({ key }) => key)),
  lastAt: 0,
});

/**
 * What is to be said now; null for nothing, an empty list for the gong alone. A device that may not speak, or is silent during
 * the final, knows what it has missed.
 */
export function sayNow(
  state: SayingState,
  present: Present,
  { now, isSilent }: { readonly now: number; readonly isSilent: boolean },
): { readonly state: SayingState; readonly say: readonly Spoken[] | null } {
  const heard = heardIn(present);
  const fresh = heard.filter(({ key }) => !state.known.has(key));
  // What is gone is forgotten, so that nothing grows.
  const known = new Set(heard.map(({ key }) => key));
  if (fresh.length === 0 || isSilent) return { state: { ...state, known }, say: null };
  const waits = new Set([...known].filter((key) => state.known.has(key)));
  if (now - state.lastAt < togetherMs) return { state: { ...state, known: waits }, say: null };
  return { state: { known, lastAt: now }, say: fresh.flatMap(({ spoken }) => spoken ?? []) };
}

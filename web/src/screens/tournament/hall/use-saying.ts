import type { Announcement } from '@neundarter/contract/entities/announcement';
import { mayReadBoards } from '@neundarter/rules/access/boards';
import { useEffect, useRef } from 'react';
import { useHallVoice } from '../../../data/club/hall-voice.ts';
import { useSetting } from '../../../data/local-settings.ts';
import { useActor } from '../../../data/people/actor.ts';
import { callOut } from '../../../device/hall-voice.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { isFinalRunning } from './hall-pages.ts';
import type { ShownCall } from './hall-rows.ts';
import { beginSaying, type SayingState, sayNow } from './to-say.ts';

type Heard = {
  readonly eventId: string;
  readonly teamId: string;
  readonly calls: readonly ShownCall[];
  readonly announcements: readonly Announcement[];
  readonly matches: readonly MatchView[];
  /** The server's time, ms since 1970. */
  readonly now: number;
};

/** Says calls and announcements on the one device of the hall that speaks. */
export function useSaying({ eventId, teamId, calls, announcements, matches, now }: Heard): void {
  const [voice] = useSetting('hall-voice');
  const mayAsk = mayReadBoards(useActor(), teamId);
  const speaks = useHallVoice(eventId, mayAsk && voice !== 'off');
  const state = useRef<SayingState | null>(null);
  useEffect(() => {
    const present = { calls, announcements, saysAll: voice === 'all' };
    state.current ??= beginSaying(present);
    const isSilent = !speaks || isFinalRunning(matches);
    const next = sayNow(state.current, present, { now, isSilent });
    state.current = next.state;
    if (next.say !== null) callOut(next.say);
  }, [calls, announcements, matches, voice, speaks, now]);
}

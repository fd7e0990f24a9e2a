import { usualPostponement } from '@neundarter/rules/hall/call';
import {
  useCallingRefusal,
  useCallRepetition,
  useCallTakeBack,
  useMatchCall,
  usePostponement,
  usePresence,
} from '../../../data/club/hall.ts';
import { hallCockpitText as text } from '../../../text/hall-cockpit.ts';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import type { Hall } from './hall-words.ts';

/** What organisers do with calls; the outcome is shown. */
export type Calls = {
  readonly call: (matchId: string, boardId: string) => void;
  readonly repeat: (matchId: string, calls: number) => void;
  readonly present: (matchId: string) => void;
  readonly postpone: (matchId: string) => void;
  readonly takeBack: (matchId: string) => void;
  /** Who is named to write does not: the next one is asked. */
  readonly refuseCaller: (matchId: string, entrant: string) => void;
  /** Match that is being called; null for none. */
  readonly calling: string | null;
};

export function useCalls({ data: { eventId: home }, boardName, eventOf }: Hall): Calls {
  const of = (matchId: string) => ({ eventId: eventOf(matchId), matchId });
  const call = useMatchCall(home);
  const repetition = useCallRepetition(home);
  const presence = usePresence(home);
  const postponement = usePostponement(home);
  const takeBack = useCallTakeBack(home);
  const refusal = useCallingRefusal(home);
  return {
    call: (matchId, boardId) =>
      void call
        .run({ ...of(matchId), boardId })
        .then((outcome) => tellOutcome(outcome, { done: text.called(boardName(boardId)) })),
    repeat: (matchId, calls) =>
      void repetition.run({ ...of(matchId), calls }).then((outcome) => tellOutcome(outcome)),
    present: (matchId) => void presence.run(of(matchId)).then((outcome) => tellOutcome(outcome)),
    postpone: (matchId) =>
      void postponement
        .run({ ...of(matchId), minutes: usualPostponement })
        .then((outcome) => tellOutcome(outcome, { done: text.postponed(usualPostponement) })),
    takeBack: (matchId) => void takeBack.run(of(matchId)).then((outcome) => tellOutcome(outcome)),
    refuseCaller: (matchId, entrant) =>
      void refusal.run({ ...of(matchId), entrant }).then((outcome) =>
        tellOutcome(outcome, {
          done: outcome.ok && outcome.value.caller === null ? text.nobodyWrites : text.nextWrites,
        }),
      ),
    calling: call.busyWith?.matchId ?? null,
  };
}

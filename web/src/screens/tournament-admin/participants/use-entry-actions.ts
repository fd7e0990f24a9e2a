import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { isAnswerPossible, type ParticipantAnswer } from '@neundarter/rules/tournament/setup/participants';
import {
  useCheckIn,
  useEntryAnswer,
  useEntryMerge,
  useEntryRemoval,
} from '../../../data/club/tournament-setup.ts';
import { entryName } from '../../../parts/tournament/entry-name.ts';
import { errorReason } from '../../../text/errors.ts';
import { entriesText as text } from '../../../text/tournament-entries.ts';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';

/** Two entries of the same person, of which one stays. */
type Merge = { readonly keep: ParticipantEntry; readonly remove: ParticipantEntry };

export type EntryActions = {
  /** Does nothing if the answer is not possible. */
  readonly answer: (entry: ParticipantEntry, answer: ParticipantAnswer) => Promise<void>;
  readonly remove: (entry: ParticipantEntry) => Promise<void>;
  /** Merges two entries after a question. */
  readonly merge: (entries: Merge) => Promise<void>;
  readonly tick: (
    entry: ParticipantEntry,
    ticks: { isPresent?: boolean; hasPaid?: boolean },
  ) => Promise<void>;
};

type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown };

const tell = (outcome: Outcome, done?: string): void =>
  tellOutcome(
    outcome.ok ? outcome : { ok: false, text: text.failed(errorReason(outcome.error)) },
    done === undefined ? {} : { done },
  );

/** What organisers do with an entry; failures are told. */
export function useEntryActions(eventId: string): EntryActions {
  const answering = useEntryAnswer(eventId);
  const removal = useEntryRemoval(eventId);
  const merging = useEntryMerge(eventId);
  const checkIn = useCheckIn(eventId);
  return {
    answer: async ({ participant, status }, answer) => {
      if (isAnswerPossible(answer, status)) tell(await answering.run({ answer, participant }));
    },
    remove: async (entry) => {
      const name = entryName(entry);
      const question = {
        title: text.removeTitle,
        text: text.removeText(name),
        confirm: text.remove,
        danger: true,
      };
      if (await confirmAction(question)) tell(await removal.run(entry.participant), text.removed(name));
    },
    merge: async ({ keep, remove }) => {
      const name = entryName(keep);
      const question = {
        title: text.mergeTitle,
        text: text.mergeText({ name, kept: keep.position + 1, removed: remove.position + 1 }),
        confirm: text.merge,
      };
      if (!(await confirmAction(question))) return;
      tell(await merging.run({ keep: keep.id, remove: remove.id }), text.merged(name));
    },
    tick: async ({ participant }, ticks) => tell(await checkIn.run({ participant, ...ticks })),
  };
}

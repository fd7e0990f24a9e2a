import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { isAnswerPossible, type ParticipantAnswer } from '@neundarter/rules/tournament/setup/participants';
import { useState } from 'react';
import { entriesText as text } from '../../../text/tournament-entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import type { EntryActions } from './use-entry-actions.ts';

type Props = {
  /** The entries that are ticked. */
  readonly entries: readonly ParticipantEntry[];
  readonly actions: EntryActions;
  readonly onDone: () => void;
};

/** Answers all entries that are ticked, one after the other. */
export function BulkAnswers({ entries, actions, onDone }: Props) {
  const [busyWith, setBusyWith] = useState<ParticipantAnswer | null>(null);
  const isPossible = (answer: ParticipantAnswer) =>
    entries.some(({ status }) => isAnswerPossible(answer, status));
  const answerAll = async (answer: ParticipantAnswer) => {
    setBusyWith(answer);
    for (const entry of entries) await actions.answer(entry, answer);
    setBusyWith(null);
    onDone();
  };
  if (entries.length === 0) return null;
  return (
    <Inline gap="s" align="center" wraps>
      <span role="status">{text.chosen(entries.length)}</span>
      {(['confirm', 'reject'] as const).map((answer) => (
        <Button
          key={answer}
          disabled={!isPossible(answer)}
          isBusy={busyWith === answer}
          onClick={() => void answerAll(answer)}
        >
          {answer === 'confirm' ? text.confirmChosen : text.rejectChosen}
        </Button>
      ))}
      <Button look="quiet" onClick={onDone}>
        {text.chooseNone}
      </Button>
    </Inline>
  );
}

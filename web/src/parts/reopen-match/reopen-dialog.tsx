import { maxReasonLength } from '@neundarter/contract/limits';
import { perParty } from '@neundarter/rules/match/per-party';
import type { Match } from '@neundarter/rules/match/types';
import type { ReopenWay } from '../../data/match/reopening.ts';
import { nameProblem } from '../../text/names.ts';
import { partyName } from '../../text/party-names.ts';
import { reopenText } from '../../text/reopen.ts';
import { askInDialog, confirmAction } from '../../ui/confirm-action.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { matchResult } from './match-result.ts';

/** Asks whether the end of a match shall be taken back, and why, if its result is final. Null if the user cancels. */
export const askInReopenDialog = async (
  match: Match,
  way: ReopenWay,
): Promise<{ readonly reason?: string } | null> => {
  const { title, question, confirm } = reopenText;
  const names = perParty((party) => partyName(match.parties[party]));
  const text = question(names, matchResult(match));
  if (way === 'freely') return (await confirmAction({ title, text, confirm })) ? {} : null;
  const reason = await askInDialog<string>((answer) => <ReopenDialog text={text} onAnswer={answer} />);
  return reason === null ? null : { reason };
};

type Props = {
  /** Names the match and its result. */
  readonly text: string;
  /** Gets the reason; null if the user cancels. */
  readonly onAnswer: (reason: string | null) => void;
};

/** Asks for the reason why a match is reopened whose result is final. */
function ReopenDialog({ text, onAnswer }: Props) {
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => ({ reason: nameProblem(reason, reopenText.reasonMissing) }),
    send: async ({ reason }) => {
      onAnswer(reason.trim());
      return { ok: true, value: undefined };
    },
    unsaved: 'keep',
  });
  return (
    <FormDialog
      title={reopenText.title}
      form={form}
      confirm={reopenText.confirm}
      gap="l"
      onClose={() => onAnswer(null)}
    >
      <p>{text}</p>
      <TextField
        {...form.field('reason')}
        label={reopenText.reason}
        hint={reopenText.finalHint}
        maxLength={maxReasonLength}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}

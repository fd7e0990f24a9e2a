import { useResultUndo } from '../../data/club/results.ts';
import { resultUndoText as text } from '../../text/results.ts';
import { ReasonDialog } from '../change-dialog/reason-dialog.tsx';
import { DependentsField } from './dependents-field.tsx';
import type { SentenceOf } from './result-match.ts';
import { useAcceptedDependents } from './use-accepted-dependents.ts';

type Props = {
  readonly eventId: string;
  readonly matchId: string;
  readonly sentenceOf: SentenceOf;
  /** Who has to agree to it, as a sentence; left out for nobody. */
  readonly askedFirst?: string | undefined;
  readonly onClose: () => void;
};

/** Takes back the result of a match; what would be lost with it is shown before. */
export function UndoDialog({ eventId, matchId, sentenceOf, askedFirst, onClose }: Props) {
  const change = useResultUndo(eventId);
  const { dependents, isAccepted, accepted, onAccept } = useAcceptedDependents(eventId, matchId);
  const hasDependents = dependents !== undefined && dependents.length > 0;
  return (
    <ReasonDialog
      {...text}
      done={askedFirst === undefined ? text.done : text.doneLater}
      danger={hasDependents}
      change={change}
      sentOf={(reason) =>
        dependents === undefined
          ? null
          : { matchId, reason, ...(hasDependents && isAccepted && { reset: [...accepted] }) }
      }
      onClose={onClose}
    >
      <p>{text.text}</p>
      {askedFirst === undefined ? null : <p>{askedFirst}</p>}
      <DependentsField {...{ dependents, sentenceOf, isAccepted, onAccept }} />
    </ReasonDialog>
  );
}

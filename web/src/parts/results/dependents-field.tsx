import { resultUndoText as text } from '../../text/results.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/states.tsx';
import type { Dependent, SentenceOf } from './result-match.ts';

type Props = {
  /** Undefined until they are known. */
  readonly dependents: readonly Dependent[] | undefined;
  readonly sentenceOf: SentenceOf;
  readonly onAccept: (ids: readonly string[]) => void;
  readonly isAccepted: boolean;
  /** Whether a missing agreement is shown; left out where it is not needed. */
  readonly isChecked?: boolean;
};

/** The matches that would be reset, which have to be given up. */
export function DependentsField({ dependents, sentenceOf, isAccepted, isChecked, onAccept }: Props) {
  if (dependents === undefined) return <Loading text={text.loading} />;
  if (dependents.length === 0) return null;
  return (
    <>
      <Notice tone="info">
        <p>{text.dependents(dependents.length)}</p>
        <ul>
          {dependents.map((one) => (
            <li key={one.matchId}>{sentenceOf(one)}</li>
          ))}
        </ul>
      </Notice>
      <CheckField
        label={text.reset}
        isChecked={isAccepted}
        error={isChecked === true && !isAccepted ? text.resetMissing : undefined}
        onChange={(accepts) => onAccept(accepts ? dependents.map(({ matchId }) => matchId) : [])}
      />
    </>
  );
}

import { DependentsField } from './dependents-field.tsx';
import type { SentenceOf } from './result-match.ts';
import { FollowingChoice, TakeOverField } from './take-over-field.tsx';
import type { AcceptedDependents } from './use-accepted-dependents.ts';
import type { ChosenTakeOver } from './use-take-over.ts';

type Props = {
  /** Who wins now, and who had won before; null unless there are both. */
  readonly people: readonly string[] | null;
  readonly following: AcceptedDependents;
  readonly taken: ChosenTakeOver;
  readonly sentenceOf: SentenceOf;
  readonly isChecked: boolean;
};

/** What becomes of the matches that follow from a result with another winner. A choice is shown only where there is one. */
export function FollowingFields({ people, following, taken, sentenceOf, isChecked }: Props) {
  const [winner = '', loser = ''] = people ?? [];
  const hasChoice = people !== null && taken.isPossible && (following.dependents ?? []).length > 0;
  return (
    <>
      {hasChoice ? (
        <FollowingChoice {...{ winner, loser }} value={taken.following} onChange={taken.onFollowing} />
      ) : null}
      {hasChoice && taken.following === 'take-over' ? (
        <TakeOverField {...taken} {...{ sentenceOf, isChecked }} />
      ) : (
        <DependentsField {...following} {...{ sentenceOf, isChecked }} />
      )}
    </>
  );
}

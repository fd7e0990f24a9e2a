import { resultEntryText as text } from '../../text/results.ts';
import { Stack } from '../../ui/stack.tsx';
import { endedSets, type RecordedSets, type TypedScore, withNextSet } from './entered-score.ts';
import { ScoreFields } from './score-fields.tsx';

type Props = {
  readonly names: readonly [string, string];
  readonly match: RecordedSets;
  /** Legs of the sets that are not recorded to their end. */
  readonly typed: readonly TypedScore[];
  readonly error: string | undefined;
  readonly onTyped: (typed: readonly TypedScore[]) => void;
};

/** The legs of each set of a match whose first sets are recorded. */
export function SetFields({ names, match, typed, error, onTyped }: Props) {
  const ended = endedSets(match);
  return (
    <>
      {ended.map((legs, set) => (
        <p key={set}>{text.endedSet(set + 1, legs)}</p>
      ))}
      {withNextSet(match, typed).map((numbers, index) => (
        <fieldset key={ended.length + index}>
          <legend>{text.set(ended.length + index + 1)}</legend>
          <Stack gap="s">
            <ScoreFields
              names={names}
              isInLegs
              typed={numbers}
              error={error}
              onTyped={(changed) => onTyped(withNextSet(match, typed).with(index, changed))}
            />
          </Stack>
        </fieldset>
      ))}
    </>
  );
}

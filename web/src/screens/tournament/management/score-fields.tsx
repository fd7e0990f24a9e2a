import type { MatchConfig } from '@neundarter/rules/match/types';
import { resultEntryText as text } from '../../../text/tournament-course.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { TypedScore } from './entered-score.ts';

type Props = {
  readonly names: readonly [string, string];
  readonly config: MatchConfig | undefined;
  readonly typed: TypedScore;
  readonly error: string | undefined;
  readonly onTyped: (typed: TypedScore) => void;
};

/** The score of a match on paper: legs, or the sets where sets are played. */
export function ScoreFields({ names, config, typed: [home, away], error, onTyped }: Props) {
  const labelOf = config === undefined || config.setMode === 'single-set' ? text.legs : text.sets;
  return (
    <>
      <TextField
        label={labelOf(names[0])}
        inputMode="numeric"
        value={home}
        error={error}
        onValue={(value) => onTyped([value, away])}
      />
      <TextField
        label={labelOf(names[1])}
        inputMode="numeric"
        value={away}
        onValue={(value) => onTyped([home, value])}
      />
    </>
  );
}

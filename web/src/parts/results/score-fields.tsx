import { resultEntryText as text } from '../../text/results.ts';
import { TextField } from '../../ui/text-field.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import type { TypedScore } from './entered-score.ts';

type Props = {
  readonly names: readonly [string, string];
  /** Whether legs are typed; otherwise sets. */
  readonly isInLegs: boolean;
  readonly typed: TypedScore;
  readonly error: string | undefined;
  readonly onTyped: (typed: TypedScore) => void;
};

/** A score on paper: legs, or sets. */
export function ScoreFields({ names, isInLegs, typed: [home, away], error, onTyped }: Props) {
  const labelOf = isInLegs ? text.legs : text.sets;
  return (
    <Tiles gap="m" minWidth={12} stretches>
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
    </Tiles>
  );
}

import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import { usePairsChange } from '../../../data/club/matchdays.ts';
import { errorReason } from '../../../text/errors.ts';
import { lineUpText, pairsText as text } from '../../../text/matchday.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { nameOf } from './line-up-people.ts';
import { pairChoices, type RoundPairs } from './pair-choices.ts';

type Props = {
  readonly eventId: string;
  readonly lineUp: LineUpEntity;
  /** The round, and its pairs as they play now. */
  readonly of: RoundPairs;
  readonly onClose: () => void;
};

const keyOf = (pairs: RoundPairs['pairs']): string => JSON.stringify(pairs.map((pair) => pair.toSorted()));

/** Chooses the pairs of a doubles round: who plays with whom, and which pair plays first. */
export function PairsDialog({ eventId, lineUp, of, onClose }: Props) {
  const { round, pairs: present, seats, first } = of;
  const { teamId } = lineUp;
  const change = usePairsChange(eventId, (error) => text.failed(errorReason(error)));
  return (
    <ChoiceDialog
      {...text}
      title={text.title(round)}
      hint={seats.includes(null) ? text.orderOfThree(first) : text.order(first)}
      choices={pairChoices(seats).map((pairs) => ({
        value: keyOf(pairs),
        label: pairText(lineUp, pairs[0]),
        hint: pairText(lineUp, pairs[1]),
        sent: { teamId, round, pairs },
      }))}
      start={keyOf(present)}
      change={change}
      onClose={onClose}
    />
  );
}

/** `Anna & Ben`, or who has no partner. */
export const pairText = (lineUp: LineUpEntity, pair: readonly (string | null)[]): string => {
  const names = pair.flatMap((id) => (id === null ? [] : [nameOf(lineUp, id)]));
  return names.length < pair.length ? lineUpText.noPair(names.join()) : lineUpText.pair(names);
};

import { currentLeg } from '@neundarter/rules/match/turn-order';
import type { Match, Throw } from '@neundarter/rules/match/types';
import { useState } from 'react';
import {
  type CorrectedScore,
  correctionOf,
  firstOption,
  readCorrection,
  situationBefore,
} from './correction-input.ts';
import type { DartsAnswer } from './darts-choice.ts';
import { typeDigit } from './use-turn-entry.ts';

/** What is typed for a turn; `isUntouched`: the first digit replaces the points. */
type Typed = { readonly digits: string; readonly isUntouched: boolean; readonly darts: DartsAnswer };

const unanswered: DartsAnswer = { darts: null, attempts: null };

const beginning = ({ score }: Throw): Typed => ({ digits: `${score}`, isUntouched: true, darts: unanswered });

/** The option with the chosen darts and attempts, as far as they were chosen. */
const optionOf = (read: CorrectedScore, turn: Throw, { darts, attempts }: DartsAnswer) => {
  const first = firstOption(read, turn);
  const fitting = read.options.filter((option) => option.dartsThrown === (darts ?? first.dartsThrown));
  const wanted = attempts ?? first.attemptsOnDouble;
  return fitting.find((option) => option.attemptsOnDouble === wanted) ?? fitting[0] ?? first;
};

/** The correction of one turn of the running leg, from what is typed and chosen. */
export function useCorrection(match: Match, turn: Throw) {
  const [typed, setTyped] = useState(() => beginning(turn));
  const leg = currentLeg(match);
  const situation = leg === null ? null : situationBefore(leg, turn, match);
  const read = situation === null ? null : readCorrection(typed.digits, situation);
  const option = read === null ? null : optionOf(read, turn, typed.darts);
  const made =
    read === null || option === null ? null : correctionOf(match, turn, { score: read.score, option });
  const isSame =
    read?.score === turn.score &&
    option?.dartsThrown === turn.dartsThrown &&
    option.attemptsOnDouble === turn.attemptsOnDouble;
  return {
    digits: typed.digits,
    read,
    option,
    rest: situation === null || read === null ? null : situation.before - read.score,
    /** Null if it is not possible, or changes nothing. */
    made: isSame ? null : made,
    isPossible: made !== null,
    type: (digit: number) =>
      setTyped(({ digits, isUntouched }) => ({
        digits: typeDigit({ digits: isUntouched ? '' : digits, mode: 'score' }, digit).digits,
        isUntouched: false,
        darts: unanswered,
      })),
    set: (score: number) => setTyped({ digits: `${score}`, isUntouched: true, darts: unanswered }),
    erase: () =>
      setTyped(({ digits }) => ({ digits: digits.slice(0, -1), isUntouched: false, darts: unanswered })),
    choose: (change: Partial<DartsAnswer>) =>
      setTyped((now) => ({ ...now, darts: { ...now.darts, ...change } })),
  };
}

export type CorrectionModel = ReturnType<typeof useCorrection>;

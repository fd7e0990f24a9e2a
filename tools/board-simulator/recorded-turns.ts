import { type Bed, bedFromCode, bedScore } from '@neundarter/rules/board/bed';
import { readRows } from '../replay/turns.ts';
import { dartsOfTurn, makeTurn, type RecordedDarts } from './darts-of-turn.ts';

export type TurnToThrow = RecordedDarts & {
  readonly matchId: string;
  readonly player: string;
  /** Darts that result in the turn. */
  readonly beds: readonly Bed[];
};

const neededColumns = [
  'match_id',
  'player',
  'score_before',
  'score',
  'darts_thrown',
  'double_attempts',
  'dart1',
  'dart2',
  'dart3',
];

/** The smallest bed of the number that busts; a dart that busts is recorded only with its number, as `B13`. */
const bustingBed = (number: string, rest: number): Bed | null => {
  const beds = ['S', 'D', 'T'].map((letter) => bedFromCode(`${letter}${number}`));
  return beds.find((bed) => bed !== null && rest - bedScore(bed) < 2) ?? null;
};

/** The recorded darts up to a bust; null if the record has none or an unknown code. */
const recordedBeds = (codes: readonly string[], before: number): readonly Bed[] | null => {
  const beds: Bed[] = [];
  let rest = before;
  for (const code of codes.filter((one) => one !== '')) {
    const isBust = code.startsWith('B');
    const bed = isBust ? bustingBed(code.slice(1), rest) : bedFromCode(code);
    if (bed === null) return null;
    beds.push(bed);
    if (isBust) break;
    rest -= bedScore(bed);
  }
  return beds.length > 0 ? beds : null;
};

/**
 * The turns of a turns file with their darts: the recorded ones if they result in the turn, otherwise the most likely
 * ones.
 * @param matchId only the turns of this match; by default all
 * @throws if the file cannot be read, or contains a turn that no darts can produce
 */
export const readTurnsToThrow = (file: string, matchId?: string): readonly TurnToThrow[] =>
  readRows(file, neededColumns)
    .filter((row) => matchId === undefined || row['match_id'] === matchId)
    .map((row) => {
      const turn: RecordedDarts = {
        before: Number(row['score_before']),
        isIn: true,
        score: Number(row['score']),
        dartsThrown: Number(row['darts_thrown']),
        attemptsOnDouble: Number(row['double_attempts']),
      };
      const recorded = recordedBeds(
        [row['dart1'], row['dart2'], row['dart3']].map((code) => code ?? ''),
        turn.before,
      );
      const beds = recorded !== null && makeTurn(recorded, turn) ? recorded : dartsOfTurn(turn)?.beds;
      if (beds === undefined)
        throw new Error(`${file}: ${turn.score} von ${turn.before} ist mit Darts nicht möglich`);
      return { ...turn, matchId: row['match_id'] ?? '', player: row['player'] ?? '', beds };
    });

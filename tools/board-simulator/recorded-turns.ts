import { type Bed, bedFromCode, bedScore } from '@neundarter/rules/board/bed';
import { readRows } from '../replay/turns.ts';
import { dartsOfTurn, makeTurn, type RecordedDarts } from './darts-of-turn.ts';

export type TurnToThrow = RecordedDarts & {
  readonly matchId: string;
  readonly player: string;
  /** The darts that make it. */
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

/** The dart that bust is written with its number only, `B13`: the smallest bed of that number that busts. */
const bustingBed = (number: string, rest: number): Bed | null => {
  const beds = ['S', 'D', 'T'].map((letter) => bedFromCode(`${letter}${number}`));
  return beds.find((bed) => bed !== null && rest - bedScore(bed) < 2) ?? null;
};

/** The darts as recorded, up to the one that bust; null where the record has none, or something that is no dart. */
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
 * The turns of a turns file with darts that make them: the recorded ones where they do, else the likeliest.
 * @param matchId only the turns of this match
 * @throws where the file cannot be read, or holds a turn that no darts make
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

import type { KeyHelp } from './keyboard.ts';

/** The German of one kind of practice game. */
export type PracticeKindText<HitType extends string = string> = {
  readonly title: string;
  /** One or two sentences that explain the game on the card that starts it. */
  readonly hint: string;
  /** What the history says before the first finished game. */
  readonly noGames: string;
  /** The unit of the score, beside or above numbers: „Punkte“. */
  readonly unit: string;
  /** The score with its unit: „1 Punkt“. */
  scored(score: number): string;
  /** Name of a result on buttons and in figures. */
  hit(hitType: HitType): string;
  /** How far the game is, beside „Darts“. */
  progress(thrown: number, max: number): string;
  /** The sentence at the end of a game. */
  message(score: number): string;
  /** Title of the chart of rounds. */
  readonly rounds: string;
  /** What that chart counts. */
  readonly roundsHint: string;
  /** Name of a column of that chart. */
  bucket(from: number, isLast: boolean): string;
  /** Keys of the results in the help. */
  readonly keys: readonly KeyHelp[];
};

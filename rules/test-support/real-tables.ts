// Reads the real events of test-data/tournaments.
import { readFileSync } from 'node:fs';

export type RealResult = {
  readonly a: string;
  readonly b: string;
  readonly legsA: number | null;
  readonly legsB: number;
};

/** The content of a JSON file of test-data/tournaments. */
export const readTournamentData = <Content>(file: string): Content =>
  JSON.parse(readFileSync(new URL(`../test-data/tournaments/${file}`, import.meta.url), 'utf8')) as Content;

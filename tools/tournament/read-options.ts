import { parseArgs } from 'node:util';
import { maxBoardsOfTeam } from '@neundarter/contract/limits';
import { freeNumbers, type Seating, seatings } from '@neundarter/rules/tournament/groups/free-groups';
import { groupCounts, qualifierCounts } from '@neundarter/rules/tournament/groups/qualification-slots';
import { drawsGroups, type TournamentMode, tournamentModes } from '@neundarter/rules/tournament/plan/modes';

/** What the command plays. */
export type Options = {
  readonly mode: TournamentMode;
  readonly participants: number;
  readonly groups: number;
  readonly qualifiers: number;
  /** How free groups get the seats of the knockout; null for the numbers of the table. */
  readonly seating: Seating | null;
  /** Whether those who are out of the groups play a knockout of their own. */
  readonly hasSecondChance: boolean;
  /** Scoring devices at work at the same time. */
  readonly parallel: number;
  /** Boards of a hall with a tablet at each, to which matches are called; null: matches are played as they become ready. */
  readonly boards: number | null;
  /** Time between two turns of a match, in seconds. */
  readonly pace: number;
  /** Legs to win, and the score that each begins from. */
  readonly legs: number;
  readonly score: number;
  /** Seed of chance; the same one plays the same tournament if one device scores. */
  readonly seed: string;
  /** A running server; null for a new one with an empty database. */
  readonly url: string | null;
};

const usage = `npm run tournament -- --mode MODE --participants N [--groups N --qualifiers N [--seats ${seatings.join('|')}] [--second-chance]] [--parallel N | --boards N] [--pace SECONDS]
  [--legs N] [--score N] [--seed TEXT] [--url http://localhost:3000 --email ADDRESS, with TOURNAMENT_PASSWORD]
modes: ${tournamentModes.join(', ')}`;

const numberOf = (text: string, least: number, most: number): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most) throw new Error(usage);
  return number;
};

type Numbers = { readonly [name in 'groups' | 'qualifiers' | 'seats']?: string };

const seatingOf = (seats: string | undefined): Seating | null => {
  const seating = seatings.find((one) => one === seats);
  if (seats !== undefined && seating === undefined) throw new Error(usage);
  return seating ?? null;
};

/** Groups and qualifiers: as given, or the smallest numbers that are valid. */
const groupsOf = (mode: TournamentMode, { groups, qualifiers, seats }: Numbers) => {
  if (!drawsGroups(mode)) return { groups: 4, qualifiers: 8, seating: null };
  const noOfGroups = numberOf(groups ?? `${groupCounts[0]}`, 1, freeNumbers.groups.max);
  const first = qualifierCounts(noOfGroups)[0] ?? 2 * noOfGroups;
  const noOfQualifiers = numberOf(qualifiers ?? `${first}`, 1, freeNumbers.qualifiers.max);
  return { groups: noOfGroups, qualifiers: noOfQualifiers, seating: seatingOf(seats) };
};

/** The options of the command line. @throws with the usage if one is wrong */
export function readOptions(args: readonly string[]): Options & { readonly email: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      mode: { type: 'string', default: 'single-knockout' },
      participants: { type: 'string', default: '8' },
      groups: { type: 'string' },
      qualifiers: { type: 'string' },
      seats: { type: 'string' },
      'second-chance': { type: 'boolean', default: false },
      parallel: { type: 'string', default: '4' },
      boards: { type: 'string' },
      pace: { type: 'string', default: '0' },
      legs: { type: 'string', default: '1' },
      score: { type: 'string', default: '101' },
      seed: { type: 'string', default: 'neundarter' },
      url: { type: 'string' },
      email: { type: 'string', default: '' },
    },
  });
  const mode = tournamentModes.find((one) => one === values.mode);
  if (mode === undefined) throw new Error(usage);
  return {
    mode,
    participants: numberOf(values.participants, 2, 128),
    ...groupsOf(mode, values),
    hasSecondChance: values['second-chance'],
    parallel: numberOf(values.parallel, 1, 32),
    boards: values.boards === undefined ? null : numberOf(values.boards, 1, maxBoardsOfTeam),
    pace: numberOf(values.pace, 0, 60),
    legs: numberOf(values.legs, 1, 11),
    score: numberOf(values.score, 2, 1001),
    seed: values.seed,
    url: values.url?.replace(/\/$/, '') ?? null,
    email: values.email,
  };
}

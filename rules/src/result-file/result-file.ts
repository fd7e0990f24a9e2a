// The result file: an event with everything that was played, for other programs and for later, as TRF is for chess.
// `docs/result-file.md` describes it for readers who do not use this program; the contract has its schema. It contains no
// derived figures: tables follow from its matches, which `read-result-file` shows. People have numbers of the file (`p1`),
// never ids of accounts, so that reading it back attaches nothing to anybody.
import type { MatchConfig, PartyIndex, PerParty, Winner } from '../match/types.ts';
import type { Sorting } from '../table/sort-competitors.ts';

export const resultFileFormat = 'neundarter-result';
/** Grows when a reader of the version before would understand something wrongly. */
export const resultFileVersion = 1;

/** Stages of a match in the file. */
export const fileStages = [
  'group',
  'play-off',
  'knockout',
  'second-chance',
  'third-place',
  'winner-side',
  'loser-side',
  'grand-final',
  'grand-final-reset',
  'matchday',
] as const;
type FileStage = (typeof fileStages)[number];

export type FilePerson = {
  /** Within the file: `p1`, `p2` … */
  readonly id: string;
  readonly name: string;
  readonly club: string | null;
  /** Number of the player's licence; only in complete files, and only if it is known. */
  readonly licence?: string;
  /** Level of a simulated opponent, 1 to 11; missing for people. */
  readonly bot?: number;
};

/** Ids of the one or two people of a party. */
export type FileParty = readonly string[];

/** A turn: who, points (0 after a bust), darts (1 to 3), darts at a double (0 to 3). */
type FileTurn = readonly [person: string, score: number, darts: number, doubles: number];

export type FileLeg = {
  /** The side that threw first: 0 is the first party of the match. */
  readonly starter: PartyIndex;
  /** Who won it; null for a leg that was not finished. Without a checkout it was decided otherwise. */
  readonly winner: PartyIndex | null;
  /** Points that each side began with; missing if that is the `startingScore` of the match. */
  readonly starts?: PerParty<number>;
  /** In the order in which they were thrown; empty in a leg from paper. */
  readonly turns: readonly FileTurn[];
};

type FileSet = {
  readonly winner: Winner | null;
  /** Empty if only the sets were counted. */
  readonly legs: readonly FileLeg[];
};

/** A finished match. */
export type FileMatch = {
  readonly id: string;
  /** Number in playing order; null if it has none. */
  readonly number: number | null;
  readonly stage: FileStage | null;
  /** The group, in a group; of a play-off its number. */
  readonly group: string | null;
  /** Round of the stage, from 0; null without a stage. */
  readonly round: number | null;
  readonly board: string | null;
  readonly parties: PerParty<FileParty>;
  readonly config: MatchConfig;
  /** Null if both parties have lost. */
  readonly winner: Winner | null;
  /** Whether it was given to a party, or given up. */
  readonly isForfeited: boolean;
  /** Ms since 1970; null if it was not played here. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** A match without sets has one. */
  readonly sets: readonly FileSet[];
};

/** A table of the event, and everything besides the matches that decides about it. */
export type FileTable = {
  /** The group; null for the table of the whole event. */
  readonly group: string | null;
  readonly name: string;
  /** Who is ranked: the parties as they played, or every person. */
  readonly by: 'party' | 'person';
  readonly sorting: Sorting;
  /** How often everybody meets everybody; null if that is not planned. */
  readonly meetings: number | null;
  /** Who is in it also without a match. */
  readonly members: readonly FileParty[];
  /** Whose matches do not count, because they have withdrawn. */
  readonly withdrawn: readonly FileParty[];
  /** Orders by lot, play-off or hand of parties that would be level, the best first. */
  readonly decided: readonly (readonly (readonly FileParty[])[])[];
};

/** A place that a party has, alone (`from` = `to`) or with others. */
export type FilePlace = { readonly party: FileParty; readonly from: number; readonly to: number };

export type ResultFile = {
  readonly format: typeof resultFileFormat;
  readonly version: typeof resultFileVersion;
  /** `public`: names as everybody sees them; `complete`: full names and licences, for organisers. */
  readonly content: 'public' | 'complete';
  /** Ms since 1970. */
  readonly writtenAt: number;
  readonly event: {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    /** The club that organises it. */
    readonly organiser: string;
    readonly place: string | null;
    /** Ms since 1970. */
    readonly startsAt: number;
    readonly endsAt: number;
    /** How a tournament is played, such as `single-knockout-with-group-stage`; null for other events. */
    readonly mode: string | null;
    /** How many go on from the groups to the knockout; null without groups or knockout. */
    readonly qualifiers: number | null;
    readonly isFinished: boolean;
  };
  readonly people: readonly FilePerson[];
  readonly tables: readonly FileTable[];
  /** The best first; empty as long as none is known, and for events without places. */
  readonly places: readonly FilePlace[];
  /** The finished ones, in the order in which they ended. */
  readonly matches: readonly FileMatch[];
};

// Which match is called next on which free board: the one with the least slack. `schedule` and the plays forward of the
// forecast both ask this function, so that the forecast knows the rule by which the day will go on.
import type { HallBoard, HallMatch, HallOptions } from './hall-state.ts';
import { isForMatch } from './is-for-match.ts';

/** A match that can be called now. */
export type Candidate = {
  readonly match: HallMatch;
  readonly people: readonly string[];
  /** Key of its group; null in a knockout. */
  readonly group: string | null;
  /** When it has to begin so that its competition ends in time: slack and present together. */
  readonly latest: number;
  /** Since when the one who waits longest has waited. */
  readonly waitingSince: number;
  /** Whether somebody has had less than the usual rest. */
  readonly isResting: boolean;
};

/** A group on the boards. */
export type GroupGround = {
  readonly pool: ReadonlySet<string>;
  /** Matches that it may play at once before others have to stand back for it. */
  readonly breadth: number;
  /** Whether there are so many groups that it plays one match after the other. */
  readonly isAlone: boolean;
  /** Matches of it that are called or running. */
  readonly running: number;
  readonly hasBegun: boolean;
};

type Ground = {
  /** Free boards that may get a match, in the order of the hall. */
  readonly boards: readonly HallBoard[];
  readonly groups: ReadonlyMap<string, GroupGround>;
  /** Whether one more group may begin. */
  readonly mayBeginGroup: boolean;
  readonly now: number;
  readonly options: HallOptions;
};

/** Why a match of a group stands back; a larger number stands back further. */
const standBack = { outsidePool: 1, newGroup: 2, secondOfGroup: 4, oneGroupMore: 8, resting: 16 } as const;

export type Pick = { readonly candidate: Candidate; readonly board: HallBoard; readonly level: number };

/** What made a match of this level stand back, as `pickMatch` says it. */
export const stoodBackFor = (level: number, cause: keyof typeof standBack): boolean =>
  Math.floor(level / standBack[cause]) % 2 === 1;

const mayUse = (board: HallBoard, match: HallMatch, { now, options }: Ground): boolean => {
  if (!isForMatch(board, match, now)) return false;
  if (board.isStream) return match.isStream || now - board.freeSince >= options.streamWait;
  return true;
};

/** A lower number is a better board; boards that are equally good follow the order of the hall. */
const costOf = (board: HallBoard, { match, group }: Candidate, { groups }: Ground): number => {
  if (match.kind === 'final' || match.kind === 'repeated-final') return board.isMain ? 0 : 1;
  if (match.isStream) return board.isStream ? 0 : 1;
  const isOutside = group !== null && groups.get(group)?.pool.has(board.id) !== true;
  return (isOutside ? 2 : 0) + (board.isStream ? 1 : 0);
};

const boardFor = (candidate: Candidate, ground: Ground): HallBoard | null => {
  let best: HallBoard | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const board of ground.boards) {
    if (!mayUse(board, candidate.match, ground)) continue;
    const cost = costOf(board, candidate, ground);
    if (cost >= least) continue;
    least = cost;
    best = board;
    if (cost === 0) break;
  }
  return best;
};

const levelOf = ({ group, isResting }: Candidate, board: HallBoard, ground: Ground): number => {
  const level = isResting ? standBack.resting : 0;
  const own = group === null ? undefined : ground.groups.get(group);
  if (own === undefined) return level;
  return (
    level +
    (own.pool.has(board.id) ? 0 : standBack.outsidePool) +
    (own.hasBegun ? 0 : standBack.newGroup) +
    (own.running >= own.breadth ? standBack.secondOfGroup : 0) +
    (own.hasBegun || ground.mayBeginGroup ? 0 : standBack.oneGroupMore)
  );
};

/** Compares two matches in the order of the hall; negative if the first one goes first. Never 0 for different matches. */
export const compareCandidates = (one: Candidate, other: Candidate): number =>
  one.latest - other.latest ||
  one.match.matchDay - other.match.matchDay ||
  one.waitingSince - other.waitingSince ||
  one.match.number - other.match.number ||
  (one.match.id < other.match.id ? -1 : 1);

/** The best of matches of one level: whoever has waited too long goes first among those with nearly the same slack. */
const bestOf = (picks: readonly Pick[], { now, options }: Ground): Pick | null => {
  let least = Number.POSITIVE_INFINITY;
  for (const { candidate } of picks) least = Math.min(least, candidate.latest);
  const isFirst = ({ latest, waitingSince }: Candidate) =>
    now - waitingSince >= options.longWait && latest <= least + options.closeSlack;
  let best: Pick | null = null;
  for (const pick of picks) {
    const lead = best === null ? 1 : Number(isFirst(pick.candidate)) - Number(isFirst(best.candidate));
    const isBetter =
      best === null || lead > 0 || (lead === 0 && compareCandidates(pick.candidate, best.candidate) < 0);
    if (isBetter) best = pick;
  }
  return best;
};

/** The next match and its board; null if no match can use a free board. */
export const pickMatch = (candidates: Iterable<Candidate>, ground: Ground): Pick | null => {
  if (ground.boards.length === 0) return null;
  let level = Number.POSITIVE_INFINITY;
  let picks: Pick[] = [];
  for (const candidate of candidates) {
    const board = boardFor(candidate, ground);
    if (board === null) continue;
    const own = levelOf(candidate, board, ground);
    if (own > level) continue;
    if (own < level) picks = [];
    level = own;
    picks.push({ candidate, board, level });
  }
  return bestOf(picks, ground);
};

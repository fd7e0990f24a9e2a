// The state of a hall, arranged so that every question of the rules is one look.
import type {
  HallBoard,
  HallCompetition,
  HallMatch,
  HallOptions,
  HallPerson,
  HallState,
} from './hall-state.ts';
import { groupKeyOf, type Ways, waysOf } from './ways.ts';

export type HallInput = {
  readonly state: HallState;
  readonly boards: readonly HallBoard[];
  readonly now: number;
  readonly options: HallOptions;
};

/** What somebody does who is not free. */
export type Duty = { readonly match: string; readonly as: 'playing' | 'called' | 'calling' };

type GroupMatches = {
  readonly all: readonly HallMatch[];
  /** Matches that are not over. */
  readonly open: number;
  /** Of them, those of each member. */
  readonly left: ReadonlyMap<string, number>;
};

export type HallView = HallInput & {
  /** Matches in a fixed order, whatever the order of the input. */
  readonly matches: readonly HallMatch[];
  readonly matchById: ReadonlyMap<string, HallMatch>;
  readonly personById: ReadonlyMap<string, HallPerson>;
  readonly competitionById: ReadonlyMap<string, HallCompetition>;
  /** In the order of the hall. */
  readonly boards: readonly HallBoard[];
  readonly boardById: ReadonlyMap<string, HallBoard>;
  /** Duties of the people who are not free; of two who are perhaps the same, both have it. */
  readonly duties: ReadonlyMap<string, Duty>;
  readonly groups: ReadonlyMap<string, GroupMatches>;
  /** Matches of groups that are not over, per board that is in use. */
  readonly groupRounds: number;
  readonly ways: Ways;
};

const compareIds = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** People of a match, as far as they are known. */
export const peopleOf = (match: HallMatch): readonly string[] => {
  const [home, away] = match.parties;
  if (home.kind === 'people' && away.kind === 'people') return [...home.people, ...away.people];
  if (home.kind === 'people') return home.people;
  return away.kind === 'people' ? away.people : [];
};

/** Whether both parties are people. */
export const hasParties = ({ parties: [home, away] }: HallMatch): boolean =>
  home.kind === 'people' && away.kind === 'people';

/** Whether a match has a board that it keeps: only a broken one sends away who has not begun. */
export const holdsBoard = (match: HallMatch, boards: ReadonlyMap<string, HallBoard>): boolean => {
  if (match.board === null) return false;
  if (match.state === 'running') return true;
  const isBroken = boards.get(match.board)?.state === 'broken';
  return (match.state === 'called' || match.state === 'interrupted') && !isBroken;
};

/** Whoever is perhaps the same as somebody, by person. */
const doublesOf = (people: readonly HallPerson[]): ReadonlyMap<string, readonly string[]> => {
  const doubles = new Map<string, string[]>();
  const add = (one: string, other: string) => doubles.set(one, [...(doubles.get(one) ?? []), other]);
  for (const { id, perhaps } of people) {
    for (const other of perhaps) {
      add(id, other);
      add(other, id);
    }
  }
  return doubles;
};

/** Collects duties; whoever may be the same person gets them, too. */
export const dutyBook = (people: readonly HallPerson[]) => {
  const doubles = doublesOf(people);
  const duties = new Map<string, Duty>();
  const note = (person: string, duty: Duty): void => {
    duties.set(person, duty);
    for (const double of doubles.get(person) ?? []) duties.set(double, duty);
  };
  return { duties, note };
};

/** Notes the duties of a match that has a board. */
export const noteDuties = (
  match: HallMatch,
  as: 'playing' | 'called',
  note: (person: string, duty: Duty) => void,
): void => {
  if (match.caller !== null) note(match.caller, { match: match.id, as: 'calling' });
  for (const person of peopleOf(match)) note(person, { match: match.id, as });
};

type GrowingGroup = { all: HallMatch[]; open: number; left: Map<string, number> };

const groupsIn = (matches: readonly HallMatch[]): ReadonlyMap<string, GroupMatches> => {
  const groups = new Map<string, GrowingGroup>();
  for (const match of matches) {
    const key = groupKeyOf(match);
    if (key === null) continue;
    const group: GrowingGroup = groups.get(key) ?? { all: [], open: 0, left: new Map<string, number>() };
    groups.set(key, group);
    group.all.push(match);
    if (match.state === 'over') continue;
    group.open += 1;
    for (const person of peopleOf(match)) group.left.set(person, (group.left.get(person) ?? 0) + 1);
  }
  return groups;
};

/** Arranges the state of a hall. */
export const viewOf = (input: HallInput): HallView => {
  const { state } = input;
  const matches = state.matches.toSorted(
    (one, other) =>
      compareIds(one.competition, other.competition) ||
      one.number - other.number ||
      compareIds(one.id, other.id),
  );
  const boards = input.boards.toSorted(
    (one, other) => one.order - other.order || compareIds(one.id, other.id),
  );
  const boardById = byId(boards);
  const { duties, note } = dutyBook(state.people);
  for (const match of matches) {
    if (holdsBoard(match, boardById))
      noteDuties(match, match.state === 'called' ? 'called' : 'playing', note);
  }
  const groups = groupsIn(matches);
  const open = [...groups.values()].reduce((total, group) => total + group.open, 0);
  return {
    ...input,
    matches,
    boards,
    boardById,
    duties,
    matchById: byId(matches),
    personById: byId(state.people),
    competitionById: byId(state.competitions),
    groups,
    groupRounds: open / Math.max(1, boards.filter(({ state: one }) => one === 'open').length),
    ways: waysOf(matches),
  };
};

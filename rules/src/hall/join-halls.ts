// Several competitions of a day in one hall. They share boards, people and one queue, and `schedule` plans all of them at once.
//
// - A board may be used differently by each of them.
// - Who takes part in two of them is one person. What was said in one of them holds in the others, as long as the person has a match
//   to play there: whoever has withdrawn from one still plays in the others. The strictest word holds.
// - Nobody waits for the end of another competition: finals are the last match of their own only.
// - All of them should be finished at the same time, because the latest one makes the end of the day.
// - People call matches only in competitions in which they take part.
import type { BoardUse } from './event-board.ts';
import { groupBy } from './group-by.ts';
import type { HallBoard, HallCompetition, HallMatch, HallPerson } from './hall-state.ts';
import type { SameAnswer } from './perhaps-same.ts';
import { type HallInput, peopleOf } from './view.ts';

type Part = Pick<HallInput, 'boards' | 'state'>;

const ownCompetition = ({ state }: Part): string => state.competitions[0]?.id ?? '';

const joinBoards = (parts: readonly Part[]): readonly HallBoard[] => {
  const all = parts.flatMap((part) =>
    part.boards.map((board) => ({ board, competition: ownCompetition(part) })),
  );
  return [...groupBy(all, ({ board }) => board.id).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { use: _, ...board } = first.board;
    const useBy = new Map<string, BoardUse>();
    for (const one of same) if (one.board.use !== undefined) useBy.set(one.competition, one.board.use);
    const isMain = same.some((one) => one.board.isMain);
    return [{ ...board, isMain, ...(useBy.size > 0 && { useBy }) }];
  });
};

/** What one competition knows of somebody, and whether they still have a match to play there. */
type Said = { readonly person: HallPerson; readonly competition: string; readonly isPlaying: boolean };

const strictness: { readonly [presence in HallPerson['presence']]: number } = {
  here: 0,
  expected: 1,
  injured: 2,
  gone: 3,
};

/** The later of two times; null is none. */
const later = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const sooner = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** What holds of one person of whom several competitions know something. */
const holdsOf = (said: readonly Said[]) => {
  const playing = said.filter(({ isPlaying }) => isPlaying);
  const counted = (playing.length === 0 ? said : playing).map(({ person }) => person);
  const strictest = counted.reduce((one, other) =>
    strictness[other.presence] > strictness[one.presence] ? other : one,
  );
  return {
    presence: strictest.presence,
    pauseUntil: counted.map(({ pauseUntil }) => pauseUntil).reduce(later),
    mustLeaveAt: counted.map(({ mustLeaveAt }) => mustLeaveAt).reduce(sooner),
    freeSince: Math.max(...said.map(({ person }) => person.freeSince)),
  };
};

const joinOne = (said: readonly Said[]): Omit<HallPerson, keyof ReturnType<typeof holdsOf>> => {
  const [first] = said;
  const losses = said.flatMap(({ person }) => person.lastLoss ?? []);
  return {
    id: first?.person.id ?? '',
    isCaller: said.every(({ person }) => person.isCaller),
    calls: said.reduce((total, { person }) => total + person.calls, 0),
    lastLoss: losses.reduce<HallPerson['lastLoss']>(
      (last, loss) => (last === null || loss.at > last.at ? loss : last),
      null,
    ),
    perhaps: [...new Set(said.flatMap(({ person }) => person.perhaps))],
    callsIn: said.map(({ competition }) => competition),
  };
};

/** Ids of everybody who is the same person as each of those of whom that was said, themselves among them. */
const bodiesOf = (answers: readonly SameAnswer[]): ReadonlyMap<string, readonly string[]> => {
  const bodies = new Map<string, readonly string[]>();
  for (const { people, isSame } of answers) {
    if (!isSame) continue;
    const both = [...new Set(people.flatMap((id) => bodies.get(id) ?? [id]))];
    for (const id of both) bodies.set(id, both);
  }
  return bodies;
};

const joinPeople = (parts: readonly Part[], answers: readonly SameAnswer[]): readonly HallPerson[] => {
  const all = parts.flatMap((part): readonly Said[] => {
    const competition = ownCompetition(part);
    const open = part.state.matches.filter(
      (match) => match.competition === competition && match.state !== 'over',
    );
    const playing = new Set(open.flatMap(peopleOf));
    return part.state.people.map((person) => ({ person, competition, isPlaying: playing.has(person.id) }));
  });
  const byId = groupBy(all, ({ person }) => person.id);
  const bodies = bodiesOf(answers);
  return [...byId].map(([id, said]) => {
    const body = (bodies.get(id) ?? [id]).filter((same) => byId.has(same));
    const one = joinOne(said);
    return {
      ...one,
      ...holdsOf(body.flatMap((same) => byId.get(same) ?? [])),
      perhaps: [...new Set([...one.perhaps, ...body.filter((same) => same !== id)])],
    };
  });
};

const joinMatches = (parts: readonly Part[]): readonly HallMatch[] => [
  ...new Map(parts.flatMap(({ state }) => state.matches.map((match) => [match.id, match] as const))).values(),
];

const joinCompetitions = (parts: readonly Part[]): readonly HallCompetition[] => {
  const competitions = parts.flatMap(({ state }) => state.competitions);
  const targetEnd = Math.max(...competitions.map((competition) => competition.targetEnd));
  return competitions.map((competition) => ({ ...competition, targetEnd, final: 'free' }));
};

/**
 * The hall of several competitions, each with a hall of its own so far; one alone stays as it is. Matches besides the competitions
 * must not be among those of another one.
 * @param answers what organisers have said about people of different competitions
 */
export const joinHalls = (
  first: HallInput,
  others: readonly Part[],
  answers: readonly SameAnswer[],
): HallInput => {
  if (others.length === 0) return first;
  const parts = [first, ...others];
  return {
    now: first.now,
    options: first.options,
    boards: joinBoards(parts),
    state: {
      people: joinPeople(parts, answers),
      matches: joinMatches(parts),
      competitions: joinCompetitions(parts),
    },
  };
};

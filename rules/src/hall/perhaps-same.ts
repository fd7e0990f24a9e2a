// Who may be the same person in two competitions of a day. An account is one person, and so is whoever was entered with the same id.
// People of whom at least one has no account may be the same if their name and their club are. Until an organiser has answered, both
// count as one: nobody is called to two boards.
import { groupBy } from './group-by.ts';

/** Somebody who takes part in a competition. */
export type NamedPerson = {
  readonly id: string;
  readonly name: string;
  /** Null if nobody has named one. */
  readonly club: string | null;
  readonly hasAccount: boolean;
};

/** What an organiser has said about two people. */
export type SameAnswer = { readonly people: readonly [string, string]; readonly isSame: boolean };

const plain = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('de');

const keyOf = ({ name, club }: NamedPerson): string => `${plain(name)}\n${plain(club ?? '')}`;

/** Two people in a fixed order, so that a pair is named once. */
export const pairOf = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

const nameOf = ([one, other]: readonly [string, string]): string => `${one}\n${other}`;

/** Whether two people of different competitions have to be asked about. */
const mayBeSame = (one: NamedPerson, other: NamedPerson): boolean =>
  one.id !== other.id &&
  !(one.hasAccount && other.hasAccount) &&
  plain(one.name) !== '' &&
  keyOf(one) === keyOf(other);

/** For people of one competition those of others who are the same person, or may be; those without one are missing. */
export const perhapsSame = (
  own: readonly NamedPerson[],
  others: readonly NamedPerson[],
  answers: readonly SameAnswer[],
): ReadonlyMap<string, readonly string[]> => {
  const answered = new Map(answers.map(({ people, isSame }) => [nameOf(people), isSame]));
  const byKey = groupBy(others, keyOf);
  return new Map(
    own.flatMap((person) => {
      const named = (byKey.get(keyOf(person)) ?? [])
        .filter(
          (other) => mayBeSame(person, other) && answered.get(nameOf(pairOf(person.id, other.id))) !== false,
        )
        .map(({ id }) => id);
      const said = answers.flatMap(({ people: [one, other], isSame }) => {
        if (!isSame || (one !== person.id && other !== person.id)) return [];
        return [one === person.id ? other : one];
      });
      const all = [...new Set([...named, ...said])];
      return all.length === 0 ? [] : [[person.id, all] as const];
    }),
  );
};

/**
 * Pairs of people about whom nobody has answered yet. Each pair stands here once, in a fixed order.
 * @param competitions the people of each competition
 */
export const openQuestions = (
  competitions: readonly (readonly NamedPerson[])[],
  answers: readonly SameAnswer[],
): readonly (readonly [NamedPerson, NamedPerson])[] => {
  const known = new Set(answers.map(({ people }) => nameOf(people)));
  const all = competitions.flatMap((people, competition) =>
    people.map((person) => ({ person, competition })),
  );
  return [...groupBy(all, ({ person }) => keyOf(person)).values()].flatMap((alike) =>
    alike.flatMap((one, index) =>
      alike.slice(index + 1).flatMap((other) => {
        if (one.competition === other.competition || !mayBeSame(one.person, other.person)) return [];
        const pair = nameOf(pairOf(one.person.id, other.person.id));
        if (known.has(pair)) return [];
        known.add(pair);
        return one.person.id < other.person.id
          ? [[one.person, other.person] as const]
          : [[other.person, one.person] as const];
      }),
    ),
  );
};

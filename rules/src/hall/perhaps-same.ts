// Who may be the same person in two competitions of a day. An account is one person; people without one are the same if their name
// and their club are. Until somebody knows better, both count as one: nobody is called to two boards.

/** Somebody who takes part in a competition. */
export type NamedPerson = {
  readonly id: string;
  readonly name: string;
  /** Null if nobody has named one. */
  readonly club: string | null;
};

const plain = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('de');

const keyOf = ({ name, club }: NamedPerson): string => `${plain(name)}\n${plain(club ?? '')}`;

/** For people of one competition the id of somebody of another one who may be the same; those without one are missing. */
export const perhapsSame = (
  own: readonly NamedPerson[],
  others: readonly NamedPerson[],
): ReadonlyMap<string, string> => {
  const known = new Set(own.map(({ id }) => id));
  const byKey = new Map(
    others.flatMap((person) =>
      known.has(person.id) || plain(person.name) === '' ? [] : [[keyOf(person), person.id] as const],
    ),
  );
  return new Map(
    own.flatMap((person) => {
      const other = byKey.get(keyOf(person));
      return other === undefined ? [] : [[person.id, other] as const];
    }),
  );
};

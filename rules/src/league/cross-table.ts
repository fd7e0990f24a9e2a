// The cross table of a season: a row for each team at home, a column for each guest.

type Pairing = { readonly home: number; readonly away: number };

/** The fixtures of each home team against each guest, in their order: `table[home][away]`. Teams may meet more than once. */
export const crossTableOf = <Fixture extends Pairing>(
  teams: number,
  fixtures: readonly Fixture[],
): readonly (readonly (readonly Fixture[])[])[] => {
  const numbers = [...Array(teams).keys()];
  return numbers.map((home) =>
    numbers.map((away) => fixtures.filter((one) => one.home === home && one.away === away)),
  );
};

// A team of another club without accounts, as a team admin enters it for a match day: a name and at least four players
// with different names.

/** The name of a player on the list. */
type ListedName = { readonly firstName: string; readonly lastName: string };

/** Minimum players of such a team. */
export const minOpponentPlayers = 4;
/** Maximum players of such a team; the largest teams of a league have half of it. */
export const maxOpponentPlayers = 40;

const opponentProblemCodes = ['first-name-missing', 'last-name-missing', 'duplicate'] as const;
type OpponentProblemCode = (typeof opponentProblemCodes)[number];

/** What is wrong with a player on the list. */
type OpponentProblem = { readonly code: OpponentProblemCode; readonly index: number };

const folded = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether two names are the same, whatever the case of their letters and the spaces around them. */
export const isSameName = (one: ListedName, other: ListedName): boolean =>
  folded(one.firstName) === folded(other.firstName) && folded(one.lastName) === folded(other.lastName);

/** Everything that is wrong with the names of a list, by player; a duplicate is the later one. */
export const opponentProblems = (players: readonly ListedName[]): readonly OpponentProblem[] =>
  players.flatMap((player, index): OpponentProblem[] => {
    if (folded(player.firstName) === '') return [{ code: 'first-name-missing', index }];
    if (folded(player.lastName) === '') return [{ code: 'last-name-missing', index }];
    const isKnown = players.slice(0, index).some((earlier) => isSameName(earlier, player));
    return isKnown ? [{ code: 'duplicate', index }] : [];
  });

/** Whether the list has enough players. */
export const hasEnoughPlayers = (players: readonly unknown[]): boolean =>
  players.length >= minOpponentPlayers;

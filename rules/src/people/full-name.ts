// How a player is called in full: first name, nickname in quotes, last name; what is missing is left out.

export type Names = {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly nickName: string | null;
};

/** `Anna "Ace" Adler`. Empty for a player who has not told any name. */
export const fullNameOf = ({ firstName, lastName, nickName }: Names): string =>
  [firstName, nickName ? `"${nickName}"` : null, lastName].filter((part) => part).join(' ');

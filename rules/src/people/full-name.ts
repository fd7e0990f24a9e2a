// The full name of a player: first name, nickname in German quotes, last name; missing parts are left out.

type Names = {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly nickName: string | null;
};

/** The full name, as `Anna „Ace“ Adler`; empty for a player without any name. */
export const fullNameOf = ({ firstName, lastName, nickName }: Names): string =>
  [firstName, nickName ? `„${nickName}“` : null, lastName].filter((part) => part).join(' ');

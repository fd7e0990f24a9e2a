/** `Board 4`; a label that has a word of its own stays as it is: `Bühne links`. */
export const boardText = (board: string): string => (/\p{L}{3}/u.test(board) ? board : `Board ${board}`);

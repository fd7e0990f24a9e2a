// How matches are called in a hall.

/** By organisers with a proposal for each free board, or without one; or by the program itself. */
export const hallModes = ['proposal', 'by-hand', 'automatic'] as const;
export type HallMode = (typeof hallModes)[number];

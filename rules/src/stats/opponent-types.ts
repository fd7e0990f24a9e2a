// Kinds of opponents by which a player's statistics can be filtered. They overlap: teammates and online players are
// registered users, too.

export const opponentTypes = ['bot', 'teammate', 'registered-user', 'guest', 'online-player'] as const;
export type OpponentType = (typeof opponentTypes)[number];

// A wrong winner is found later: the true winner takes over the place that the other one has come to, and the other one that
// of the true winner, if it has gone on, as on the loser side of a double knockout. What the two have won since then stays as
// it was played; who has taken over the place goes on from there.

/** A place that was taken over. */
export type TakeOver = {
  /** Key of the match whose winner was wrong. */
  readonly match: string;
  /** Who has really won it, and who has lost it. */
  readonly winner: string;
  readonly loser: string;
  /** Keys of matches that one of the two has played on the place that the other one has now. */
  readonly stays: readonly string[];
};

/** A match with a new result is played by those whose places lead to it, and a place follows from a new result alone. */
export const forgetReplayed = (takeOvers: readonly TakeOver[], match: string): readonly TakeOver[] => {
  const isMeant = (one: TakeOver) => one.match === match || one.stays.includes(match);
  if (!takeOvers.some(isMeant)) return takeOvers;
  return takeOvers.flatMap((one) => {
    if (one.match === match) return [];
    return one.stays.includes(match) ? { ...one, stays: one.stays.filter((key) => key !== match) } : one;
  });
};

// Calls that people have lost because they had gone. Who takes over a call may go as well, so each call remembers all of
// them in the order of going: whoever comes back gets it again, unless somebody who lost it earlier has it.

/** Who has lost a call, by match key, in the order of going. */
export type LostCalls = { readonly [match: string]: readonly string[] };

/** Somebody loses calls by going. */
export const loseCalls = (lost: LostCalls, entrant: string, matches: readonly string[]): LostCalls => ({
  ...lost,
  ...Object.fromEntries(matches.map((match) => [match, [...(lost[match] ?? []), entrant]])),
});

/** The calls that somebody has lost. */
export const lostBy = (lost: LostCalls, entrant: string): readonly string[] =>
  Object.keys(lost).filter((match) => lost[match]?.includes(entrant));

/** Somebody has a call again: those who lost it later had only taken it over. */
export const regainCall = (lost: LostCalls, entrant: string, match: string): LostCalls => {
  const losers = lost[match] ?? [];
  return { ...lost, [match]: losers.slice(0, losers.indexOf(entrant)) };
};

/** The organisers have given a call to somebody. */
export const forgetCall = (lost: LostCalls, match: string): LostCalls =>
  match in lost ? { ...lost, [match]: [] } : lost;

/** Somebody has no claim to lost calls any more. */
export const forgetLoser = (lost: LostCalls, entrant: string): LostCalls =>
  Object.fromEntries(
    Object.entries(lost).map(([match, losers]) => [match, losers.filter((loser) => loser !== entrant)]),
  );

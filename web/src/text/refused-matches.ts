/** Matches of this device whose changes the server has refused. */
export const refusedMatchesText = {
  mark: 'Hier entscheiden',
  title: 'Ihr müsst entscheiden',
  text: 'Der Server hat abgelehnt, was auf diesem Gerät eingegeben wurde. Es bleibt hier, bis ihr entschieden habt, was gilt.',
  list: 'Angehaltene Matches',
} as const;

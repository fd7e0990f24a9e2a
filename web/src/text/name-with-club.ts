/** The name of somebody who shares it with somebody of another club. */
export const nameWithClub = (name: string, club: string): string => `${name} (${club})`;

/** Address of the page of a league. */
export const leaguePath = (id: string): string => `/leagues/${id}`;

/** Address of the page on which its office sets it up. */
export const leagueAdminPath = (id: string): string => `${leaguePath(id)}/admin`;

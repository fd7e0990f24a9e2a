/** Address of the table of a series. */
export const seriesPath = (id: string): string => `/series/${id}`;

/** Tabs of the pages on which a series is set up. */
export const seriesAdminTabs = ['general', 'points', 'tournaments'] as const;
export type SeriesAdminTab = (typeof seriesAdminTabs)[number];

/** Address of such a page. */
export const seriesAdminPath = (id: string, tab: SeriesAdminTab = 'general'): string =>
  `${seriesPath(id)}/admin/${tab}`;

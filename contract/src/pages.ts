/**
 * Addresses of the pages of the web app, in the notation of its router, of which the first one that fits counts. The server
 * answers these with a page and everything else with 404; `tools/structure/check-pages.mjs` compares them with the router.
 */
export const pagePaths = [
  '/',
  '/home',
  '/home/news',
  '/home/events',
  '/home/lobby',
  '/matches',
  '/matches/new',
  '/matches/view/nomatch',
  '/matches/view/:id',
  '/matches/:matchId/:setNumber/:legNumber',
  '/matches/:id',
  '/match/*',
  '/account',
  '/login',
  '/register',
  '/register/success',
  '/register/validation-needed',
  '/register/email-activated',
  '/register/first-name',
  '/register/new-password',
  '/register/team-invite-activated',
  '/confirm',
  '/confirm/:code',
  '/board/:code',
  '/team-lounge',
  '/team-lounge/event/:id/live',
  '/team-lounge/event/:id/hall',
  '/team-lounge/event/:id/guests?',
  '/series/:id/admin/:tab?',
  '/series/:id',
  '/leagues/:id/admin',
  '/leagues/:id',
  '/tournaments/:id/register',
  '/tournaments/:id/live',
  '/tournaments/:id/hall',
  '/tournaments/:eventId/stats/:id',
  '/tournaments/:id/print/:sheet',
  '/tournaments/:id/cockpit/:page?',
  '/tournaments/:id/admin',
  '/tournaments/:id/admin/:tab/*',
  '/tournaments/:id/*',
  '/me/stats',
  '/players/me/stats',
  '/players/:id/stats',
  '/players/:id/stats/:eventId',
  '/players/:id/matches',
  '/secure',
  '/practice-room',
  '/practice-room/scoring-games/:id',
  '/admin',
  '/admin/teams/:teamId',
  '/privacy',
  '/imprint',
  '/terms',
] as const;
export type PagePath = (typeof pagePaths)[number];

/** A page of the app, and the id of the thing that it shows: the first one in its address, null if it has none. */
type PageAddress = { readonly page: PagePath; readonly id: string | null };

const partPattern = (part: string): string => {
  if (part === '*') return '(?:/.*)?';
  const isOptional = part.endsWith('?');
  const name = isOptional ? part.slice(0, -1) : part;
  const pattern = `/${name.startsWith(':') ? '([^/]+)' : name}`;
  return isOptional ? `(?:${pattern})?` : pattern;
};

const patterns = pagePaths.map((page) => {
  const parts = page.split('/').filter((part) => part !== '');
  // The router ignores case and a slash at the end.
  return { page, pattern: new RegExp(`^${parts.map(partPattern).join('')}/?$`, 'i') };
});

/** The page at an address. @param path without query @returns null for addresses that the app does not have */
export function pageAt(path: string): PageAddress | null {
  for (const { page, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found !== null) return { page, id: found[1] ?? null };
  }
  return null;
}

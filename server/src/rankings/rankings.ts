import type { Platform } from '../platform/platform.ts';
import { describeEventPage } from './describe-event-page.ts';
import { forgetNames } from './forget-names.ts';
import { keepFigures } from './keep-figures.ts';
import { rankingHandlers } from './routes.ts';

/** What the server takes from the tables of events. */
export const rankings = {
  handlers: rankingHandlers,
  pages: describeEventPage,
  followers: (platform: Platform) => {
    const figures = keepFigures(platform);
    return { match: [figures], event: [figures], seat: [figures] };
  },
  forgetPlayer: { byRank: forgetNames },
};

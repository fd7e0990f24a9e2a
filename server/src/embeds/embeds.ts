import { describeEmbedPage } from './describe-embed-page.ts';
import { describeOverlayPage } from './describe-overlay-page.ts';

type Parts = Parameters<typeof describeEmbedPage>[0];

/** What the server takes from pages that stand in other pages or over a picture. It has no calls. */
export const embeds = {
  frames: (parts: Parts) => [describeEmbedPage(parts), describeOverlayPage(parts)],
};

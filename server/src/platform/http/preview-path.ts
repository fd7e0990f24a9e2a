import { contentHash } from '../content-hash.ts';
import type { PreviewCard } from './preview-card.ts';

type Pictured = { readonly path: string; readonly card: PreviewCard; readonly crestPath: string | null };

/** How pictures are drawn; counts up whenever that changes, so that programs load them again. */
const drawing = 1;

const folder = '/previews';
const written = /^(\/.+)\/[\w-]{10}\.png$/;

/** Names what a picture shows: another content has another tag. 43 characters */
export const previewTag = ({ card, crestPath }: Pick<Pictured, 'card' | 'crestPath'>): string =>
  contentHash({ card, crestPath, drawing });

/** Address of the picture of a page. It changes with the content, because messengers load an address only once. */
export const previewPath = (page: Pictured): string =>
  `${folder}${page.path}/${previewTag(page).slice(0, 10)}.png`;

/** The page whose picture has an address; null for other addresses. @param path what follows `/previews` */
export const pageOfPreview = (path: string): string | null => written.exec(path)?.[1] ?? null;

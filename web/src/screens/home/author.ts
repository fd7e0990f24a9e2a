import type { NewsEntity } from '@neundarter/contract/entities/news';
import { usePlayer } from '../../data/people/players.ts';
import { newsText } from '../../text/news.ts';

/** The author of a piece of news, as shown on the page. */
export type Author = {
  readonly name: string;
  readonly pictureUrl: string | null;
  readonly isProduct: boolean;
};

const product: Author = { name: newsText.product, pictureUrl: null, isProduct: true };

/** The author with name and picture; the name may appear a moment after the text. */
export function useAuthor(author: NewsEntity['props']['author']): Author {
  const { data, isError } = usePlayer(author.type === 'player' ? author.id : null);
  if (author.type === 'product') return product;
  const name = data?.props.fullName || (isError || data !== undefined ? newsText.unknownAuthor : '');
  return { name, pictureUrl: data?.props.pictureUrl ?? null, isProduct: false };
}

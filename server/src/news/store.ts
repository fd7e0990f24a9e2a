import type { NewsEntity } from '@neundarter/contract/entities/news';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { NewsTable } from '../platform/db/tables/team-tables.ts';

/** News as stored in the database, with the creator and the hash of the props they were created with. */
export type StoredNews = NewsEntity & { readonly propsHash: string; readonly createdBy: string };

const columns = ['id', 'content', 'date', 'author_player_id', 'status', 'props_hash', 'created_by'] as const;

const newsOf = (row: NewsTable): StoredNews => ({
  id: row.id,
  props: {
    content: row.content,
    date: row.date,
    author:
      row.author_player_id === null ? { type: 'product' } : { type: 'player', id: row.author_player_id },
    status: row.status,
  },
  propsHash: row.props_hash,
  createdBy: row.created_by,
});

const rowOf = ({ id, props, propsHash, createdBy }: StoredNews): NewsTable => ({
  id,
  content: props.content,
  date: props.date,
  author_player_id: props.author.type === 'player' ? props.author.id : null,
  status: props.status,
  props_hash: propsHash,
  created_by: createdBy,
});

export type NewsFilter = { readonly status?: NewsTable['status'] };

const filtered = (q: Queries, { status }: NewsFilter) => {
  const news = q.selectFrom('news');
  return status === undefined ? news : news.where('status', '=', status);
};

/** One page, newest first. */
export const findNewsPage = async (
  q: Queries,
  filter: NewsFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<readonly StoredNews[]> => {
  const page = filtered(q, filter)
    .select(columns)
    .orderBy('date', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(limit);
  return (await page.execute()).map(newsOf);
};

export const countNewsRows = async (q: Queries, filter: NewsFilter): Promise<number> => {
  const { count } = await filtered(q, filter)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findNews = async (q: Queries, id: string): Promise<StoredNews | null> => {
  const row = await q.selectFrom('news').select(columns).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : newsOf(row);
};

/** Inserts news; `false` if the id is taken. */
export const insertNews = async ({ q }: WriteTx, news: StoredNews): Promise<boolean> => {
  const result = await q
    .insertInto('news')
    .values(rowOf(news))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const updateNews = async ({ q }: WriteTx, news: StoredNews): Promise<void> => {
  const { id, ...row } = rowOf(news);
  await q.updateTable('news').set(row).where('id', '=', id).execute();
};

export const removeNews = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('news').where('id', '=', id).execute();
};

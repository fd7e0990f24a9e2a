import Type from 'typebox';
import { Count, closed, Id, IdParams, pageOf, paging } from '../entities/common.ts';
import { oneOf } from '../entities/match-config.ts';
import { ChangedNewsPropsSchema, NewNewsPropsSchema, NewsSchema, newsStatuses } from '../entities/news.ts';
import { route } from '../route.ts';

const tag = 'news';
const filters = { status: Type.Optional(oneOf(newsStatuses)) };

export const newsRoutes = {
  countNews: route({
    address: 'GET /news/count',
    summary: 'Number of news; drafts are counted for admins only',
    tag,
    caller: 'anyone',
    query: Type.Object(filters, closed),
    answer: Count,
    errors: ['error.insufficient-permissions'],
  }),
  listNews: route({
    address: 'GET /news',
    summary: 'News, newest first; drafts for admins only',
    tag,
    caller: 'anyone',
    query: Type.Object({ ...filters, ...paging }, closed),
    answer: pageOf(NewsSchema),
    errors: ['error.insufficient-permissions'],
  }),
  readNews: route({
    address: 'GET /news/{id}',
    summary: 'One piece of news; a draft for admins only',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: NewsSchema,
    errors: ['error.not-found'],
  }),
  createNews: route({
    address: 'POST /news/',
    summary: 'Adds news, as a draft by default; a repeated call adds nothing more',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, props: NewNewsPropsSchema }, closed),
    answer: NewsSchema,
    errors: ['error.id-already-exists', 'error.text.too-complex'],
  }),
  changeNews: route({
    address: 'PATCH /news/',
    summary: 'Changes news; fields left out keep their values',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, changedProps: ChangedNewsPropsSchema }, closed),
    answer: NewsSchema,
    errors: ['error.not-found', 'error.text.too-complex'],
  }),
  deleteNews: route({
    address: 'DELETE /news/{id}',
    summary: 'Deletes news permanently',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found'],
  }),
} as const;

import Type from 'typebox';
import { Count, closed, Id, IdParams, pageOf, paging } from '../entities/common.ts';
import { EditRevision, EventSchema } from '../entities/event.ts';
import {
  ChangedSeriesPropsSchema,
  ListedSeriesSchema,
  NewSeriesPropsSchema,
  SentSeriesConfigSchema,
  SeriesSchema,
} from '../entities/series.ts';
import { route } from '../route.ts';

const tag = 'series';
const filters = {
  teamId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'series of this team' })),
  eventId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'series with this tournament' })),
};

/** Series of tournaments with points. */
export const seriesRoutes = {
  countSeries: route({
    address: 'GET /series/count',
    summary: 'Number of series that the caller may see',
    tag,
    caller: 'anyone',
    query: Type.Object(filters, closed),
    answer: Count,
    errors: [],
  }),
  listSeries: route({
    address: 'GET /series',
    summary: 'Series that the caller may see, newest first, without their points',
    tag,
    caller: 'anyone',
    query: Type.Object({ ...filters, ...paging }, closed),
    answer: pageOf(ListedSeriesSchema),
    errors: [],
  }),
  readSeries: route({
    address: 'GET /series/{id}',
    summary: 'One series with the points of all its finished tournaments',
    tag,
    caller: 'anyone',
    params: IdParams,
    query: Type.Object(
      { eventId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'only its points' })) },
      closed,
    ),
    answer: SeriesSchema,
    errors: ['error.not-found'],
  }),
  readCanUpdateSeries: route({
    address: 'GET /series/{id}/can-update',
    summary: 'Whether the points may change: not once a tournament of the series has started',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: Type.Object({ canUpdate: Type.Boolean() }, closed),
    errors: ['error.not-found'],
  }),
  createSeries: route({
    address: 'POST /series/',
    summary: 'Creates a series of a team that may use tournaments; a repeated call creates nothing more',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, props: NewSeriesPropsSchema }, closed),
    answer: SeriesSchema,
    errors: ['error.not-found', 'error.id-already-exists'],
  }),
  changeSeries: route({
    address: 'PATCH /series/',
    summary: 'Changes a series, or adds and removes tournaments; fields left out keep their values',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, changedProps: ChangedSeriesPropsSchema }, closed),
    answer: SeriesSchema,
    errors: ['error.not-found', 'error.series.too-many-tournaments'],
  }),
  setSeriesPoints: route({
    address: 'POST /series/{id}/config',
    summary: 'Sets what a series gives points for',
    tag,
    caller: 'user',
    params: IdParams,
    body: SentSeriesConfigSchema,
    answer: SeriesSchema,
    errors: ['error.not-found', 'error.series.points-fixed'],
  }),
  setSeedingBySeries: route({
    address: 'PATCH /events/{id}/seeding/by-series',
    summary:
      'Sets the seeding list of a tournament by the table of a series; players without points follow by lot',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ seriesId: Id, editRevision: EditRevision }, closed),
    answer: EventSchema,
    errors: [
      'error.not-found',
      'error.event.changed-meanwhile',
      'error.event.invalid-status',
      'error.event.nobody-to-seed',
    ],
  }),
  deleteSeries: route({
    address: 'DELETE /series/{id}',
    summary: 'Deletes a series permanently; its tournaments stay',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found'],
  }),
} as const;

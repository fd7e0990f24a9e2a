import Type from 'typebox';
import { closed, IdParams } from '../entities/common.ts';
import { oneOf } from '../entities/match-config.ts';
import { ResultFileSchema } from '../entities/result-file.ts';
import { route } from '../route.ts';

const resultFormats = ['json', 'csv'] as const;
export type ResultFormat = (typeof resultFormats)[number];
const resultContents = ['public', 'complete'] as const;
export type ResultContent = (typeof resultContents)[number];

/** Calls that give the results of an event as files. */
export const resultFileRoutes = {
  exportResults: route({
    address: 'GET /events/{id}/result-file',
    summary:
      'The result file of an event (docs/result-file.md), or its places with clubs as CSV; organisers may get it with full names',
    tag: 'events',
    caller: 'anyone',
    params: IdParams,
    query: Type.Object(
      {
        format: Type.Optional(Type.Unsafe<ResultFormat>({ ...oneOf(resultFormats), default: 'json' })),
        content: Type.Optional(Type.Unsafe<ResultContent>({ ...oneOf(resultContents), default: 'public' })),
      },
      closed,
    ),
    answer: ResultFileSchema,
    answerTypes: ['application/json', 'text/csv'],
    isExport: true,
    errors: ['error.not-found', 'error.insufficient-permissions'],
  }),
} as const;

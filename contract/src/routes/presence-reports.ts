import Type from 'typebox';
import { closed, Id, IdParams } from '../entities/common.ts';
import { OwnReportSchema, PresenceReportsSchema, SentReportSchema } from '../entities/presence-report.ts';
import { route } from '../route.ts';

const tag = 'calls';
const usual = ['error.not-found', 'error.event.invalid-status'] as const;
const asOrganiser = { tag, caller: 'user', answer: PresenceReportsSchema } as const;

/** What people say of themselves on any phone. It gives nobody a right, and the word of an organiser holds. */
export const presenceReportRoutes = {
  reportPresence: route({
    tag,
    caller: 'guest',
    address: 'POST /events/{id}/reports',
    summary:
      'Says that the people of a confirmed entry are here or leave, from six hours before the start on; for everybody who may see the event. A repeat changes nothing',
    params: IdParams,
    body: SentReportSchema,
    answer: OwnReportSchema,
    errors: [
      ...usual,
      'error.calls.person-busy',
      'error.calls.reports-closed',
      'error.event.participant-not-found',
      'error.too-many-requests',
    ],
  }),
  readPresenceReports: route({
    ...asOrganiser,
    address: 'GET /events/{id}/reports',
    summary: 'What people have said about entries of a tournament; for its organisers',
    params: IdParams,
    errors: usual,
  }),
  openPresenceReports: route({
    ...asOrganiser,
    address: 'PATCH /events/{id}/reports',
    summary: 'Lets people report, or no longer',
    params: IdParams,
    body: Type.Object({ isOpen: Type.Boolean() }, closed),
    errors: usual,
  }),
  dismissPresenceReport: route({
    ...asOrganiser,
    address: 'DELETE /events/{id}/reports/{entryId}',
    summary: 'Dismisses what was said about an entry, and what followed from it; a repeat changes nothing',
    params: Type.Object({ id: Id, entryId: Id }, closed),
    errors: usual,
  }),
} as const;

import type { consentRoutes } from '@neundarter/contract/routes/consents';
import { ok } from '@neundarter/rules/result';
import type { MatchPlatform } from '../matches/settle-match.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { answerConsent } from './answer-consent.ts';
import { listConsents } from './reads.ts';
import type { EventPeople } from './unlink-account.ts';

/** Handlers of the calls of players whom somebody else has entered into an event. */
export const consentHandlers = (platform: MatchPlatform & EventPeople): Handlers<typeof consentRoutes> => ({
  listConsents: async ({ actor, query }) => ok(await listConsents(platform, { actor, ...query })),
  answerConsent: ({ actor, params, body }) => answerConsent(platform, { actor, eventId: params.id, ...body }),
});

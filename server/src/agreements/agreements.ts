import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { forgetAgreements } from './forget-agreements.ts';
import { findAllAgreementsOf } from './reads.ts';
import { agreementHandlers } from './routes.ts';

/** What the server takes from agreements. */
export const agreements = {
  handlers: agreementHandlers,
  forgetUser: forgetAgreements,
  exportOwn: async (platform: Platform, actor: Actor) => ({
    agreements: await findAllAgreementsOf(platform, actor),
  }),
};

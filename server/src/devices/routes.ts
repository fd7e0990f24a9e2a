import type { deviceRoutes } from '@neundarter/contract/routes/devices';
import type { Handlers } from '../platform/http/handler.ts';
import type { DeriveKey } from '../platform/passes/derive-key.ts';
import { bindTablet } from './bind-tablet.ts';
import { confirmAtTablet } from './confirm-at-tablet.ts';
import { createTabletCode } from './create-tablet-code.ts';
import type { DevicePlatform } from './describe-tablet.ts';
import { listTablets, readTabletCode } from './reads.ts';
import { breakAtTablet, reportTablet } from './report-tablet.ts';
import { unbindTablet } from './unbind-tablet.ts';

/** Handlers of the calls about the tablets of boards. */
export const deviceHandlers = (
  platform: DevicePlatform & { readonly deriveKey: DeriveKey },
): Handlers<typeof deviceRoutes> => ({
  createTabletCode: ({ actor, params: { id: teamId, boardId } }) =>
    createTabletCode(platform, { actor, teamId, boardId }),
  readTabletCode: ({ body }) => readTabletCode(platform, body.code),
  bindTablet: ({ body }) => bindTablet(platform, platform.deriveKey, body),
  listTablets: ({ actor, params }) => listTablets(platform, { actor, teamId: params.id }),
  unbindTablet: ({ actor, params: { id: teamId, tabletId } }) =>
    unbindTablet(platform, { actor, teamId, tabletId }),
  reportTablet: ({ actor, body }) => reportTablet(platform, { actor, ...body }),
  confirmAtTablet: ({ actor, body }) => confirmAtTablet(platform, { actor, ...body }),
  breakAtTablet: ({ actor }) => breakAtTablet(platform, actor),
});

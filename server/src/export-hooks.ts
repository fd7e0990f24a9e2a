import { findAllAgreementsOf } from './agreements/reads.ts';
import { findAllConsentsOf } from './consents/reads.ts';
import { findOwnEvents } from './events/reads.ts';
import { findOwnDecisions, findOwnGuestDays, findOwnPlaces } from './matchdays/reads.ts';
import type { Actor } from './platform/http/handler.ts';
import type { Platform } from './platform/platform.ts';
import { findAllGamesOf } from './practice/reads.ts';
import { findOwnAchievements } from './series/reads.ts';
import { findOwnMemberships } from './teams/reads.ts';
import { findOwnEntries } from './tournaments/reads.ts';
import { withoutNames } from './tournaments/storage/stored-log.ts';

/** What the nouns beside matches know about a caller, for the export of own data. */
export const exportHooks = (platform: Platform) => async (actor: Actor) => ({
  memberships: await findOwnMemberships(platform.db, actor),
  eventConsents: await findAllConsentsOf(platform.db, actor),
  agreements: await findAllAgreementsOf(platform, actor),
  scoringGames: findAllGamesOf(platform.db, actor),
  lineUps: await findOwnPlaces(platform.db, actor),
  guestDays: await findOwnGuestDays(platform.db, actor),
  ...(await findOwnEntries(platform.db, actor)),
  createdEvents: await findOwnEvents(platform.db, actor),
  eventDecisions: (await findOwnDecisions(platform.db, actor)).map(withoutNames),
  tournamentResults: await findOwnAchievements(platform.db, actor),
});
